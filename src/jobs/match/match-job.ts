import type { JobSummary } from '@/domain/job/job';
import type { Match, MatchCriteria, MatchEvidence } from '@/domain/job/match-criteria';
import { comparableCompany } from '@/jobs/identity/comparable-names';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { indexOfPhrase, type Phrase, padWords, parsePhrase } from '@/language/fold/search-text';
import { cutAtWord } from '@/std/cut-text';
import { isPartTime, type MinimumPay, meetsPayFloor } from './match-pay';
import { matchesPlaces } from './match-place';
import { scoreOf } from './match-score';

/** Characters shown before the match, and in total. */
const before = 40;

const longest = 120;

/** A criterion as the user wrote it, and its words. */
export interface ParsedCriterion {
  written: string;
  phrase: Phrase;
}

/** Criteria parsed once, for many jobs. */
export interface ReadCriteria {
  keywords: ParsedCriterion[];
  places: ParsedCriterion[];
  floor: MinimumPay | null;
  mustNot: ParsedCriterion[];
  /** Companies as the user wrote them, by comparable name. */
  hidden: ReadonlyMap<string, string>;
}

export function readCriteria(match: MatchCriteria, hiddenCompanies: readonly string[]): ReadCriteria {
  return {
    keywords: readPhrases(match.keywords),
    places: readPhrases(match.places),
    floor: match.salaryFloor,
    mustNot: readPhrases(match.mustNot),
    hidden: new Map(hiddenCompanies.map((name) => [comparableCompany(name), name])),
  };
}

/** Phrases with a word, without duplicates. */
function readPhrases(texts: readonly string[]): ParsedCriterion[] {
  const read = texts.flatMap((written): ParsedCriterion[] => {
    const phrase = parsePhrase(written);
    return phrase ? [{ written, phrase }] : [];
  });
  return [...new Map(read.map((one) => [one.phrase.words.join(' '), one])).values()];
}

/** How well a job fits the user's criteria, with the evidence from the posting. `description`: null if none was read. */
export function matchJob(job: JobSummary, description: string | null, criteria: ReadCriteria): Match {
  const texts = { title: readText(job.title), company: readText(job.company), description: readText(description) };
  const keywords = criteria.keywords.map((sought) => keywordEvidence(texts, sought));
  const place = criteria.places.length > 0 ? [placeEvidence(job, criteria.places)] : [];
  const pay = criteria.floor ? [payEvidence(job, criteria.floor)] : [];
  const against = [
    ...criteria.mustNot.map((sought) => mustNotEvidence(texts, sought)),
    ...hiddenEvidence(job, criteria.hidden),
  ];
  return {
    score: scoreOf({
      found: keywords.filter(({ isMet }) => isMet).length,
      keywords: keywords.length,
      isInPlace: place[0]?.isMet ?? null,
      isPaid: pay[0]?.isMet ?? null,
    }),
    isKept: against.every(({ isMet }) => isMet !== false),
    evidence: [...keywords, ...place, ...pay, ...against],
  };
}

/** A text of the posting; its words are computed on demand: a description has thousands. */
interface PostingText {
  text: string;
  spaced(): string;
}

interface PostingTexts {
  title: PostingText | null;
  company: PostingText | null;
  description: PostingText | null;
}

function readText(text: string | null): PostingText | null {
  if (text === null) return null;
  let spaced: string | null = null;
  return {
    text,
    spaced() {
      spaced ??= padWords(text);
      return spaced;
    },
  };
}

/** Without a description, a word cannot be said to be missing. */
function keywordEvidence({ title, description }: PostingTexts, sought: ParsedCriterion): MatchEvidence {
  const found = findIn([title, description], sought.phrase);
  const isMet = found === null && description === null ? null : found !== null;
  return { kind: 'keyword', criterion: sought.written, isMet, found };
}

function mustNotEvidence({ title, company, description }: PostingTexts, sought: ParsedCriterion): MatchEvidence {
  const found = findIn([title, company, description], sought.phrase);
  const isMet = found === null && description === null ? null : found === null;
  return { kind: 'must-not', criterion: sought.written, isMet, found };
}

function placeEvidence(job: JobSummary, places: readonly ParsedCriterion[]): MatchEvidence {
  const isMet = matchesPlaces(
    job,
    places.map(({ phrase }) => phrase),
  );
  const found = job.remoteType === 'remote' ? [job.location, job.remoteType] : [job.location];
  return {
    kind: 'place',
    criterion: places.map(({ written }) => written).join(', '),
    isMet,
    found: found.filter(Boolean).join(' · ') || null,
  };
}

function payEvidence({ salary, employmentType }: JobSummary, floor: MinimumPay): MatchEvidence {
  return {
    kind: 'salary',
    criterion: `${floor.amount} ${floor.currency} ${floor.unit}`,
    isMet: salary && meetsPayFloor(salary, isPartTime(employmentType), floor),
    found: salary?.text ?? null,
  };
}

function hiddenEvidence({ company }: JobSummary, hidden: ReadCriteria['hidden']): MatchEvidence[] {
  const criterion = company === null ? undefined : hidden.get(comparableCompany(company));
  return criterion === undefined ? [] : [{ kind: 'hidden-company', criterion, isMet: false, found: company }];
}

function findIn(texts: readonly (PostingText | null)[], phrase: Phrase): string | null {
  for (const read of texts) {
    const place = read && indexOfPhrase(read.text, read.spaced(), phrase);
    if (read && place !== null) return excerptAround(read.text, place);
  }
  return null;
}

/** The part of a text around a position in it, on one line, otherwise as written. */
function excerptAround(text: string, place: number): string {
  const from = place <= before ? 0 : Math.max(text.lastIndexOf(' ', place - before / 2) + 1, place - before);
  const shown = cutAtWord(collapseWhitespace(text.slice(from, from + 2 * longest)), longest);
  return from > 0 ? `…${shown}` : shown;
}
