import { comparableCompany } from '@/jobs/identity/comparable-names';
import { hasLegalForm } from '@/jobs/text-kind/company-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isOccupation } from '@/jobs/text-kind/title-text';
import { beginsLikeName } from '@/language/fold/begins-like-name';
import { comparableText } from '@/language/fold/comparable-text';
import { phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/phrases-in';
import { namesManyJobs } from '@/language/words/jobs/names-many-jobs';
import {
  holdsCareersWords,
  isCallToJoin,
  isCareersPart,
  isCareersText,
  isNamedAsBoard,
  isSitePart,
} from '@/language/words/pages/careers-words';
import { once } from '@/std/once';
import { titleParts } from './title-parts';

/** What a page is called, in its own words. */
export interface PageNames {
  headings: readonly string[];
  titles: readonly string[];
  /** The site's name, and those of organizations that its structured data names. */
  owners: readonly string[];
  /** What the first pictures are called: a logo, or anything else. */
  pictures?: readonly string[];
  /** What the posting is called: nobody's name, be it beside a word for jobs. */
  posting?: string;
  /** Whether the site is a board of many employers, by its menus: asked only where that decides. */
  isBoard(): boolean;
}

/** Words and characters of a company's name, at most. */
const mostWords = 6;
const longestName = 60;
/** Characters of a line that asks somebody to come and work at a company. */
const longestSentence = 160;

/**
 * The one company whose jobs a page lists, if its names say so: "Jobs at Acme", "Acme – Careers". What a board is called ("Acme Jobs") is no
 * company, and neither is a place ("Work in Berlin"). Null if they do not say.
 */
export function employerOfNames(page: PageNames): string | null {
  const { headings, titles, owners, pictures = [], posting = '', isBoard } = page;
  const ofTitles = titles.map((title) => titleParts(asWritten(title)));
  const parts = [...headings.map((heading) => [asWritten(heading)]), ...ofTitles, ...owners.map((name) => [name])];
  const besideJobs = ofTitles.flatMap((names) =>
    ownerBesideJobs(names, [...owners, ...pictures.filter((name) => !isNamedAsBoard(name))]),
  );
  const named = [
    ...parts.flat().flatMap(namedIn),
    ...parts.flatMap(besideCareers),
    ...(parts.flat().some(isCareers) ? owners : []),
    ...(besideJobs.length > 0 && !isBoard() ? besideJobs : []),
  ];
  const own = comparableText(posting);
  const employer = named.map(withoutArticle).find((name) => isCompanyName(name) && comparableText(name) !== own);
  return employer === undefined ? null : (longerNameOf(employer, owners, ofTitles.flat()) ?? employer);
}

/** Words that a longer name may have more. */
const mostMore = 3;

/**
 * "Acme" of "Jobs at Acme" as the site calls itself and its page: "Acme Heating". What it has more is no place, of which a group may have many
 * houses, and no word for jobs.
 */
function longerNameOf(name: string, owners: readonly string[], parts: readonly string[]): string | undefined {
  return owners.find((owner) => {
    const more = owner.startsWith(`${name} `) ? owner.slice(name.length + 1) : '';
    if (more === '' || more.split(' ').length > mostMore || !parts.includes(owner)) return false;
    return isCompanyName(owner) && !holdsCareersWords(owner) && !isPlaceText(more) && !isNamedAsBoard(owner);
  });
}

function namedIn(text: string): string[] {
  if (isCareers(text)) return [];
  const { before, behind } = patterns();
  return [before, behind].flatMap((pattern) => pattern.exec(text)?.[1]?.trim() ?? []);
}

const asks = once(() => phrasesIn(phrases('pages.jobsOf', 'first'), (phrase) => asWritten(phrase).toLowerCase()));
/** What ends a name within a sentence: a mark, or a small word in front of a place. */
const behindName = /[,;!?]|\s(?:in|en|te|à|em|a|i|w|v|ve)\s/;

/** The names that a sentence says one works at: "Come and work at Acme Partners in Leeds." */
export function namesJoined(sentence: string): string[] {
  if (sentence.length > longestSentence) return [];
  const text = asWritten(sentence);
  const small = ` ${text.toLowerCase()} `;
  const names = asks().flatMap((phrase) => {
    const at = small.lastIndexOf(` ${phrase} `);
    return at < 0 ? [] : text.slice(at + phrase.length + 1).split(behindName, 1);
  });
  return [...new Set(names.map(withoutArticle))].filter(isCompanyName);
}

/** "Acme | Careers", "Careers – Acme", "Acme – Join us" */
function besideCareers(parts: readonly string[]): string[] {
  return parts.flatMap((part, index) =>
    isCareers(part) ? [parts[index - 1], parts[index + 1]].filter((name) => name !== undefined) : [],
  );
}

/** "Vacancies – Acme", "Vacancies & projects – Acme", where the site or its logo is called "Acme", or "Acme GmbH & Co. KG". */
function ownerBesideJobs(parts: readonly string[], owners: readonly string[]): string[] {
  const known = new Set(owners.map(comparableCompany));
  // "Acme – Jobs with Acme"
  const isRepeated = (part: string) => parts.some((other) => holdsCareersWords(other) && other.endsWith(` ${part}`));
  const isKnown = (part: string) => known.has(comparableCompany(part)) || isRepeated(part);
  const named = parts.filter((part) => isKnown(part) && !holdsCareersWords(part));
  const isOfJobs = (part: string) => isCareersText(part) || holdsCareersWords(part);
  return parts.some((part) => isOfJobs(part) && !named.includes(part)) ? named : [];
}

function isCareers(text: string): boolean {
  return patterns().whole.test(text) || isCareersPart(text) || isCallToJoin(text);
}

const patterns = once(() => {
  const first = alternation(phrases('pages.jobsOf', 'first'));
  const last = alternation(phrases('pages.jobsOf', 'last'));
  return {
    before: new RegExp(`(?:^|.*\\s)(?:${first})\\s+(.+)$`, 'iu'),
    // Scripts without spaces need none before the words.
    behind: new RegExp(`^(.+?)(?:\\s+|(?=[^\\p{ASCII}\\p{sc=Latin}]))(?:${last})$`, 'iu'),
    whole: new RegExp(`^(?:${last})$`, 'iu'),
  };
});

function alternation(table: Parameters<typeof phrasesIn>[0]): string {
  const written = phrasesIn(table, (phrase) => asWritten(phrase.trim()));
  return [...new Set(written)].sort().reverse().map(RegExp.escape).join('|');
}

/** On one line, with one kind of apostrophe. Accents stay: a company's name is kept as it is written. */
function asWritten(text: string): string {
  return text
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** "der Acme GmbH"; of "Acme Kft." the stop is a part. */
function withoutArticle(name: string): string {
  const bare = name.replace(/^\p{Ll}{2,4} (?=\p{Lu})/u, '').replace(/^["“„«]/u, '');
  if (shortForm.test(bare) && hasLegalForm(bare)) return bare;
  return bare.replace(/(?<!["”“»!.,])["”“»!.,]+$/gu, '');
}

/** "Ltd.", "s.r.o.": what is no whole word ends in a stop. */
const shortForm = /(?:\s\p{Lu}\p{Ll}{1,3}|\.\s?\p{L}{1,2})\.$/u;

/** Whether a part of what a page is called may be a company: no place, no word for jobs or for a part of a site. */
export function isCompanyName(name: string): boolean {
  if (name.length > longestName || name.split(' ').length > mostWords || /[?…@/]|(?<!(?<!\p{L})\p{Lu})\.\s/u.test(name))
    return false;
  // "Us" of "Work with Us" is none, "HP" is.
  if (!beginsLikeName(name) || /^\p{L}?\p{Ll}$/u.test(name)) return false;
  if (isOccupation(name)) return false;
  return !namesManyJobs(name) && !isCareers(name) && !isSitePart(name) && !isPlaceText(name);
}
