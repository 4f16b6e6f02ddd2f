import { placeScore } from '@/jobs/text-kind/place-score';
import { minRoleScore, roleScores, saysTheSame } from './role-scores';
import type { SlotFacts } from './slot-facts';
import { isOneOfTags } from './tags-of-rows';
import { advertTest } from './text-of-adverts';
import { withTitlesInPlace } from './titles-in-place';

/** The slots of a field, best first: later ones are for rows without the earlier. */
export interface Roles {
  title: SlotFacts[];
  company: SlotFacts[];
  location: SlotFacts[];
  /** Slots that repeat the title, for screen readers or another width. */
  titleTwins: SlotFacts[];
}

/** With a smaller share of rows having titles, it is no list. */
const leastTitles = 0.5;

/**
 * Assigns fields to slots; null if none looks like a title. `rendered` rows are those with any text. `employer`: whose jobs all of them
 * are, if the page says so; asked only where that decides.
 */
export function assignRoles(facts: SlotFacts[], employer: () => string | null = () => null): Roles | null {
  const [title, ...otherTitles] = best(
    facts.filter(({ fill }) => fill >= leastTitles),
    roleScores.title,
  );
  if (!title) return null;
  const titles = withTitlesInPlace(
    [
      title,
      ...otherTitles.filter((other) => other.slot !== title.slot && fillsGaps(other, [title])),
      ...titlesLike(title, facts),
    ],
    facts,
  );
  const isInAdvert = advertTest(facts);
  const free = () => facts.filter((one) => !taken.has(one) && !isInAdvert(one));
  const taken = new Set<SlotFacts>(titles);
  const titleTwins = twinsOf(title, facts);
  for (const twin of titleTwins) taken.add(twin);
  const placeScore = (one: SlotFacts) =>
    repeats(one, title) ? 0 : roleScores.location(one, title) + besideWorkplace(one, facts);
  const location = withGapsFilled(best(free(), placeScore));
  for (const one of location) taken.add(one);
  // Without a place, what every row has of them may be one.
  const isWeak = (one: SlotFacts) =>
    location.length > 0 && isOneOfFew(one) && !isSurelyCompany(one) && isOther(employer(), [one]);
  const isNoCompany = (one: SlotFacts) => isOneOfTags(one, facts) || marksCompany(one, facts) || isWeak(one);
  const mayBeCompany = () => free().filter((one) => !isNoCompany(one));
  const candidates = withTwins(
    withGapsFilled(best(mayBeCompany(), (one) => roleScores.company(one, title))),
    mayBeCompany(),
  );
  const mayBeHouses = location.length === 0 && candidates.length > 0 && candidates.every(namesHouses);
  const areHouses = mayBeHouses && isOther(employer(), candidates);
  const named = areHouses ? [] : candidates;
  const isOnlyName = location.length === 0 && named.length > 0 && !named.some(isSurelyCompany);
  const isOfOne = isOnlyName && (isOther(employer(), named) || named.every(namesFewTowns));
  const company = isOfOne ? [] : named;
  for (const one of company) taken.add(one);
  const least = isOfOne ? 0 : leastKnown;
  const unknown = () => (areHouses ? candidates : best(free(), (one) => unknownPlace(one, least)).slice(0, 1));
  const places = location.length > 0 ? location : unknown();
  return { title: titles, company, location: withTwins(places, free()), titleTwins };
}

/**
 * Titles of the fewer rows that are built otherwise, as those that nobody paid for: set and linked like those of the others. Of a single row
 * only where it is all that the element says which has the title and more in the others.
 */
function titlesLike(title: SlotFacts, facts: readonly SlotFacts[]): SlotFacts[] {
  if (title.isHeading < 1 && title.isLink < 1) return [];
  const isLike = (one: SlotFacts) =>
    one.fill < leastTitles &&
    (one.texts.size > 1 || title.slot.key.startsWith(`${one.slot.key}/`)) &&
    one.isHeading === title.isHeading &&
    one.isLink === title.isLink &&
    roleScores.title(one) >= minRoleScore;
  return facts.filter((one) => isLike(one) && fillsGaps(one, [title]));
}

/** By more than being a name. */
function isSurelyCompany({ hints, label, kinds, isCompanyLink }: SlotFacts): boolean {
  return hints.has('company') || label === 'company' || kinds.company >= 0.3 || isCompanyLink >= 0.2;
}

/** Whether it says the same in every row, beside the company that it is said of: "verified". */
function marksCompany(facts: SlotFacts, all: readonly SlotFacts[]): boolean {
  const isNamed = ({ slot, isCompanyLink, distinct }: SlotFacts) =>
    Math.abs(slot.order - facts.slot.order) < 1.5 && isCompanyLink >= 0.8 && distinct > facts.distinct;
  return facts.isCompanyLink === 0 && saysTheSame(facts) && all.some(isNamed);
}

/** Ratio of distinct texts, at most. */
const few = 0.3;

/** The same few names in all rows, of which one or more are known as places, are where one employer is; companies are more. */
function namesFewTowns(facts: SlotFacts): boolean {
  return facts.distinct <= few && facts.kinds.company === 0 && unknownPlace(facts, leastKnown) > 0;
}

/** The same few names again and again: where the page says whose jobs all of them are, they are departments, levels or the like. */
function isOneOfFew({ distinct, texts }: SlotFacts): boolean {
  return distinct < 0.5 && distinct * texts.size > 1.5;
}

