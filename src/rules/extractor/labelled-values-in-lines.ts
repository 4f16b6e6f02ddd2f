import type { NumberedLine } from '@/jobs/posting/parse-numbered-text';
import { fieldOfLabel, type LabelledField, splitLabelled } from '@/language/words/jobs/posting-labels';

/** Characters. Longer texts are not values. */
const longestValue = 160;

/** Values after their labels, on one line ("Standort: Kiel") or the next; the first of each counts. */
export function labelledValuesInLines(lines: readonly NumberedLine[]): Map<LabelledField, string> {
  const found = new Map<LabelledField, string>();
  lines.forEach(({ text }, place) => {
    const labelled = splitLabelled(text) ?? valueBelow(text, lines[place + 1]);
    if (labelled && labelled.value.length <= longestValue && !found.has(labelled.field)) {
      found.set(labelled.field, labelled.value);
    }
  });
  return found;
}

function valueBelow(label: string, next: NumberedLine | undefined): { field: LabelledField; value: string } | null {
  const field = fieldOfLabel(label);
  if (field === null || !next || fieldOfLabel(next.text) !== null) return null;
  return { field, value: next.text };
}
