import type { ReadFields } from '@/domain/job/job-fields';
import { type FieldName, fieldNames } from '@/domain/job/posting-fields';
import type { RowsReading } from '@/domain/page/page-readings';
import type { SampleRow } from '@/domain/run/collector-state';
import { comparableText } from '@/language/fold/comparable-text';

/** Rows that must be read: one alone shows no rule. */
const fewestRows = 2;

/**
 * Why rules learned from rows that a model pointed out are not to be trusted, in a sentence for it; null if they hold: several rows that
 * differ, and of each row pointed out nothing but what the model said.
 */
export function problemOfTaughtRows(samples: readonly SampleRow[], reading: RowsReading | null): string | null {
  if (!reading)
    return 'The rows you gave have nothing in common that others share, or their words are not on the page.';
  const rows = reading.rows.filter(({ isRendered, fields }) => isRendered && fields.title);
  if (rows.length < fewestRows) return `Only ${rows.length} rows are read that way, and a list needs ${fewestRows}.`;
  const [problem] = reading.check.problems;
  if (!reading.check.holds)
    return `The rows that are read that way look wrong: ${problem ?? 'they are too much alike'}.`;
  const found = samples.flatMap((sample) => {
    const row = rows.find(({ fields }) => isSaid(fields.title, sample.fields.title));
    return row ? [{ said: sample.fields, read: row.fields }] : [];
  });
  if (found.length < fewestRows) return `Of the titles you gave, ${found.length} are read that way: copy them whole.`;
  // A column that none of them has could not be learned: the model sees it empty, and decides.
  const names = fieldNames.filter((name) => found.some(({ read }) => read[name] !== undefined));
  const wrong = found.flatMap(({ said, read }) => differences(names, said, read));
  return wrong.length === 0 ? null : `Rules from these rows read something else: ${wrong.slice(0, 4).join('; ')}.`;
}

function differences(names: readonly FieldName[], said: ReadFields, read: ReadFields): string[] {
  return names
    .filter((name) => said[name] !== undefined && !isSaid(read[name], said[name]))
    .map((name) => `${name} is “${read[name] ?? 'nothing'}” where you said “${said[name]}”`);
}

/** Snapshots cut long texts. */
function isSaid(read: string | undefined, said: string | undefined): boolean {
  if (read === undefined || said === undefined) return false;
  const [whole, begin] = [comparableText(read), comparableText(said)];
  return said.endsWith('…') ? whole.startsWith(begin) : whole === begin;
}
