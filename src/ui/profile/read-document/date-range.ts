import { intlLanguages } from '@/language/lexicon/intl-languages';
import { phrases } from '@/language/lexicon/lexicon';
import { spelledPhrases } from './spelled-phrases';

/** A period as written in a CV; dates as in a profile (`2019`, `2019-03`). */
export interface DateRange {
  start?: string;
  /** Absent if ongoing. */
  end?: string;
  /** Position in the line. */
  index: number;
  length: number;
}

const monthsByName = new Map(
  intlLanguages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, month) => {
        const name = format
          .format(Date.UTC(2020, month, 15))
          .toLowerCase()
          .replace(/\.$/, '');
        return [name, month + 1] as const;
      });
    }),
  ),
);
for (const [name, month] of [
  ['sept', 9],
  ['mrz', 3],
  ['maerz', 3],
  ['jän', 1],
  ['ago', 8],
  ['set', 9],
] as const) {
  monthsByName.set(name, month);
}

/** In some languages a month is a number. */
const names = [...monthsByName.keys()]
  .filter((name) => /^\p{L}{3,}$/u.test(name))
  .sort((one, other) => other.length - one.length)
  .map(RegExp.escape)
  .join('|');
const year = '(?:19[5-9]|20[0-4])\\d';
const date = `(?:(?:\\d{1,2}\\.)?(?:0?[1-9]|1[0-2])[./]\\s?${year}|(?:(?:\\d{1,2}\\.?\\s+)?(?:${names})\\.?,?\\s+(?:de(?:l)?\\s+)?)?${year}(?:-(?:0[1-9]|1[0-2])(?!\\d))?)`;
const now = spelledPhrases(phrases('cv.ongoing'));
const to = `\\s*(?:[-–—‒−]+|${spelledPhrases(phrases('cv.until'))})\\s*`;
const since = `(?:${spelledPhrases(phrases('cv.since'))})\\s+`;
const range = new RegExp(
  `(?<![\\p{L}\\d.])(?:(?:${since})?(?<from>${date})${to}(?:(?<to>${date})|(?<now>${now}))|${since}(?<since>${date})|(?<only>${date}))(?![\\p{L}\\d])`,
  'iu',
);

/** The first period in a line, or its single date; null if there is none. */
export function dateRangeIn(line: string): DateRange | null {
  const match = range.exec(line);
  if (!match) return null;
  const { from, to: until, since: begun, only } = match.groups ?? {};
  const start = from ?? begun;
  const end = until ?? only;
  return {
    ...(start ? { start: partDate(start) } : {}),
    ...(end ? { end: partDate(end) } : {}),
    index: match.index,
    length: match[0].length,
  };
}

function partDate(text: string): string {
  const written = new RegExp(year).exec(text)?.[0] ?? '';
  const lower = text.toLowerCase();
  const named = new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'u').exec(lower)?.[0];
  const numbered = /(?:^|\.)(\d{1,2})[./]\s?\d{4}$/.exec(text)?.[1] ?? /^\d{4}-(\d{2})$/.exec(text)?.[1];
  const month = named ? monthsByName.get(named) : Number(numbered ?? 0);
  return month ? `${written}-${String(month).padStart(2, '0')}` : written;
}