/** Share of texts that makes it the form of all. */
const nearlyAll = 0.8;

/** "St Mary's Hospital, Oldham", "The Elms, Wexcombe": houses with their towns, or companies on a board of many. */
function namesHouses({ texts, hints, label, isCompanyLink }: SlotFacts): boolean {
  if (hints.has('company') || label === 'company' || isCompanyLink >= 0.2) return false;
  const values = [...texts.values()];
  const inTowns = values.filter((text) => placeScore(/^[^,]+, ([^,\d]+)$/u.exec(text)?.[1] ?? '') > 0);
  // Hospitals and schools are companies by their names.
  const asPlaces = inTowns.filter((text) => placeScore(text) >= inParts);
  return values.length > 1 && inTowns.length >= nearlyAll * values.length && asPlaces.length >= values.length / 2;
}

/** What a text of two names scores as a place, though neither is known. */
const inParts = 2;

/** Whether no row names the employer of all: the names are of its houses. */
function isOther(employer: string | null, named: readonly SlotFacts[]): boolean {
  return employer !== null && !named.some(({ texts }) => [...texts.values()].some((text) => text.includes(employer)));
}

/** Where a row says that one works at the office, the name beside it says where: "Ourense", "Presencial". */
function besideWorkplace({ slot, isName, words, kinds, label }: SlotFacts, facts: readonly SlotFacts[]): number {
  if (isName < 0.8 || words > 4 || label !== null || kinds.department + kinds.title + kinds.company > 0.2) return 0;
  return facts.some((one) => one.isOnSite >= 0.3 && Math.abs(one.slot.order - slot.order) < 1.5) ? 1.5 : 0;
}

/** Words of a place's name. */
const mostPlaceWords = 4;
/** Share of known places that makes a column of names one of places: villages are on no list. */
const leastKnown = 0.1;

/** How much the texts of such a column look like places on average: "Closes in 12 days" does not at all. */
const leastLooks = 0.5;

/** How likely names that are no title and no company are places, where no other column is one. */
function unknownPlace(facts: SlotFacts, least: number): number {
  const { kinds, isName, words, label, fill, isCompanyLink, isButton, isLink, distinct, texts } = facts;
  const { department, title, company, employment, posted, salary, apply, workplace } = kinds;
  const others = department + title + company + employment + posted + salary + apply + workplace;
  const isPossible = isName >= 0.8 && words <= mostPlaceWords && others <= 0.3 && label === null && fill >= 0.5;
  const looks = [...texts.values()].map(placeScore).reduce((sum, score) => sum + score, 0) / texts.size;
  if (looks < leastLooks || (saysTheSame(facts) && kinds.place < nearlyAll)) return 0;
  // What every row is opened by, or applied for, says the same in each of them.
  const isControl = isLink >= 0.9 && texts.size > 1 && distinct * texts.size < 1.5;
  if (isControl || isCompanyLink + isButton >= 0.2) return 0;
  return isPossible && kinds.place >= least ? minRoleScore + kinds.place + looks / 10 : 0;
}

/** Those with the least score or more, best first. */
function best(facts: SlotFacts[], score: (facts: SlotFacts) => number): SlotFacts[] {
  return facts
    .map((one) => ({ one, score: score(one) }))
    .filter(({ score }) => score >= minRoleScore)
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
}

function withGapsFilled(ranked: SlotFacts[]): SlotFacts[] {
  const chosen: SlotFacts[] = [];
  for (const one of ranked) if (chosen.length === 0 || fillsGaps(one, chosen)) chosen.push(one);
  return chosen.slice(0, 4);
}

/** With the slots that rows built otherwise have in an element of the same name. */
function withTwins(chosen: SlotFacts[], facts: readonly SlotFacts[]): SlotFacts[] {
  const ends = new Set(chosen.map(({ slot }) => namedEnd(slot.key)));
  const twins = facts.filter((one) => !chosen.includes(one) && ends.has(namedEnd(one.slot.key)) && one.part === null);
  return [...chosen, ...twins.filter((one) => namedEnd(one.slot.key) !== null && fillsGaps(one, chosen))];
}

/** "div.area/span" of "/div.organic/div.inner/div.area/span": from the last name on; null without one. */
function namedEnd(key: string): string | null {
  const steps = key.split('/');
  const named = steps.findLastIndex((step) => step.includes('.'));
  return named < 0 ? null : steps.slice(named).join('/');
}

/** True for a slot in rows without any of the chosen ones. */
function fillsGaps(facts: SlotFacts, chosen: SlotFacts[]): boolean {
  const rows = [...facts.texts.keys()];
  const covered = rows.filter((row) => chosen.some(({ texts }) => texts.has(row)));
  return covered.length <= 0.2 * rows.length;
}

/** Whether it says the title and more: "Baker (Leeds)" below "Baker". */
function repeats(facts: SlotFacts, title: SlotFacts): boolean {
  const both = [...facts.texts].filter(([row, text]) => {
    const name = title.texts.get(row);
    return name !== undefined && text.includes(name);
  });
  return both.length > 0.5 * facts.texts.size;
}

/** Slots equal to the title in most rows. */
function twinsOf(title: SlotFacts, facts: SlotFacts[]): SlotFacts[] {
  return facts.filter((one) => {
    const same = [...one.texts].filter(([row, text]) => title.texts.get(row) === text);
    return one !== title && same.length > 0.5 * one.texts.size;
  });
}
