import type { FieldKey } from '@/domain/form/field-key-schema';
import { currencyMeaning } from '@/forms/options/currency-meaning';
import { payPeriodIn } from '@/language/amounts/salary-unit';
import { fold } from '@/language/fold/fold';
import { toVisibleLine } from '@/language/fold/visible-one-line';

/**
 * Whether a list without words of its own shows by what stands in it what it asks for: "USD" beside an amount is a currency, and "per year" a
 * period, to whoever reads it. `seen`: the words at it, which are none but those.
 */
export function saysByItsChoice(control: Element, key: FieldKey | null, seen: string): boolean {
  if (key !== 'salary.currency' && key !== 'salary.period') return false;
  const chosen = control instanceof HTMLSelectElement ? control.selectedOptions[0]?.label : control.textContent;
  const text = toVisibleLine(chosen ?? '');
  if (!text.includes(seen)) return false;
  if (key === 'salary.period') return payPeriodIn(text) !== null;
  return currencyMeaning({ text, words: fold(text), role: 'label' }, key).length > 0;
}
