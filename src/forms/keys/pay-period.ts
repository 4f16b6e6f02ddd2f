import type { FormField } from '@/domain/form/form-field';
import { payPeriodIn } from '@/language/amounts/salary-unit';
import { isPlaceholderOption } from '@/language/words/forms/placeholder-option-words';

const chosen: ReadonlySet<FormField['kind']> = new Set<FormField['kind']>(['select', 'combobox', 'choice']);
/** Fields between an amount of pay and the list of its period: that of its currency. */
const mostBetween = 1;

/** Whether a list of periods stands beside the amount that is asked for: "Days, weeks, months" elsewhere are those of a notice. */
export function isPayPeriod(fields: readonly FormField[], at: number): boolean {
  const field = fields[at];
  if (!field || !chosen.has(field.kind) || !arePeriods(field)) return false;
  const part = field.sections.join('\n');
  const beside = fields.slice(Math.max(0, at - 1 - mostBetween), at + 2 + mostBetween);
  return beside.some(({ key, sections }) => key === 'salary.expected' && sections.join('\n') === part);
}

function arePeriods({ options }: FormField): boolean {
  const labels = (options ?? []).map(({ label }) => label).filter((label) => !isPlaceholderOption(label));
  const periods = new Set(labels.map(payPeriodIn));
  return periods.size > 1 && periods.size === labels.length && !periods.has(null);
}
