import { months } from '@/language/cldr/months';
import { relativeTimes } from '@/language/cldr/relative-times';
import { units } from '@/language/cldr/units';
import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/phrases-in';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { once } from '@/std/once';

/** Characters. Longer texts say other things. */
const longestDate = 60;

const numericDate =
  /^(?:\D{0,20}\s)?(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\s?\d{1,2}[-./](?:\s?\d{2,4})?)(?:[\sT,]+\d{1,2}:\d{2}\S*)?$/iu;
/** New postings, as no calendar calls them. */
const freshWords = new Set<string>(
  [phrases('dates.fresh', 'says'), phrases('dates.fresh', 'alone')].flatMap((table) => phrasesIn(table, fold)),
);
const ones = new Set<string>(phrasesIn(phrases('dates.one'), fold));
const oldWords = new Set<string>(phrasesIn(phrases('dates.old'), fold));

/** Whether a text says when a posting appeared: "3 days ago", "vor 1 Tag", "7 ore fa", "11d", "24. října", "2025-03-01". */
export function isPostedText(text: string): boolean {
  if (text.length > longestDate) return false;
  const plain = plainText(text);
  if (isShorthand(plain) || numericDate.test(plain) || freshWords.has(fold(text))) return true;
  if (isLabelledDay(plain)) return true;
  const words = plain.split(/[\s,;:()]+/).filter(Boolean);
  return words.length <= 10 && (saysHowLongAgo(words) || saysDayAndMonth(words));
}

/** Words a language needs at most to say how long ago something was. */
const longestPhrase = 5;

function saysHowLongAgo(words: string[]): boolean {
  const known = knownDates().phrases;
  // "a" is one day in English and part of "il y a" in French: both readings are tried.
  const readings = [words, words.map(withoutCount), words.map((word) => (ones.has(word) ? '#' : withoutCount(word)))];
  return words.some((word, start) => {
    // "ma" is today in Hungarian, and Massachusetts inside a text; "hier" is yesterday in French, and here in German.
    const shortest = words.length > 3 || (word.length < 3 && words.length > 1) ? 2 : 1;
    for (let length = shortest; length <= longestPhrase && start + length <= words.length; length += 1) {
      if (readings.some((reading) => known.has(reading.slice(start, start + length).join(' ')))) return true;
    }
    return false;
  });
}

/** "11d", "30+d ago", "3 h", "2w", "1mo", "5 d." */
function isShorthand(text: string): boolean {
  const [, unit = '', ago] = /^\d{1,3}\+? ?(\p{L}+)\.?(?: (\p{L}+))?$/u.exec(text) ?? [];
  return knownDates().units.has(unit) && (ago === undefined || oldWords.has(ago));
}

/** "Publicada em 30/01" */
function isLabelledDay(text: string): boolean {
  const [, label = '', one, other] = /^(\D{2,30})\s(\d{1,2})[/.](\d{1,2})\.?$/u.exec(text) ?? [];
  return fieldOfLabel(label) === 'postedText' && Number(one) <= 31 && Number(other) <= 31;
}

/** "24. října", "March 3", "3 de marzo", "3rd of May" */
function saysDayAndMonth(words: string[]): boolean {
  const { months: known } = knownDates();
  return words.some((word, index) => {
    if (!known.has(word.replace(/\.$/, ''))) return false;
    const before = /^\p{L}{1,2}$/u.test(words[index - 1] ?? '') ? words[index - 2] : words[index - 1];
    return [before, words[index + 1]].some((day) => day !== undefined && /^\d{1,2}(?:\.|st|nd|rd|th|er)?$/.test(day));
  });
}

interface KnownDates {
  /** With `#` for the count: "# days ago", "vor # tagen", "yesterday". */
  phrases: ReadonlySet<string>;
  months: ReadonlySet<string>;
  /** Words and abbreviations of minutes to months. */
  units: ReadonlySet<string>;
}

const knownDates = once(
  (): KnownDates => ({
    phrases: new Set(relativeTimes.split('|')),
    months: new Set(months.split('|')),
    units: new Set([...units.split('|'), ...phrasesIn(phrases('dates.shortUnit'), fold)]),
  }),
);

function withoutCount(word: string): string {
  return word.replace(/\d+\+?/, '#');
}
