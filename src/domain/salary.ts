import type { Salary } from './job';
import { amountsIn } from './salary-amounts';
import { currencyIn } from './salary-currency';
import { unitIn, withoutDurations } from './salary-unit';

/** What stands further back is a description, and pages are free to make it endless. Characters. */
const longestPay = 500;

/**
 * Pay as the text says it. Only what is there is read: `$` alone names no currency, nothing is turned into years, and a number
 * that nothing marks as money stays unread. The text itself is always kept.
 */
export function parseSalary(text: string): Salary {
  const pay = withoutDurations(foldCharacters(text.slice(0, longestPay)));
  const currency = currencyIn(pay);
  const amounts = amountsIn(pay, (place) => unitIn(pay, place));
  const unread = { text: text.trim(), min: null, max: null, currency: null, unit: null };
  if (!amounts) return unread;
  return { ...unread, min: amounts.min, max: amounts.max, currency, unit: unitIn(pay, amounts) };
}

/** One kind of space, dash and apostrophe. */
function foldCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/[\u2010-\u2015\u2212~〜]/g, '-')
    .replace(/[’ʼ´`]/g, "'");
}
