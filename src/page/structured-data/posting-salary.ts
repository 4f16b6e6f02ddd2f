import { isJsonObject } from '../json/json-object';
import { plainText } from './plain-text';
import { type StructuredItem, valuesOf } from './structured-item';

/** Pay as text that reads like a page's ("85000 - 110000 GBP / YEAR"); undefined without an amount. */
export function salaryOf(item: StructuredItem): string | undefined {
  const [salary] = valuesOf(item, 'baseSalary');
  if (!isJsonObject(salary)) return plainText(salary);
  const [inner] = valuesOf(salary, 'value');
  const amounts = isJsonObject(inner) ? inner : salary;
  const bounds = [amountOf(amounts.minValue), amountOf(amounts.maxValue)].filter((amount) => amount !== undefined);
  const range = [...new Set(bounds)].join(' - ') || amountOf(isJsonObject(inner) ? inner.value : inner);
  if (!range) return undefined;
  const currency = plainText(salary.currency) ?? plainText(item.salaryCurrency);
  const unit = plainText(amounts.unitText) ?? plainText(salary.unitText);
  return [range, currency, unit && `/ ${unit}`].filter(Boolean).join(' ');
}

/** Authors without a figure put zero. */
function amountOf(value: unknown): string | undefined {
  const text = plainText(value);
  return text && Number(text) !== 0 ? text : undefined;
}
