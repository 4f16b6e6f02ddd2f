import { namesMonth } from '@/language/dates/names-month';
import { type Folded, fold, joinFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { phraseCutter } from '@/language/match/phrase-at-edge';
import { sentenceFinder } from '@/language/match/phrases';
import { phraseSet } from '@/language/match/phrases-in';

/** Words that may stand before what an employer does, and in what it does. */
const mostBefore = 20;
const mostWords = 5;

const seeking = phraseSet(phrases('postings.seeking'));

/** What stands in a sentence before "is looking for", as written: who offers the work. Null if nothing is offered at its beginning. */
export const subjectOfSeeking = (sentence: string): string | null => partsOfSeeking(sentence)?.subject ?? null;

/** The same with what is sought, which stands behind. */
export function partsOfSeeking(sentence: string): { subject: string; sought: string } | null {
  const words = sentence.split(' ', mostBefore + mostWords);
  const folded = words.map(fold);
  const isVerb = (start: number, length: number) => seeking.has(joinFolded(...folded.slice(start, start + length)));
  for (let at = 1; at < Math.min(words.length, mostBefore); at += 1) {
    for (let length = 1; length <= mostWords; length += 1) {
      if (isVerb(at, length))
        return { subject: words.slice(0, at).join(' '), sought: words.slice(at + length).join(' ') };
    }
  }
  return null;
}

/** Whether a text begins with what an employer does, whose name stands above: "announces a competition". */
export function beginsSeeking(text: string): boolean {
  const words = text.split(' ', mostWords).map(fold);
  return words.some((_, index) => seeking.has(joinFolded(...words.slice(0, index + 1))));
}

const withoutOwn = phraseCutter('start', phrases('postings.our'));

/** "Our clinic in Leeds": whoever says so does not name it. */
export const isToldOfAsOurs = (text: string): boolean => withoutOwn(text) !== text;

const unnamed = phraseSet(phrases('postings.unnamed'));

/** Whether a text stands where an employer's name would, and says that it is not told: "Confidential". */
export function isUnnamedEmployer(text: string): boolean {
  return text.length <= 60 && unnamed.has(fold(text));
}

const endsWithWeSeek = nameWordTest({ last: phrases('postings.weSeek') });
const beginsWithWeSeek = nameWordTest({ first: phrases('postings.weSeek') });
const findWeSeek = sentenceFinder(phrases('postings.weSeek'));
const findClient = sentenceFinder(phrases('postings.forClient'));
const beginsWithClient = nameWordTest({ first: phrases('postings.forClient') });

/** Whether a sentence ends in "we are looking for", and what is looked for stands below. */
export function endsInWeSeek(text: string): boolean {
  return endsWithWeSeek(fold(text));
}

/** "We are looking for a nurse": whoever says it is not named. */
export function speaksForItself(text: string): boolean {
  return beginsWithWeSeek(fold(text));
}

/** Whether an agency seeks somebody for another in a text: "Our client, a bank, is hiring". Who merely serves clients does not. */
export function seeksForClient(text: string): boolean {
  const words = fold(text);
  if (findClient(words) === null) return false;
  return beginsWithClient(words) || subjectOfSeeking(text) !== null || findWeSeek(words) !== null;
}

const callWords = phraseSet(phrases('postings.call'));
const detailWords = phraseSet(phrases('postings.details'));

/** Whether a heading only calls for applicants: "Vacancy notice no. 7 of 2 May" says nothing of the job. */
export function isCallText(text: string): boolean {
  const words = wordsOfHeading(text);
  return words.length > 0 && words.every((word) => callWords.has(word));
}

/** Whether a heading only says what its page shows: "Job details", "Details of the offer". */
export function isDetailsText(text: string): boolean {
  const words = wordsOfHeading(text);
  const areDetails = words.some((word) => detailWords.has(word));
  return areDetails && words.every((word) => callWords.has(word) || detailWords.has(word));
}

/** Without numbers, days and what stands between words. */
function wordsOfHeading(text: string): Folded[] {
  if (text.length > 80) return [];
  const words = text.split(/[\s:–'’-]+/).filter((word) => !numberOrBetween.test(word) && !namesMonth(word));
  return words.map(fold);
}

/** "no. 7/2026", "o", "of": but no "IT". */
const numberOrBetween = /\d|^(?:\p{Ll}{1,3}|[Nn][RrOo°º]?)\.?$|^\P{L}*$/u;
