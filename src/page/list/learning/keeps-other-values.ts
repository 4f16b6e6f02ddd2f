import type { Row } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import type { TextKind } from '@/domain/page/text-kinds';
import { isTextOfKind } from '@/jobs/text-kind/text-kind';
import { readRowsOf } from '../rows/read-rows';
import type { ExampleField } from './example-rules';
import { isSameValueText } from './value-slots';

/** A value read in a row that the recipe misses. */
export interface RepairedField {
  name: ExampleField | 'url';
  value: string;
  row: Element;
}

/** Required share of values in other rows that look like the field. */
const leastPlausible = 0.8;
/** Required share of values of the example's kind: place names are too many to know them all. */
const leastOfKind = 0.5;
const tellingKinds: TextKind[] = ['place', 'salary', 'posted', 'employment'];

/** True if the repaired recipe still reads other rows correctly, and what it adds looks like the field. */
export function keepsOtherValues(
  before: Recipe,
  after: Recipe,
  { name, value, row }: RepairedField,
  rows: Element[],
): boolean {
  const old = readRowsOf(before, rows);
  const mended = readRowsOf(after, rows);
  const others = rows.flatMap((element, index) => {
    const [one, other] = [old[index], mended[index]];
    return element !== row && one && other ? [{ one, other }] : [];
  });
  const isKept = others.every(({ one, other }) => {
    const had = one.fields[name];
    return had === undefined || one.doubts.includes(name) || had === other.fields[name];
  });
  if (!isKept) return false;
  const gained = others.filter(({ one, other }) => other.fields[name] !== undefined && one.fields[name] === undefined);
  return isPlausible(
    gained.map(({ other }) => other),
    name,
    value,
  );
}

function isPlausible(gained: Row[], name: RepairedField['name'], value: string): boolean {
  const good = gained.filter((row) => !row.doubts.includes(name) && !repeatsOther(row, name) && isRow(row, name));
  if (good.length < leastPlausible * gained.length) return false;
  const kinds = tellingKinds.filter((kind) => isTextOfKind(value, kind));
  if (kinds.length === 0) return true;
  const alike = gained.filter(({ fields }) => kinds.some((kind) => isTextOfKind(fields[name] ?? '', kind)));
  return alike.length >= leastOfKind * gained.length;
}

/** An element that gains a title becomes a row: an advertisement between rows has nothing else. */
function isRow({ fields }: Row, name: RepairedField['name']): boolean {
  return name !== 'title' || Boolean(fields.company || fields.location || fields.url);
}

/** One text rarely is two fields. */
function repeatsOther({ fields }: Row, name: RepairedField['name']): boolean {
  const others = (['title', 'company', 'location', 'salaryText', 'postedText'] as const).filter(
    (each) => each !== name,
  );
  return others.some((other) => isSameValueText(fields[other], fields[name]));
}
