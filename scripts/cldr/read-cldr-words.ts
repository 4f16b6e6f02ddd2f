import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { coveredIntlLanguages, intlLanguages } from '@/language/lexicon/intl-languages';

/** What CLDR, as `Intl` shows it, calls things in every language whose words are known: each word once, in order, as texts are folded. */
export interface CldrWords {
  /** How long ago, with `#` for the count: "# days ago", "vor # tagen", "yesterday". As `plainText`. */
  relativeTimes: string[];
  /** Which months a name is that of in the covered languages, 1 to 12: "maj=5", "sie=8,9". As `fold`. */
  coveredMonths: string[];
  /** The same of names that only further languages have. */
  furtherMonths: string[];
  /** Abbreviations of minutes to months. As `plainText`. */
  units: string[];
  /** As `fold`. */
  countries: string[];
}

/** Takes about a second, which is why no page asks for it (src/language/cldr). */
export function readCldrWords(): CldrWords {
  const covered = monthsByName(coveredIntlLanguages);
  const further = [...monthsByName(intlLanguages)].filter(([name]) => !covered.has(name));
  return {
    relativeTimes: distinct(intlLanguages.flatMap(relativeTimesOf)),
    coveredMonths: [...covered].map(asEntry).sort(),
    furtherMonths: further.map(asEntry).sort(),
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

const asEntry = ([name, months]: readonly [string, readonly number[]]): string => `${name}=${months.join()}`;

/** Months by their names, folded: full and short, alone and beside a day ("ноября"). */
function monthsByName(languages: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [name, month] of languages.flatMap(namedMonths)) {
    const key = fold(name);
    const months = found.get(key) ?? [];
    if (!months.includes(month)) found.set(key, [...months, month]);
  }
  return found;
}

function namedMonths(language: string): [name: string, month: number][] {
  return (['long', 'short'] as const).flatMap((style) => {
    const alone = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
    const besideDay = new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) => Date.UTC(2024, at, 15)).flatMap((date, at) => {
      const inDate = besideDay.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
      // In some languages a month is a number.
      const names = [alone.format(date), inDate].filter((name) => /\p{L}/u.test(name));
      return names.map((name): [string, number] => [name, at + 1]);
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
