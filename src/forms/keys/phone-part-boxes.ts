import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { foldIdentifier } from '@/language/fold/fold';

/** The boxes of a telephone number written in three parts. */
const phoneParts = ['tel-area-code', 'tel-local-prefix', 'tel-local-suffix'] as const;

/** Which part of a number a box takes: three in a row, named alike but for a number, or "first" to "last", at the end. */
export function phonePartOf(fields: readonly FormField[], at: number): FieldKey | null {
  const field = fields[at];
  const number = field?.key === 'tel' ? numberAtEnd(field) : null;
  if (!field || number === null) return null;
  const row = phoneParts.map((_, index) => fields[at - number + 1 + index]);
  const isRow = row.every((other, index) => other?.key === 'tel' && numberAtEnd(other) === index + 1);
  return isRow ? (phoneParts[number - 1] ?? null) : null;
}

function numberAtEnd({ clues: { name, id } }: FormField): number | null {
  const end =
    foldIdentifier(name || id)
      .split(' ')
      .at(-1) ?? '';
  const place = placesInRow.findIndex((words) => words.includes(end));
  return place < 0 ? null : place + 1;
}

const placesInRow: readonly (readonly string[])[] = [
  ['1', 'first'],
  ['2', 'second', 'middle'],
  ['3', 'third', 'last'],
];
