import { hasLegalForm, isCompanyText } from '@/jobs/text-kind/company-text';
import { placeScore } from '@/jobs/text-kind/place-score';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { saysOnSiteOnly } from '@/jobs/text-kind/workplace-text';
import { containsWords, countWords } from '@/language/fold/comparable-text';
import { splitLabelled } from '@/language/words/jobs/posting-labels';
import { isUnnamedEmployer, seeksForClient } from '@/language/words/jobs/seeking-words';
import { addressBlocks } from './address-blocks';
import { townOfAddresses } from './address-towns';
import { companyBehindTitle } from './company-behind-title';
import { companyInCard } from './company-card';
import { scoreCompany } from './company-evidence';
import { companyInPageTitle, companyInTwoTitles } from './company-in-page-title';
import { companyUnderHeading } from './company-under-heading';
import { employerOfPosting } from './employer-of-posting';
import { employersWorkedAt } from './employer-worked-at';
import { allNamesInFull, asSiteWrites, companiesInFull, inFull, inShort, ownerAlone } from './full-names';
import { headerSegments } from './header-segments';
import type { LabelledValue } from './labelled-values';
import { readLetterhead } from './letterhead';
import type { LineSegment } from './line-segment';
import { companiesInLogos } from './logo-evidence';
import { placeAlone } from './place-alone';
import { placeBehindCompany } from './place-behind-company';
import { namedPlacesInText, placesElsewhere, remoteBeside, scorePlace } from './place-evidence';
import { placeInCompany, placeInNames } from './place-in-company';
import { placeInSentences } from './place-in-sentence';
import { isStreet } from './postal-address';
import type { PostingHeader } from './posting-header';
import { employersSeeking } from './seeking-employer';
import { cityInProse, townInProse } from './town-in-prose';
import { townWithMore } from './town-with-more';

interface Scored {
  text: string;
  score: number;
}

interface CompanyAndPlace {
  company?: string | undefined;
  location?: string | undefined;
}

const leastOnPage = { company: 2.5, place: 2.4 };
/** Names in the markup, pictures and the page's title speak for a page's candidates; a text has only words and their order. */
const leastInText = { company: 0.5, place: 1.5 };
/** Labels in the text weigh less than what stands under the title, and those below the text may be about other jobs. */
const labelled = { around: 7, inText: 5, below: 4.5 };

const surePlace = 4;
const sureLabel = 2;
/** Of two under labels alike, the one that is known to be a place. */
const knownPlace = 0.25;
const townByLabel = (isInText: boolean) => (isInText ? labelled.inText : labelled.around) + sureLabel + 0.5;

/** The company and place the page shows, each by its total evidence; never the same text for both. */
export function readCompanyAndPlace(header: PostingHeader, values: LabelledValue[]): CompanyAndPlace {
  const units = headerSegments(header.lines, header.title, header.description).filter(
    (unit) => !splitLabelled(unit.line.text),
  );
  const letterhead = readLetterhead(header);
  const saidPlaces = placeInSentences(header);
  const labelledPlaces = byLabel(values, 'location', header);
  const namedPlaces = [...saidPlaces, ...labelledPlaces].map(({ text }) => text);
  const shown = [
    ...ranked(units, (unit) => scorePlace(unit, header)),
    ...ranked(namedPlacesInText(header), (unit) => scorePlace(unit, header)),
  ];
  const addresses = addressBlocks(header);
  const places = [
    ...townWithMore(values).map(({ text, isInText }) => ({ text, score: townByLabel(isInText) })),
    ...[...labelledPlaces, ...addresses].map((place) => aboveCoarser(place, shown)),
    ...shown,
    ...placesElsewhere(header),
    ...cityInProse(header),
    ...remoteBeside(units),
    ...saidPlaces,
    ...townOfAddresses(header),
    ...letterhead.places,
  ];
  const isUntold = isEmployerUntold(header, units, values);
  const told = isUntold ? [] : companyInTwoTitles(header);
  const employer = isUntold ? undefined : employerOfPosting(header, namedPlaces);
  const inFullText = companiesInFull(header);
  const fullNames = allNamesInFull(header);
  const companies = [
    ...byLabel(values, 'company', header),
    ...companyUnderHeading(header.lines),
    ...ranked(units, (unit) => scoreCompany(unit, header)),
    ...(isUntold ? [] : companiesInLogos(header)),
    ...employersSeeking(header),
    ...(isUntold ? [] : employersWorkedAt(header)),
    ...companyInCard(header),
    ...companyBehindTitle(header),
    // Whoever is told beside each posting is not the site's owner.
    ...(employer && told.length === 0 ? [employer] : []),
    ...(isUntold ? [] : [...ownerAlone(header, fullNames), ...inFullText]),
    ...letterhead.companies,
    ...told,
    ...(isUntold ? [] : companyInPageTitle(header)),
  ];
  const least = header.lines[header.title.index]?.element ? leastOnPage : leastInText;
  const { company, location } = bestPair(atLeast(companies, least.company), atLeast(places, least.place));
  const place = location ?? (company && placeByCompany(company, header)) ?? otherThan(townInProse(header), company);
  const isShown = [...units, ...values].some(({ text }) => text === company);
  const called = company && asSiteWrites(withoutUnit(partsOfPair(company)?.company ?? company, header), header);
  const written = called && (isShown ? inFull(called, header) : inShort(called, header));
  return {
    company: written && withLastStop(written, header),
    location: place && placeAlone(place),
  };
}

