import type { ReadFields } from '@/domain/job/job-fields';
import { wordFields } from '@/domain/job/posting-fields';
import type { FieldRule, Recipe } from '@/domain/page/recipe';
import type { TextKind } from '@/domain/page/text-kinds';
import { isTextOfKind } from '@/jobs/text-kind/text-kind';
import { findTarget } from '@/page/dom/refs/find-target';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import type { Target } from '@/page-api/element-requests';
import { fieldShares } from '../rows/check-rows';
import { contentsOfGroup } from '../rows/headed-rows';
import { readRowsOf } from '../rows/read-rows';
import { readByRules } from '../rows/read-rule';
import { rowPartsOf } from '../rows/row-parts';
import { findSlots, type RowContent } from '../rows/slots';
import { exampleRules } from './example-rules';
import { keepsOtherValues, type RepairedField } from './keeps-other-values';
import { isRedirectTo, linkRulesFromExamples } from './link-rules';
import { stableRule } from './stable-rule';
import { elementsWithValue } from './value-elements';
import { isSameValueText } from './value-slots';

/** Kinds that identify a text's field. */
const tellingKinds: TextKind[] = ['place', 'salary', 'posted', 'employment'];

/**
 * Adds rules for fields that the recipe misses or misreads in a row, learned from an agent's values. Correct values in other rows must
 * stay, and new values must look like the field; null if no field can be repaired.
 */
export function repairRowRules(input: { recipe: Recipe; row: Target; fields: ReadFields }): Recipe | null {
  const pressed = findTarget(input.row);
  const rows = findBySelector(input.recipe.rows.row);
  const row = pressed && (rows.findLast((each) => isInFlatTree(pressed, each)) ?? null);
  if (!row) return null;
  const contents = contentsOfGroup(rows, rowPartsOf);
  const at = contents.findIndex((content) => content.row === row);
  if (at < 0) return null;
  let { recipe } = input;
  for (const name of [...wordFields, 'url'] as const) {
    const value = input.fields[name];
    if (value) recipe = mendField(recipe, { name, value, row }, contents, at) ?? recipe;
  }
  return recipe === input.recipe ? null : recipe;
}

/** Existing rules come first if possible: only a row they misread needs the new ones before them. */
function mendField(recipe: Recipe, field: RepairedField, contents: RowContent[], at: number): Recipe | null {
  const { name, value, row } = field;
  const old = recipe.rows.fields[name] ?? [];
  const isRight = (text: string | undefined) =>
    name === 'url' ? isRedirectTo(text ?? '', value) : isSameValueText(text, value);
  if (isRight(readByRules(row, old))) return null;
  const rows = contents.map((content) => content.row);
  for (const found of newRules(field, contents, at)) {
    for (const rules of [
      [...old, ...found],
      [...found, ...old],
    ]) {
      if (!isRight(readByRules(row, rules))) continue;
      const mended: Recipe = { ...recipe, rows: { ...recipe.rows, fields: { ...recipe.rows.fields, [name]: rules } } };
      if (!keepsOtherValues(recipe, mended, field, rows)) continue;
      const fill = fieldShares(readRowsOf(mended, rows))[name];
      return { ...mended, fill: { ...mended.fill, [name]: fill ?? 0 } };
    }
  }
  return null;
}

/** Ways to find the value: by its position among the parts of all rows, by its element's name; then only texts of its kind. */
function* newRules({ name, value, row }: RepairedField, contents: RowContent[], at: number): Generator<FieldRule[]> {
  const examples = new Map([[at, value]]);
  if (name === 'url') {
    yield linkRulesFromExamples(contents, examples, []);
    return;
  }
  const found = [exampleRules(name, contents, findSlots(contents), examples), namedRules(row, value)];
  yield* found.filter(({ length }) => length > 0);
  const kinds = tellingKinds.filter((kind) => isTextOfKind(value, kind));
  for (const kind of kinds)
    for (const rules of found) if (rules.length > 0) yield rules.map((rule) => ({ ...rule, kind }));
}

function namedRules(row: Element, value: string): FieldRule[] {
  for (const { element, reading } of elementsWithValue({ scope: row, value })) {
    const rule = stableRule(row, element, reading);
    if (rule) return [rule];
  }
  return [];
}
