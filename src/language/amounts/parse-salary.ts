import type { Salary } from '@/domain/job/job';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { plainLetters } from '@/language/fold/plain-letters';
import { salaryAmountsIn } from './salary-amounts';
import { salaryCurrencyIn } from './salary-currency';
import { salaryUnitNear } from './salary-unit';
import { withoutDurations } from './without-durations';

/** Characters. Longer text is a description, and pages may make it endless. */
const longestPay = 500;

/**
 * Pay as stated. Only what is there is read: `$` alone names no currency, nothing is annualized, and a number not marked as money stays
 * unread. The text itself is always kept.
 */
export function parseSalary(text: string): Salary {
  const pay = withoutDurations(plainPay(text.slice(0, longestPay)));
  const currency = salaryCurrencyIn(pay);
  const amounts = salaryAmountsIn(pay, (place) => salaryUnitNear(pay, place));
  const unread = { text: text.trim(), min: null, max: null, currency: null, unit: null };
  if (!amounts) return unread;
  return { ...unread, min: amounts.min, max: amounts.max, currency, unit: salaryUnitNear(pay, amounts) };
}

/** Plain letters, which keep the capitals of currencies, on one line; one kind of dash. */
export function plainPay(text: string): string {
  return collapseWhitespace(plainLetters(text)).replace(/[\u2010-\u2015\u2212~〜]/g, '-');
}
