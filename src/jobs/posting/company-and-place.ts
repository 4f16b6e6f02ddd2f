import { hasLegalForm, isCompanyText } from '@/jobs/text-kind/company-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { containsWords, countWords } from '@/language/fold/comparable-text';
import { splitLabelled } from '@/language/words/jobs/posting-labels';
import { bestPair } from './best-pair';
import type { Candidate, CompanyAndPlace } from './candidate';
import { candidatesByLabel } from './candidates-by-label';
import { companyCandidates } from './company-candidates';
import { asSiteWrites, inFull, inShort } from './full-names';
import { headerSegments } from './header-segments';
import type { LabelledValue } from './labelled-values';
import { readLetterhead } from './letterhead';
import { inOwnCase, withoutArticle } from './name-in-capitals';
import { placeAlone } from './place-alone';
import { placeBehindCompany } from './place-behind-company';
import { placeCandidates } from './place-candidates';
import { placeInCompany, placeInNames } from './place-in-company';
import { placeInSentences } from './place-in-sentence';
import type { PostingHeader } from './posting-header';
import { townInProse } from './town-in-prose';

const leastOnPage = { company: 2.5, place: 2.4 };
/** Names in the markup, pictures and the page's title speak for a page's candidates; a text has only words and their order. */
const leastInText = { company: 0.5, place: 1.5 };

/** The company and place the page shows, each by its total evidence; never the same text for both. */
export function readCompanyAndPlace(header: PostingHeader, values: LabelledValue[]): CompanyAndPlace {
  const units = headerSegments(header).filter((unit) => !splitLabelled(unit.line.text));
  const letterhead = readLetterhead(header);
  const inSentences = placeInSentences(header);
  const byLabel = candidatesByLabel(values, 'location', header);
  const places = placeCandidates(header, units, values, { byLabel, inSentences, inLetterhead: letterhead.places });
  const companies = companyCandidates(header, units, values, {
    inLetterhead: letterhead.companies,
    places: [...inSentences, ...byLabel].map(({ text }) => text),
  });
  const least = header.lines[header.title.index]?.element ? leastOnPage : leastInText;
  const { company, location } = bestPair(atLeast(companies, least.company), atLeast(places, least.place));
  const place = location ?? (company && placeByCompany(company, header)) ?? otherThan(townInProse(header), company);
  const isShown = [...units, ...values].some(({ text }) => text === company);
  return {
    company: company && asWritten(company, isShown, header),
    location: place && placeAlone(place),
  };
}

/** A company by the name that the page has for it. */
function asWritten(company: string, isShown: boolean, header: PostingHeader): string {
  const called = asSiteWrites(withoutUnit(partsOfPair(company)?.company ?? company, header), header);
  const whole = withLastStop(isShown ? inFull(called, header) : inShort(called, header), header);
  return inOwnCase(withoutArticle(whole, header), header);
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

/** "Acme Sp. z o.o" and "Acme Pvt. Ltd" at the end of a sentence or a line of rights, whose stop is their form's own. */
function withLastStop(company: string, { lines }: PostingHeader): string {
  if (!hasLegalForm(company) || company.endsWith('.')) return company;
  const isCut = /\.\p{L}{1,2}$/u.test(company);
  // Where a sentence goes on behind it, the stop is no end of one.
  const within = new RegExp(`${RegExp.escape(company)}\\.(?=\\s\\p{Ll}|[,)])`, 'u');
  const has = ({ text }: { text: string }) => (isCut ? text.includes(`${company}.`) : within.test(text));
  return lines.some(has) ? `${company}.` : company;
}

/** "City of Lund, Schools": the employer alone, where the page calls it so without the unit. */
function withoutUnit(company: string, { lines }: PostingHeader): string {
  const [name = '', ...units] = company.split(', ');
  if (units.length === 0 || countWords(name) < 2 || isCompanyText(units.join(', '))) return company;
  const isAlone = lines.some(({ text }) => !text.includes(company) && text.includes(name) && containsWords(text, name));
  return isAlone ? name : company;
}

function atLeast(candidates: Candidate[], least: number): Candidate[] {
  return candidates.filter(({ score }) => score >= least);
}
