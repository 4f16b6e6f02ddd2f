import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { foldIdentifier } from '@/language/fold/fold';

/** The boxes of a telephone number written in three parts. */
const phoneParts = ['tel-area-code', 'tel-local-prefix', 'tel-local-suffix'] as const;

/** Which part of a number a box takes: three in a row, as long as the parts or named alike but for a number, or "first" to "last", at the end. */
export function phonePartOf(fields: readonly FormField[], at: number): FieldKey | null {
  return partByLength(fields, at) ?? partByName(fields, at) ?? partOfThree(fields, at);
}

/** Digits of area code, prefix and line number, and of the two latter in one box, with and without a sign between them. */
const lengths: readonly (readonly [part: FieldKey, most: readonly number[]])[][] = [
  [
    ['tel-area-code', [3]],
    ['tel-local-prefix', [3]],
    ['tel-local-suffix', [4]],
  ],
  [
    ['tel-area-code', [3]],
    ['tel-local', [7, 8]],
  ],
];

/** Boxes of one question that take no more than the digits of their part: the whole number fits into none of them. */
function partByLength(fields: readonly FormField[], at: number): FieldKey | null {
  for (const parts of lengths) {
    for (const [index, [part]] of parts.entries()) {
      const row = fields.slice(Math.max(0, at - index), at - index + parts.length);
      const isRow =
        at >= index && row.length === parts.length && row.every((box, place) => isBoxOf(box, parts[place]?.[1] ?? []));
      if (isRow && isOneQuestion(row)) return part;
    }
  }
  return null;
}

function isBoxOf({ kind, key, clues, limit }: FormField, most: readonly number[]): boolean {
  const takesDigits = kind === 'text' || kind === 'number';
  return (
    takesDigits && limit !== null && most.includes(limit) && (clues.type === 'tel' || (key?.startsWith('tel') ?? false))
  );
}

const isOneQuestion = ([first, ...others]: readonly FormField[]): boolean =>
  others.every(({ sections }) => sections.join('\n') === first?.sections.join('\n'));

/**
 * Where numbers have other lengths: three boxes in a row, of which none takes a whole number. The first is asked for a telephone, and the
 * others by no words, or by the same.
 */
function partOfThree(fields: readonly FormField[], at: number): FieldKey | null {
  for (const index of phoneParts.keys()) {
    const row = fields.slice(at - index, at - index + phoneParts.length);
    if (at >= index && row.length === phoneParts.length && isOneQuestion(row) && isPhoneOfThree(row))
      return phoneParts[index] ?? null;
  }
  return null;
}

function isPhoneOfThree([first, ...others]: readonly FormField[]): boolean {
  const isShort = ({ kind, limit }: FormField) =>
    kind === 'text' && limit !== null && limit > 1 && limit <= longestPart;
  if (first?.key !== 'tel' || !isShort(first)) return false;
  return others.every((box) => isShort(box) && (box.key === 'tel' || (box.key === null && box.question === '')));
}

/** Digits. */
const longestPart = 5;

function partByName(fields: readonly FormField[], at: number): FieldKey | null {
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
