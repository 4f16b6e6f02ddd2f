import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { monthsByName } from './months-by-name';

/** Numbers of a calendar day. */
type Day = readonly [year: number, month: number, day: number];

/** "2026-11-12", "2026/11/12", "2026年11月12日" */
const yearFirst = /(?<!\d)(\d{4})\s?[-./年년]\s?(\d{1,2})\s?[-./月월]\s?(\d{1,2})(?!\d)/gu;
/** "115/11/12": years of Taiwan's calendar have three digits. */
const taiwanYearFirst = /(?<![\d./-])(1[0-4]\d)\s?[-./年]\s?(\d{1,2})\s?[-./月]\s?(\d{1,2})(?![\d./-])/gu;
const beforeTaiwanYears = 1911;
/** "12.11.2026", "11/12/2026" */
const yearLast = /(?<![\d.,/-])(\d{1,2})\s?([-./])\s?(\d{1,2})\s?[-./]\s?(\d{4})(?!\d)/gu;
/** "12 November 2026", "12. listopadu 2026", "12 de noviembre de 2026", "12th of Nov., 2026", "12-Nov-2026" */
const dayBeforeName =
  /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[\s-](?:\p{L}{1,3}\s)?(\p{L}{3,14})\.?,?[\s-](?:\p{L}{1,3}\s)?(\d{4})(?!\d)/gu;
/** "November 12, 2026" */
const nameBeforeDay = /(?<!\p{L})(\p{L}{3,14})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)/gu;

/** Which of "3/11/2026" is written first where both readings are days. */
export type DayOrder = 'day-first' | 'month-first';

/**
 * The one calendar day that a text states with its year, as YYYY-MM-DD; null for none or several, and where day and month cannot be told
 * apart: `order` is how they are written there, if that is known. Days after `latest` (milliseconds since the epoch) are other dates, such as
 * deadlines.
 */
export function statedDay(text: string, latest: number, order: DayOrder | null = null): string | null {
  const words = plainText(text);
  const days = new Set(readings(words, order).flatMap((days) => oneOf(days, latest)));
  const [day] = days;
  return day !== undefined && days.size === 1 ? day : null;
}

/** Each date of the text with every way to read it. */
function readings(text: string, order: DayOrder | null): Day[][] {
  return [
    ...Array.from(text.matchAll(yearFirst), ([, year, month, day]) => [dayOf(year, month, day)]),
    ...Array.from(text.matchAll(taiwanYearFirst), ([, year, month, day]) => [
      dayOf(String(Number(year) + beforeTaiwanYears), month, day),
    ]),
    ...Array.from(text.matchAll(yearLast), ([, one, sign, other, year]) => {
      const [dayFirst, monthFirst] = [dayOf(year, other, one), dayOf(year, one, other)];
      if (sign === '.') return [dayFirst];
      const [usual, unusual] = order === 'month-first' ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
      return order !== null && isDay(usual) ? [usual] : [usual, unusual];
    }),
    ...Array.from(text.matchAll(dayBeforeName), ([, day, name, year]) => named(year, name, day)),
    ...Array.from(text.matchAll(nameBeforeDay), ([, name, day, year]) => named(year, name, day)),
  ];
}

function dayOf(...numbers: (string | undefined)[]): Day {
  const [year = 0, month = 0, day = 0] = numbers.map(Number);
  return [year, month, day];
}

function named(year: string | undefined, name = '', day: string | undefined): Day[] {
  return (monthsByName().get(fold(name)) ?? []).map((month) => dayOf(year, String(month), day));
}

/** The only reading that is a day and not too late: "11/12/2026", read in November, is of that month. */
function oneOf(days: readonly Day[], latest: number): string[] {
  const possible = new Set(days.flatMap((day) => writtenDay(day, latest) ?? []));
  return possible.size === 1 ? [...possible] : [];
}

function writtenDay(written: Day, latest: number): string | null {
  const moment = momentOf(written);
  if (!isDay(written) || moment.getTime() > latest) return null;
  // Of another calendar: 1405 is a year of the Persian one.
  if (written[0] < 1900) return null;
  return moment.toISOString().slice(0, 10);
}

function isDay(written: Day): boolean {
  const [, month, day] = written;
  const moment = momentOf(written);
  return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
}

function momentOf([year, month, day]: Day): Date {
  return new Date(Date.UTC(year, month - 1, day));
}
