import { languages } from '@/language/dates/languages';

/** Characters. Longer texts say other things. */
const longestDate = 60;

/** "11d", "30+d ago", "3 h", "2w", "1mo", "5 d." */
const shorthand =
  /^\d{1,3}\+?\s?(?:d|h|w|m|mo|min|hr|hrs|wk|wks|days?|hours?|weeks?|months?|j|t|g|st|tg|u)\.?(?:\s(?:ago|old))?$/u;
const numericDate =
  /^(?:\D{0,20}\s)?(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\s?\d{1,2}[-./](?:\s?\d{2,4})?)(?:[\sT,]+\d{1,2}:\d{2}\S*)?$/u;
/** Words for new postings that no calendar has. */
const freshWords = new Set(
  "just posted|just now|new|brand new|nouveau|neu|nuevo|novo|nuovo|nové|nowe|gerade eben|à l'instant|ahora mismo".split(
    '|',
  ),
);

/** Whether a text says when a posting appeared: "3 days ago", "vor 1 Tag", "7 ore fa", "11d", "24. října", "2025-03-01". */
export function isPostedText(text: string): boolean {
  if (text.length > longestDate) return false;
  const folded = text.toLowerCase().normalize('NFKC').trim();
  if (shorthand.test(folded) || numericDate.test(folded) || freshWords.has(folded)) return true;
  const words = folded.split(/[\s,;:()]+/).filter(Boolean);
  return words.length <= 10 && (saysHowLongAgo(words) || saysDayAndMonth(words));
}

/** Words a language needs at most to say how long ago something was. */
const longestPhrase = 5;
const ones = /^(?:an?|one|ein|eine[rmns]?|une?|una|uno|um|uma|een|hodinou|dnem)$/u;

function saysHowLongAgo(words: string[]): boolean {
  const { phrases } = knownDates();
  // "a" is one day in English and part of "il y a" in French: both readings are tried.
  const readings = [words, words.map(withoutCount), words.map((word) => (ones.test(word) ? '#' : withoutCount(word)))];
  return words.some((word, start) => {
    // "ma" is today in Hungarian, and Massachusetts inside a text; "hier" is yesterday in French, and here in German.
    const shortest = words.length > 3 || (word.length < 3 && words.length > 1) ? 2 : 1;
    for (let length = shortest; length <= longestPhrase && start + length <= words.length; length += 1) {
      if (readings.some((reading) => phrases.has(reading.slice(start, start + length).join(' ')))) return true;
    }
    return false;
  });
}

/** "24. října", "March 3", "3 de marzo" */
function saysDayAndMonth(words: string[]): boolean {
  const { months } = knownDates();
  return words.some((word, index) => {
    if (!months.has(word.replace(/\.$/, ''))) return false;
    const before = words[index - 1] === 'de' || words[index - 1] === 'of' ? words[index - 2] : words[index - 1];
    return [before, words[index + 1]].some((day) => day !== undefined && /^\d{1,2}(?:\.|st|nd|rd|th|er)?$/.test(day));
  });
}

interface KnownDates {
  /** With `#` for the count: "# days ago", "vor # tagen", "yesterday". */
  phrases: Set<string>;
  months: Set<string>;
}

let known: KnownDates | undefined;

/** Built once from the browser's date phrases (CLDR), so that no language needs a list here. */
function knownDates(): KnownDates {
  known ??= { phrases: new Set(languages.flatMap(phrasesOf)), months: new Set(languages.flatMap(monthsOf)) };
  return known;
}

const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;

function phrasesOf(language: string): string[] {
  return (['long', 'short', 'narrow'] as const).flatMap((style) => {
    const counting = new Intl.RelativeTimeFormat(language, { numeric: 'always', style });
    const naming = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style });
    const counted = units.flatMap((unit) => [1, 2, 3, 5].map((count) => counting.format(-count, unit)));
    const named = units.map((unit) => naming.format(-1, unit));
    return [...counted, ...named, naming.format(-2, 'day'), naming.format(0, 'day')].map(foldPhrase);
  });
}

function foldPhrase(phrase: string): string {
  const words = phrase.toLowerCase().normalize('NFKC').split(/\s+/);
  return words.map(withoutCount).join(' ');
}

function withoutCount(word: string): string {
  return word.replace(/\d+\+?/, '#');
}

function monthsOf(language: string): string[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const alone = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    const beside = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2024, index, 15))).flatMap((date) => {
      const besideDay = beside.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
      return [alone.format(date), besideDay]
        .map((name) => name.toLowerCase().normalize('NFKC').replace(/\.$/, ''))
        .filter((name) => /^\p{L}{3,}$/u.test(name));
    });
  });
}
