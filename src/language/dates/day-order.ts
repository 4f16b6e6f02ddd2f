import type { DayOrder } from './stated-day';

/** Where the month is written first (CLDR, short dates in English; the Philippines as the United States). */
const monthFirst: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'PH', 'FM', 'MH', 'PW']);
/** Where both are written. */
const either: ReadonlySet<string> = new Set(['CA', 'KE', 'GH', 'ZA', 'PA']);

/** How a country writes "3/11/2026"; null if that is not known. `country`: ISO 3166-1 alpha-2. */
export function dayOrderOf(country: string | null): DayOrder | null {
  if (country === null || either.has(country)) return null;
  return monthFirst.has(country) ? 'month-first' : 'day-first';
}
