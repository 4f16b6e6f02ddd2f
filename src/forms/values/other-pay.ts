import { isCustomQuestion } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import type { Profile } from '@/domain/form/profile';
import { plainPay } from '@/language/amounts/parse-salary';
import { salaryUnitNear } from '@/language/amounts/salary-unit';
import { currencyNamed } from './job-preference-values';

const chosen: ReadonlySet<FormField['kind']> = new Set<FormField['kind']>(['select', 'combobox', 'choice']);
/** Fields before and after an amount that may say what it is in. */
const mostBetween = 2;
/** Characters. Longer options are about something else. */
const longest = 40;

/** Whether a list beside an amount of pay stands on another currency or period than the user has stated theirs in. */
export function standsOnOtherPay(fields: readonly FormField[], amount: FormField, profile: Profile): boolean {
  const at = fields.findIndex(({ selector }) => selector === amount.selector);
  const beside = fields.slice(Math.max(0, at - mostBetween), at + mostBetween + 1);
  return beside.some(({ key, kind, value }) => {
    // "4 weeks" beside it is a notice.
    const isOfPay = key === null || key === 'salary.currency' || key === 'salary.period' || isCustomQuestion(key);
    if (!chosen.has(kind) || !isOfPay || value === '' || value.length > longest || /\p{N}/u.test(value)) return false;
    return saysOtherPay(value, profile);
  });
}

/** Whether a text, as that of a box once an amount is in it, names another currency or period than the user has stated theirs in. */
export function saysOtherPay(text: string, profile: Profile): boolean {
  const { currency, unit } = profile['x-jobtrail']?.salary ?? {};
  const period = salaryUnitNear(plainPay(text), { start: 0, end: 0 });
  const money = currencyNamed(text);
  return (period !== null && unit !== undefined && period !== unit) || (money !== null && money !== currency);
}
