import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { intlLanguages } from '@/language/lexicon/intl-languages';

/** What CLDR, as `Intl` shows it, calls things in every language whose words are known: each word once, in order, as texts are folded. */
export interface CldrWords {
  /** How long ago, with `#` for the count: "# days ago", "vor # tagen", "yesterday". As `plainText`. */
  relativeTimes: string[];
  /** As `plainText`. */
  months: string[];
  /** Abbreviations of minutes to months. As `plainText`. */
  units: string[];
  /** As `fold`. */
  countries: string[];
}

/** Takes about a second, which is why no page asks for it (src/language/cldr). */
export function readCldrWords(): CldrWords {
  return {
    relativeTimes: distinct(intlLanguages.flatMap(relativeTimesOf)),
    months: distinct(intlLanguages.flatMap(monthsOf)),
    units: distinct(intlLanguages.flatMap(unitsOf)),
    countries: distinct(countryNames().map(fold)),
  };
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].filter(Boolean).sort();
}

const times = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;

function relativeTimesOf(language: string): string[] {
  return (['long', 'short', 'narrow'] as const).flatMap((style) => {
    const counting = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'always', style });
    const naming = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto', style });
    const counted = times.flatMap((unit) => [1, 2, 3, 5].map((count) => counting.format(-count, unit)));
    const named = times.map((unit) => naming.format(-1, unit));
    const all = [...counted, ...named, naming.format(-2, 'day'), naming.format(0, 'day')].map(withCountsOpen);
    return [...all, ...all.flatMap(uncounted)];
  });
}

function withCountsOpen(phrase: string): string {
  return plainText(phrase).replace(/\d+\+?/g, '#');
}

/** One behind what it counts. */
const ones = ['אחד', 'אחת', 'واحد', 'واحدة'].map(plainText);

/** Some languages leave out one: "před hodinou", "godzinę temu", "לפני שבוע (1)". */
function uncounted(phrase: string): string[] {
  const isCount = (word: string) => /^\W?#\W?$/.test(word) || ones.includes(word);
  const words = phrase.split(' ').filter((word) => !isCount(word));
  return words.length > 1 && words.length < phrase.split(' ').length ? [words.join(' ')] : [];
}

function unitsOf(language: string): string[] {
  return (['minute', 'hour', 'day', 'week', 'month'] as const).flatMap((unit) =>
    (['short', 'narrow'] as const).flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay });
      const name = format.formatToParts(2).find(({ type }) => type === 'unit')?.value ?? '';
      return /^\p{L}{2,}\.?$/u.test(name) ? [plainText(name).replace('.', '')] : [];
    }),
  );
}

function monthsOf(language: string): string[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const alone = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    const beside = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2024, index, 15))).flatMap((date) => {
      const besideDay = beside.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
      return [alone.format(date), besideDay]
        .map((name) => plainText(name).replace(/\.$/, ''))
        .filter((name) => /^\p{L}{3,}$/u.test(name));
    });
  });
}

function countryNames(): string[] {
  const names = intlLanguages.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));
  const all = countryCodes().flatMap((code) => names.flatMap((name) => name.of(code) ?? []));
  // As short as abbreviations, some are others' words once their accents are gone: "Čad".
  return all.filter((name) => !/^\p{sc=Latin}{1,3}$/u.test(name));
}

/** All letter pairs that CLDR knows as a country. */
function countryCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => english.of(code));
}
