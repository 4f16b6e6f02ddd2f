import type { Salary } from '@/domain/job/job';
import { amountsIn } from './salary-amounts';
import { currencyIn } from './salary-currency';
import { unitIn, withoutDurations } from './salary-unit';

/** Characters. Longer text is a description, and pages may make it endless. */
const longestPay = 500;

/**
 * Pay as stated. Only what is there is read: `$` alone names no currency, nothing is annualized, and a number not marked as money stays
 * unread. The text itself is always kept.
 */
export function parseSalary(text: string): Salary {
  const pay = withoutDurations(foldCharacters(text.slice(0, longestPay)));
  const currency = currencyIn(pay);
  const amounts = amountsIn(pay, (place) => unitIn(pay, place));
  const unread = { text: text.trim(), min: null, max: null, currency: null, unit: null };
  if (!amounts) return unread;
  return { ...unread, min: amounts.min, max: amounts.max, currency, unit: unitIn(pay, amounts) };
}

/** Unifies spaces, dashes and apostrophes. */
function foldCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/[\u2010-\u2015\u2212~〜]/g, '-')
    .replace(/[’ʼ´`]/g, "'");
}