/** Whoever advertises keeps the employer's name: by a word in its place, or as an agency whose client it is. */
function isEmployerUntold(
  { lines, description }: PostingHeader,
  units: LineSegment[],
  values: LabelledValue[],
): boolean {
  const shown = [...units, ...values.filter(({ field }) => field === 'company')];
  const prose = description ? lines.slice(description.start, description.end) : [];
  return shown.some(({ text }) => isUnnamedEmployer(text)) || prose.some(({ text }) => seeksForClient(text));
}

/** A town by which its company is called may be named for the company. */
function otherThan(town: string | undefined, company: string | undefined): string | undefined {
  return town === undefined || (company !== undefined && containsWords(company, town)) ? undefined : town;
}

/** "Acme GmbH, Berlin" */
function partsOfPair(text: string): { company: string; place: string } | null {
  const [, company = '', place = ''] = /^([^,]+),\s(.+)$/.exec(text) ?? [];
  return isCompanyText(company) && isPlaceText(place) ? { company, place } : null;
}

/** Where the job is by whose it is, where nothing else says it. */
function placeByCompany(company: string, header: PostingHeader): string | undefined {
  return (
    partsOfPair(company)?.place ??
    placeBehindCompany(company, header) ??
    placeInCompany(company, header) ??
    placeInNames(header.names)
  );
}

/** "Acme Sp. z o.o" at the end of a sentence or a line of rights, whose stop is its form's own. */
function withLastStop(company: string, { lines }: PostingHeader): string {
  const isCut = /\.\p{L}{1,2}$/u.test(company) && hasLegalForm(company);
  return isCut && lines.some(({ text }) => text.includes(`${company}.`)) ? `${company}.` : company;
}

/** "City of Lund, Schools": the employer alone, where the page calls it so without the unit. */
function withoutUnit(company: string, { lines }: PostingHeader): string {
  const [name = '', ...units] = company.split(', ');
  if (units.length === 0 || countWords(name) < 2 || isCompanyText(units.join(', '))) return company;
  const isAlone = lines.some(({ text }) => !text.includes(company) && text.includes(name) && containsWords(text, name));
  return isAlone ? name : company;
}

/** One text cannot be both: the best pair of different texts, else the stronger one alone. */
function bestPair(companies: Scored[], places: Scored[]): CompanyAndPlace {
  const none = { text: undefined, score: 0 };
  let chosen: CompanyAndPlace = {};
  let most = 0;
  for (const company of [...companies, none]) {
    for (const place of [...places, none]) {
      const score = company.score + place.score;
      const location = withoutCompany(place.text, company.text);
      if (score <= most || saySame(company.text, location)) continue;
      chosen = { company: company.text, location };
      most = score;
    }
  }
  return chosen;
}

/** "Acme Ltd, 12 High Street, Leeds": its address begins with who is there. */
function withoutCompany(place: string | undefined, company: string | undefined): string | undefined {
  const isInFront = company !== undefined && place?.startsWith(`${company}, `);
  return isInFront ? place?.slice(company.length + 2) : place;
}

/** The region or the town stands alone, and under its label the whole address, which begins or ends with it: that one says more. */
function aboveCoarser(place: Scored, shown: readonly Scored[]): Scored {
  const [top] = shown.toSorted((one, other) => other.score - one.score);
  if (!top || top.score < place.score || top.text === place.text) return place;
  const isBehindStreet = isStreet(place.text.slice(0, -top.text.length).replace(/,\s*$/, ''));
  if (!place.text.startsWith(top.text) && !(place.text.endsWith(top.text) && isBehindStreet)) return place;
  const isAddress = isBehindStreet || withoutSpaces.test(place.text) || placeScore(place.text) >= placeScore(top.text);
  return isAddress ? { ...place, score: top.score + 0.25 } : place;
}

const withoutSpaces = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

function byLabel(values: LabelledValue[], field: string, { description }: PostingHeader): Scored[] {
  const end = description?.end ?? Number.POSITIVE_INFINITY;
  return values
    .filter((value) => value.field === field && !isUnnamedEmployer(value.text))
    .filter((value) => field !== 'location' || !saysOnSiteOnly(value.text))
    .map(({ text, isInText, index }) => {
      const place = isInText ? 'inText' : index >= end ? 'below' : 'around';
      // Known places under a label beside the title outweigh one that is only named so, such as that of a similar job.
      const isSure = field === 'location' && place === 'around' && placeScore(text) >= surePlace;
      const isKnown = field === 'location' && isPlaceText(text);
      return { text, score: labelled[place] + (isSure ? sureLabel : isKnown ? knownPlace : 0) };
    });
}

function ranked(units: LineSegment[], scoreOf: (unit: LineSegment) => number): Scored[] {
  return units.map((unit) => ({ text: unit.text, score: scoreOf(unit) }));
}

/** The same text, or a place within a longer one: "46 - Cahors" of "46 - Cahors - Map". */
function saySame(company: string | undefined, place: string | undefined): boolean {
  if (company === undefined || place === undefined) return false;
  // "Faenza" of "Faenza (RA)", whose name nobody need know.
  const isStart = place.startsWith(company) && /^\s?[,(]/.test(place.slice(company.length));
  return company === place || isStart || (placeScore(company) >= 2 && containsWords(place, company));
}

function atLeast(candidates: Scored[], least: number): Scored[] {
  return candidates.filter(({ score }) => score >= least);
}
