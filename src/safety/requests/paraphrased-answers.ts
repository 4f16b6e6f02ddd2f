import { intlLanguages } from '@/language/lexicon/intl-languages';
import { lettersAndDigits } from './compact-text';

/** Paraphrases of an answer, as they are searched for in requests to third parties. */
export interface Paraphrases {
  /** Anywhere in a text, in its compared form. */
  within: readonly string[];
  /** As separate words. */
  words: readonly string[];
}

const shortestWithin = 6;
const shortestWord = 5;
/** More words make it a text, which is searched for by excerpts. */
const mostWords = 8;
/** Words of addresses, companies and schools that identify nobody. */
const common = new Set(
  `street avenue strasse platz square drive court place north south upper lower house floor apartment suite building group limited company corporation
  gmbh holding services service solutions systems software technology technologies consulting international global university universitat universite universidad universita
  college school academy institute bachelor master science arts engineering engineer developer manager senior junior assistant director analyst department
  experience years months available immediately present english german french spanish italian dutch portuguese polish united kingdom states germany france spain italy
  europe other about from email phone number`.split(/\s+/),
);

const nothing: Paraphrases = { within: [], words: [] };

/** `isKnown`: whether a word was used before anything was answered. */
export function paraphrasesOf(value: string, isKnown: (word: string) => boolean): Paraphrases {
  const date = dateIn(value);
  if (date) return { within: datesOf(date), words: [] };
  const words = value
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  if (words.length > mostWords) return nothing;
  const local = value.includes('@') ? lettersAndDigits(value.split('@')[0] ?? '') : '';
  const withoutNumbers =
    /\d/.test(value) && /\p{L}{4}/u.test(value)
      ? lettersAndDigits(value.split(/\s+/).filter(isWithoutDigit).join(' '))
      : '';
  const within = [local, withoutNumbers].filter(
    (way) => way.length >= shortestWithin && !isKnown(way) && !common.has(way),
  );
  const single = words.map(lettersAndDigits).filter((word) => isTelling(word) && !isKnown(word));
  // An email address's host is shared by many.
  return { within, words: words.length > 1 && !value.includes('@') ? single : [] };
}

const isWithoutDigit = (word: string): boolean => !/\d/.test(word);

const isTelling = (word: string): boolean => word.length >= shortestWord && /\p{L}/u.test(word) && !common.has(word);

interface DateParts {
  year: string;
  /** Either may be the month. */
  first: string;
  second: string;
}

function dateIn(value: string): DateParts | null {
  const [, year = '', month = '', day = ''] = /^\s*(\d{4})[-./](\d{1,2})[-./](\d{1,2})\s*$/.exec(value) ?? [];
  if (year !== '') return { year, first: month, second: day };
  const [, one = '', other = '', late = ''] = /^\s*(\d{1,2})[-./](\d{1,2})[-./](\d{4})\s*$/.exec(value) ?? [];
  return late === '' ? null : { year: late, first: one, second: other };
}

/** Made once each: to make one takes longer than to write a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, style]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' });
  formats.set(key, known);
  return known;
}

/** As people write it, and the names of its month, as texts are compared. */
function inLanguages(date: Date): { whole: string[]; months: string[] } {
  const write = (language: string, style: Intl.DateTimeFormatOptions) =>
    lettersAndDigits(formatOf(language, style).format(date));
  const whole = intlLanguages.flatMap((language) =>
    (['long', 'medium'] as const).map((dateStyle) => write(language, { dateStyle })),
  );
  const months = intlLanguages.flatMap((language) =>
    (['long', 'short'] as const).map((month) => write(language, { month })),
  );
  return { whole, months: [...new Set(months)].filter((name) => !/\p{N}/u.test(name)) };
}

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinals: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};

/** In every order, with and without leading zeros, with month names, and as a timestamp. */
function datesOf({ year, first, second }: DateParts): string[] {
  const found = [
    [first, second],
    [second, first],
  ].flatMap(([month = '', day = '']) => {
    if (Number(month) < 1 || Number(month) > 12) return [];
    const [m, d] = [month.padStart(2, '0'), day.padStart(2, '0')];
    const moment = Date.UTC(Number(year), Number(month) - 1, Number(day));
    const { whole, months } = inLanguages(new Date(moment));
    const days = [d, String(Number(day)), `${Number(day)}${ordinals[ordinalRules.select(Number(day))]}`];
    const names = months.flatMap((name) =>
      days.flatMap((at) => [`${at}${name}${year}`, `${name}${at}${year}`, `${year}${name}${at}`]),
    );
    const seconds = [moment, Math.floor(moment / 1000)].filter((time) => time > 10_000_000).map(String);
    const short = [
      `${Number(day)}${Number(month)}${year}`,
      `${Number(month)}${Number(day)}${year}`,
      `${year}${Number(month)}${Number(day)}`,
    ];
    return [
      `${year}${m}${d}`,
      `${d}${m}${year}`,
      `${m}${d}${year}`,
      `${year}${d}${m}`,
      ...short,
      ...whole,
      ...names,
      ...seconds,
    ];
  });
  return [...new Set(found)].filter((way) => way.length >= shortestWithin);
}

/** The words of a text, in their compared form. */
export function foldedWordSet(text: string): Set<string> {
  return new Set(
    text
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .map(lettersAndDigits)
      .filter(Boolean),
  );
}
