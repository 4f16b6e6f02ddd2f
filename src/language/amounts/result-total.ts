import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { wordingTest } from '@/language/match/wording-test';
import { writtenAlternation } from '@/language/match/written-phrases';

/** Thousands separators vary: 1,234 and 1.234 and 1 234. More than seven digits in a row are an id, not a count. */
const number = "(\\d{1,3}(?:[.,'\\s]\\d{3})+|\\d{1,7})\\+?";
const saysEntries = wordingTest('anywhere', phrases('jobs.listEntries'));
const saysOnlyEntries = wordingTest('whole', phrases('jobs.listEntries'), phrases('jobs.manyNouns'));
const saysJobs = wordingTest('whole', phrases('jobs.manyNouns'), phrases('pages.careersSite'));
const isOfPosting = wordingTest('whole', phrases('pages.postingId'));
const ofTotal = writtenAlternation(phrases('jobs.ofTotal'));
const about = writtenAlternation(phrases('jobs.about'));

/** A dash, or the short word that languages put in its place: "1 to 10", "1 bis 10", "1 à 10", "1 t/m 10". */
export const upTo = '(?:\\s?[-–—~〜]\\s?|\\s\\p{L}{1,3}(?:/\\p{L})?\\s)';

const range = new RegExp(
  `\\d[\\d.,]{0,12}${upTo}\\d[\\d.,]{0,12}\\s?(?:${ofTotal}|/)\\s?(?:(?:${about})\\.?)?\\s?${number}`,
  'u',
);
/** What may stand between a number and what it counts. */
const wordsBehind = "((?:\\s+[\\p{L}&/+#.,'()-]+){1,6})";
/** "20 of" of "Openings (20 of 36)": how many are shown. */
const shownOf = `(?:\\d{1,7}\\s?(?:${ofTotal}|/)\\s?)?`;
const numberFirst = new RegExp(`(?<![\\d\\p{L}$€£.,#+])${number}${wordsBehind}`, 'gu');
const wordFirst = new RegExp(`(?<!\\p{L})(?:(\\p{L}{1,40})\\s)?(\\p{L}{1,40})\\s*[:(]\\s*${shownOf}${number}`, 'gu');
/** "Offerte di lavoro (32)", "Jobs in Leipzig: 12": short words link what is counted to what it is of. */
const linked = new RegExp(
  `(?<!\\p{L})(\\p{L}{2,40})(?:\\s\\p{L}{1,3}\\s\\p{L}{2,40}){1,2}\\s*[:(]\\s*${shownOf}${number}`,
  'gu',
);
const onlyNumber = new RegExp(`^${number}\\s?\\)?$`, 'u');
/** Scripts that count with a word of their own behind the number. */
const countWord = new RegExp(`${number}\\s?[件個个건条]`, 'gu');
/** Before the end of a range, "1〜20件", and before the number of one entry, "第26条". */
const noTotalBehind = /(?:\d\s?[-–—~〜]|第)\s?$/u;

/** Characters. Longer texts say other things. */
const longestText = 160;

/** How many results a text announces; `isRough`: "500+", "about 1,000". */
export interface ResultTotal {
  count: number;
  isRough: boolean;
}

/** The total a short text announces: 598 for "598 Treffer", 1234 for "1 - 20 von 1.234 Jobs"; null if it announces none. */
export function readResultTotal(text: string): ResultTotal | null {
  if (text.length > longestText) return null;
  const plain = plainText(text);
  const found =
    range.exec(plain)?.[1] ??
    countedEntries(plain) ??
    namedEntries(plain) ??
    wholeEntries(plain) ??
    countedInWords(plain) ??
    '';
  const digits = found.replace(/\D/g, '');
  return digits ? { count: Number(digits), isRough: isRough(plain, found) } : null;
}

/** "全48件" */
function countedInWords(text: string): string | undefined {
  for (const found of text.matchAll(countWord)) {
    if (!noTotalBehind.test(text.slice(0, found.index))) return found[1];
  }
}

const saysAbout = new RegExp(`(?:[~≈>]|(?<!\\p{L})(?:${about})\\.?)\\s*$`, 'u');

function isRough(text: string, number: string): boolean {
  const start = text.indexOf(number);
  return text.startsWith('+', start + number.length) || saysAbout.test(text.slice(0, start));
}

/** "598 open positions" */
function countedEntries(text: string): string | undefined {
  return [...text.matchAll(numberFirst)].find(([, , behind = '']) => saysEntries(fold(behind)))?.[1];
}

/**
 * "Volná místa (8)", "Találatok száma: 26", "Offene Stellen 54": all of the words before the number. Without a mark between them they have to be
 * several, or those for many jobs, and the number no year.
 */
function wholeEntries(text: string): string | undefined {
  const at = text.search(/\d/);
  const count = at < 1 ? undefined : onlyNumber.exec(text.slice(at))?.[1];
  if (count === undefined) return undefined;
  const name = text.slice(0, at).trim();
  const words = fold(name);
  if (/[:：(]$/.test(name)) return saysOnlyEntries(words) || saysJobs(words) ? count : undefined;
  if (/[^\p{L}\p{M}]$/u.test(name) || /^(?:19|20)\d{2}$/.test(count)) return undefined;
  return saysJobs(words) || (words.includes(' ') && saysOnlyEntries(words)) ? count : undefined;
}

/** "Treffer: 598", "Jobs (598)"; of two words it takes both: "Open posts (12)", but not "Job reference: 598". */
function namedEntries(text: string): string | undefined {
  const says = (words: string) => saysEntries(fold(words));
  if (labelsPosting(text)) return undefined;
  const named = [...text.matchAll(wordFirst)].find(
    ([, before = '', word = '']) => says(word) || (!says(before) && says(`${before} ${word}`)),
  );
  return named?.[3] ?? [...text.matchAll(linked)].find(([, counted = '']) => says(counted))?.[2];
}

/** "Numer oferty: 12345", "Ref. empleo: 4432": the number of one posting. */
function labelsPosting(text: string): boolean {
  const [, first = '', label = ''] = /^(?=(\p{L}*))([^:(]{2,40}):/u.exec(text) ?? [];
  return isOfPosting(fold(label)) || (isOfPosting(fold(first)) && !saysEntries(fold(first)));
}
