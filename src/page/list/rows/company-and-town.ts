import { placeScore } from '@/jobs/text-kind/place-score';
import { firstWords, wordBetween } from './frame-words';
import { isUnparted, pieceOfSlot } from './piece-of-slot';
import type { SlotFacts } from './slot-facts';
import type { RowContent } from './slots';

/** Shares of a slot's texts, or of the rows. */
const nearlyAll = 0.8;
const leastFill = 0.6;
const leastCompanies = 0.3;
const mostOthers = 0.2;
/** Towns are on no list as often as not, but among many some are. */
const leastKnown = 0.1;
/** Fewer texts may agree by chance. */
const leastTexts = 4;
/** Names that stand with several towns: of places, one or the other does. */
const leastInSeveral = 2;

/** A name as far as the comma, also where its legal form stands behind one: "Acme, Inc., Austin, TX". */
const name = '^[^,]+(?:,\\s(?:inc|llc|ltd|gmbh)\\b\\.?)?';
/** What parts the two: "Acme Ltd - 44 - Nantes" has the dash of its place behind the first. */
const ways = [
  { company: `(${name})(?=,\\s)`, town: `${name},\\s(.+)$` },
  { company: '^(.+?)(?=\\s[-–—]\\s)', town: '^.+?\\s[-–—]\\s(.+)$' },
  { company: '^([^()]+?)(?=\\s?\\([^()]+\\)$)', town: '\\(([^()]+)\\)$' },
];

/**
 * Splits a slot that says who and where in one text: "Acme Ltd, Leeds", "Acme Ltd - Leeds", "Acme Ltd (Leeds)", "at Acme in Leeds". Not "Mesa, Arizona", where the same name has always
 * the same one behind it; nor where the page says whose jobs all of them are: "St Mary's Hospital, Oldham" is where they are.
 */
export function withCompanyApart(
  facts: readonly SlotFacts[],
  contents: RowContent[],
  employer: () => string | null,
): SlotFacts[] {
  if (facts.some(isCalledCompany)) return [...facts];
  return facts.flatMap((one) => {
    const both = mayBeBoth(one) ? companyAndTown(one, contents) : null;
    return both && employer() === null ? both : [one];
  });
}

function companyAndTown(one: SlotFacts, contents: RowContent[]): [SlotFacts, SlotFacts] | null {
  for (const { company, town } of [...ways, ...waysByWord(one)]) {
    const where = pieceOfSlot(one, town, contents);
    if (where.texts.size < nearlyAll * one.texts.size) continue;
    const who = pieceOfSlot(one, company, contents);
    if (areCompaniesIn(who, where)) return [who, where];
  }
  return null;
}

/** "Acme in Leeds", "at Acme in Leeds", "chez Acme à Lille" */
function waysByWord(one: SlotFacts): typeof ways {
  const word = wordBetween(one);
  const between = `\\s${RegExp.escape(word ?? '')}\\s`;
  return word === null ? [] : [{ company: `^${firstWords(one)}(.+)(?=${between})`, town: `^.+${between}(.+)$` }];
}

function isCalledCompany({ hints, label, isCompanyLink }: SlotFacts): boolean {
  return label === 'company' || (hints.get('company') ?? 0) >= nearlyAll || isCompanyLink >= mostOthers;
}

function mayBeBoth(facts: SlotFacts): boolean {
  const { label, hints, fill, texts, isHeading, kinds } = facts;
  if (
    !isUnparted(facts) ||
    label !== null ||
    fill < leastFill ||
    texts.size < leastTexts ||
    hints.has('title') ||
    hints.has('location')
  )
    return false;
  return isHeading + kinds.title + kinds.employment + kinds.posted + kinds.salary <= mostOthers;
}

function areCompaniesIn(who: SlotFacts, where: SlotFacts): boolean {
  const { place, workplace, employment, department } = who.kinds;
  const towns = [...where.texts.values()];
  const arePlaces = towns.filter((text) => placeScore(text) > 0).length >= nearlyAll * towns.length;
  if (!arePlaces || where.kinds.place < leastKnown || place + workplace + employment + department > mostOthers)
    return false;
  return who.isName >= nearlyAll && (who.kinds.company >= leastCompanies || standInSeveral(who, where));
}

/** Whether most names that recur do so with different ones behind them. */
function standInSeveral(who: SlotFacts, where: SlotFacts): boolean {
  const recurring = [...Map.groupBy(who.texts, ([, text]) => text).values()].filter(({ length }) => length > 1);
  const inSeveral = recurring.filter((rows) => new Set(rows.map(([row]) => where.texts.get(row))).size > 1);
  return inSeveral.length >= leastInSeveral && inSeveral.length * 2 > recurring.length;
}
