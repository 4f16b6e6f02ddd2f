import type { Salary } from '@/domain/job/job';
import { salaryAmountsIn } from './salary-amounts';
import { salaryCurrencyIn } from './salary-currency';
import { salaryUnitNear, withoutDurations } from './salary-unit';

/** Characters. Longer text is a description, and pages may make it endless. */
const longestPay = 500;

/**
 * Pay as stated. Only what is there is read: `$` alone names no currency, nothing is annualized, and a number not marked as money stays
 * unread. The text itself is always kept.
 */
export function parseSalary(text: string): Salary {
  const pay = withoutDurations(foldCharacters(text.slice(0, longestPay)));
  const currency = salaryCurrencyIn(pay);
  const amounts = salaryAmountsIn(pay, (place) => salaryUnitNear(pay, place));
  const unread = { text: text.trim(), min: null, max: null, currency: null, unit: null };
  if (!amounts) return unread;
  return { ...unread, min: amounts.min, max: amounts.max, currency, unit: salaryUnitNear(pay, amounts) };
}

/** Unifies spaces, dashes and apostrophes. */
function foldCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/[\u2010-\u2015\u2212~〜]/g, '-')
    .replace(/[’ʼ´`]/g, "'");
}
