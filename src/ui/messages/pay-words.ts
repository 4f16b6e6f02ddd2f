import { i18n } from '#i18n';
import type { Salary } from '@/domain/job/job';
import type { SalaryUnit } from '@/domain/job/job-fields';
import { formatMoney } from './formats';

const units: Record<SalaryUnit, () => string> = {
  HOUR: () => i18n.t('payUnit.hour'),
  DAY: () => i18n.t('payUnit.day'),
  WEEK: () => i18n.t('payUnit.week'),
  MONTH: () => i18n.t('payUnit.month'),
  YEAR: () => i18n.t('payUnit.year'),
};

/** The unit of pay: `a year`. */
export const payUnitWord = (unit: SalaryUnit): string => units[unit]();

/** The amounts read from a page's pay text: `€60,000 – €75,000 a year`; null if there is no number. */
export function payAmountsWords({ min, max, currency, unit }: Omit<Salary, 'text'>): string | null {
  const range = rangeWords(min, max, currency);
  return range && [range, unit && payUnitWord(unit)].filter(Boolean).join(' ');
}

function rangeWords(min: number | null, max: number | null, currency: string | null): string | null {
  const [least, most] = [min, max].map((amount) => (amount === null ? null : formatMoney(amount, currency)));
  if (least && most) return least === most ? least : `${least} – ${most}`;
  if (least) return i18n.t('payUnit.from', { amount: least });
  return most ? i18n.t('payUnit.upTo', { amount: most }) : null;
}
