import { relativeTimes } from '@/language/cldr/relative-times';
import { units } from '@/language/cldr/units';
import { namesMonth } from '@/language/dates/names-month';
import { withUsualAgo } from '@/language/dates/usual-ago';
import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { foldedPhrases, phraseSet } from '@/language/match/phrases-in';
import { writtenAlternation } from '@/language/match/written-phrases';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { once } from '@/std/once';

/** Characters. Longer texts say other things. */
const longestDate = 60;

/** A date in numbers, maybe with its day of the week ("(금)"), the word for the year ("г.") and the time ("08:42 ص", "kl. 14.31"). */
const numericDate = new RegExp(
  [
    /^(?:\D{0,20}\s)?/,
    /(?:(?:\d{4}|1[0-4]\d)\s?[-./年년]\s?\d{1,2}\s?[-./月월]\s?\d{1,2}\s?[.日일]?|\d{1,2}[-./]\s?\d{1,2}[-./](?:\s?\d{2,4})?)/,
    /(?:\s?\(\p{L}{1,4}\.?\)|\s?[гр]\.?)?(?:[\sT,]{1,3}(?:\p{L}{1,3}\.?\s){0,2}\d{1,2}[:.]\d{2}\S*(?:\s\p{L}{1,3}\.?(?:\s\p{L}\.)?)?)?$/u,
  ]
    .map(({ source }) => source)
    .join(''),
  'iu',
);
/** New postings, as no calendar calls them. */
const freshWords = phraseSet(phrases('dates.fresh', 'says'), phrases('dates.fresh', 'alone'));
const marks = phraseSet(phrases('dates.fresh', 'alone'));
const ones = phraseSet(phrases('dates.one'));
const oldWords = phraseSet(phrases('dates.old'));

/** "more than" of "hace más de 30 días": within the words for how long ago, which are known without it. */
const lowerBound = new RegExp(`(?<!\\p{L})(?:${writtenAlternation(phrases('dates.moreThan'))})(?!\\p{L})`, 'u');

/** "30d+ ago" */
const plusBehindUnit = /(?<=\d)(\p{L})\+/u;
/** "09-Nov-2026" */
const dashedMonth = /(?<=\d)-(\p{L}{3,12})-(?=\d)/u;

/** Whether a text says when a posting appeared: "3 days ago", "vor 1 Tag", "7 ore fa", "11d", "24. října", "2025-03-01". */
export function isPostedText(text: string): boolean {
  if (text.length > longestDate) return false;
  const plain = plainText(text);
  if (isShorthand(plain) || numericDate.test(plain) || freshWords.has(fold(text))) return true;
  if (isLabelledDay(plain)) return true;
  const words = withUsualAgo(plain)
    .replace(lowerBound, ' ')
    .replace(dashedMonth, ' $1 ')
    .replace(plusBehindUnit, '$1')
    .split(/[\s,;:()]+/)
    .filter(Boolean);
  return words.length <= 10 && (saysHowLongAgo(words) || saysDayAndMonth(words));
}

/** "New": a posting's mark, which says of no day that it is when it appeared. */
export function isNewMark(text: string): boolean {
  return marks.has(fold(text));
}

/** Words a language needs at most to say how long ago something was. */
const longestPhrase = 5;

function saysHowLongAgo(words: string[]): boolean {
  // "a" is one day in English and part of "il y a" in French: both readings are tried.
  const ways = [words, words.map(withoutCount), words.map((word) => (ones.has(word) ? '#' : withoutCount(word)))];
  const apart = words.flatMap(countApart);
  return [...ways, ...(apart.length > words.length ? [apart] : [])].some(holdsPhrase);
}

function holdsPhrase(words: string[]): boolean {
  const { phrases: known, agoOfUnit } = knownDates();
  return words.some((word, start) => {
    // "ma" is today in Hungarian, and Massachusetts inside a text; "hier" is yesterday in French, and here in German.
    const shortest = words.length > 3 || (word.length < 3 && words.length > 1) ? 2 : 1;
    for (let length = shortest; length <= longestPhrase && start + length <= words.length; length += 1) {
      const said = words.slice(start, start + length).join(' ');
      if (known.has(said) || agoOfUnit.has(said)) return true;
    }
    return false;
  });
}

/** "11d", "30+d ago", "3 h", "2w", "1mo", "5 d." */
function isShorthand(text: string): boolean {
  const [, count, unit = '', ago] = /^(\d{1,3})\+? ?(\p{L}+)\.?(?: (\p{L}+))?$/u.exec(text) ?? [];
  if (!knownDates().units.has(unit)) return false;
  // "32 uur" are those of a week.
  return ago === undefined ? !(Number(count) > hoursOfDay && hours.has(unit)) : oldWords.has(ago);
}

const hoursOfDay = 24;
const hours = phraseSet(phrases('money.hour', 'says'));

/** "Publicada em 30/01" */
function isLabelledDay(text: string): boolean {
  const [, label = '', one, other] = /^(\D{2,30})\s(\d{1,2})[/.](\d{1,2})\.?$/u.exec(text) ?? [];
  return fieldOfLabel(label) === 'postedText' && Number(one) <= 31 && Number(other) <= 31;
}

/** "24. října", "March 3", "3 de marzo", "3rd of May" */
function saysDayAndMonth(words: string[]): boolean {
  return words.some((word, index) => {
    if (!namesMonth(word)) return false;
    const before = /^\p{L}{1,2}$/u.test(words[index - 1] ?? '') ? words[index - 2] : words[index - 1];
    return [before, words[index + 1]].some((day) => day !== undefined && /^\d{1,2}(?:\.|st|nd|rd|th|er)?$/.test(day));
  });
}

interface KnownDates {
  /** With `#` for the count: "# days ago", "vor # tagen", "yesterday". */
  phrases: ReadonlySet<string>;
  /** The same with a sign for the unit: "vor # ~". */
  agoOfUnit: ReadonlySet<string>;
  /** Words and abbreviations of minutes to months. */
  units: ReadonlySet<string>;
}

const knownDates = once(
  (): KnownDates => ({
    phrases: new Set(relativeTimes.split('|')),
    agoOfUnit: new Set(relativeTimes.split('|').map((phrase) => phrase.replace(/(?<=# )\p{L}+/u, anyUnit))),
    units: new Set([...units.split('|'), ...foldedPhrases(phrases('dates.shortUnit'))]),
  }),
);

/** Any unit, as boards abbreviate it: "4h" of "hace 4h". */
const anyUnit = '~';

function countApart(word: string): string[] {
  const [, unit = ''] = /^\d{1,3}\+?(\p{L}+)$/u.exec(word) ?? [];
  return knownDates().units.has(unit) ? ['#', anyUnit] : [withoutCount(word)];
}

/** A longer number counts no days: "72649W" is a reference. */
function withoutCount(word: string): string {
  return word.replace(/(?<!\d)\d{1,3}(?!\d)\+?/, '#');
}
