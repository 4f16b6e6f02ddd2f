import type { Salary } from '@/domain/job/job';
import type { SalaryUnit } from '@/domain/job/job-fields';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { wordingTest } from '@/language/match/wording-test';

/** The minimum pay somebody asks for. */
export interface MinimumPay {
  amount: number;
  /** ISO 4217. */
  currency: string;
  unit: SalaryUnit;
}

/** How many units of pay a year of full-time work has: only to compare and sort, never shown. */
export const periodsPerYear: Record<SalaryUnit, number> = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 };

const saysPartTime = wordingTest('anywhere', phrases('workplaces.partTime'));

/** Whether a posting is for less than a full week, if it states the employment type. */
export const isPartTime = (employmentType: string | null): boolean =>
  employmentType !== null && saysPartTime(fold(employmentType));

/**
 * Whether pay reaches a minimum; null if that cannot honestly be said: no amount, another currency, no unit, only a lower end that is below
 * the minimum, or hours against years for part-time work.
 */
export function meetsPayFloor(
  { min, max, currency, unit }: Omit<Salary, 'text'>,
  isPart: boolean,
  floor: MinimumPay,
): boolean | null {
  if (currency !== floor.currency || unit === null) return null;
  if (isPart && isByTime(unit) !== isByTime(floor.unit)) return null;
  const asked = floor.amount * periodsPerYear[floor.unit];
  const high = max ?? min;
  if (high === null) return null;
  if (high * periodsPerYear[unit] >= asked) return true;
  return max === null ? null : false;
}

/** Paid for time worked, so that a week's pay depends on its hours. */
const isByTime = (unit: SalaryUnit): boolean => unit === 'HOUR' || unit === 'DAY';

/** Pay for a full year, to sort pay of different units; null if there is no amount. */
export function yearlyPay({ min, max, unit }: Omit<Salary, 'text'>): number | null {
  const amount = min ?? max;
  return amount === null ? null : amount * (unit ? periodsPerYear[unit] : 1);
}
