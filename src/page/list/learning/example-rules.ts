import type { wordFields } from '@/domain/job/posting-fields';
import type { FieldRule } from '@/domain/page/recipe';
import { isTextOfKind } from '@/jobs/text-kind/text-kind';
import { slotRules, textKindOfField } from '../rows/field-rules';
import { readByRules } from '../rows/read-rule';
import type { RowContent, Slot } from '../rows/slots';
import { lineRules } from './line-rules';
import { elementRules } from './value-elements';
import { isSameValueText, type RowExamples, valueSlots } from './value-slots';

export type ExampleField = (typeof wordFields)[number];

/** Rules for a field, learned from values read in some rows: they find what is at the same position in every row. */
export function exampleRules(
  name: ExampleField | 'siteJobId',
  contents: RowContent[],
  slots: Slot[],
  examples: RowExamples,
): FieldRule[] {
  const kind = kindOfExamples(name, examples);
  const bySlot = slotRules(valueSlots(slots, contents, examples), contents, kind);
  const found = countHits(bySlot, contents, examples);
  if (found === examples.size) return bySlot;
  const missed = [...examples].filter(([row, value]) => !isSameValueText(readIn(contents, row, bySlot), value));
  const direct = elementRules(
    missed.flatMap(([row, value]) => {
      const scope = contents[row]?.row;
      return scope ? [{ scope, value }] : [];
    }),
  );
  // In front, so that rules that misread a row do not win; but only if they find more.
  const both = [
    [...direct, ...bySlot],
    [...bySlot, ...direct],
  ].find((rules) => countHits(rules, contents, examples) > found);
  return both ?? (found > 0 ? bySlot : lineRules(contents, examples));
}

/** In how many of the read rows the rules find the value. */
export function countHits(rules: FieldRule[], contents: RowContent[], examples: RowExamples): number {
  return [...examples].filter(([row, value]) => isSameValueText(readIn(contents, row, rules), value)).length;
}

function readIn(contents: RowContent[], row: number, rules: FieldRule[]): string | undefined {
  const element = contents[row]?.row;
  return element && readByRules(element, rules);
}

/** Pay, dates and employment are also recognized by form, if the examples are. */
export function kindOfExamples(name: ExampleField | 'siteJobId', examples: RowExamples) {
  const kind =
    name === 'salaryText' || name === 'postedText' || name === 'employmentType' ? textKindOfField[name] : null;
  return kind !== null && [...examples.values()].every((value) => isTextOfKind(value, kind)) ? kind : null;
}
