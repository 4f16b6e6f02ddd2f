import type { Recipe } from '@/domain/page/recipe';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { closestAmong, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { isHeadRow } from './column-heads';
import { readByRules } from './read-rule';
import { isFact, usualFields } from './stray-rows';

/** Facts that an element must have to be a job of the list. */
const fewestFacts = 2;

/** How many elements stand as rows do, with all facts that nearly every row has, but without a title where the rules look for one. */
export function countUnreadRows(recipe: Recipe, rows: readonly Element[]): number {
  const { row, fields } = recipe.rows;
  const usual = usualFields(recipe);
  if (recipe.isTaught || usual.length < fewestFacts) return 0;
  const read = new Set(rows);
  return findBySelector(row).filter(
    (element) =>
      !read.has(element) &&
      element.checkVisibility() &&
      !readByRules(element, fields.title) &&
      usual.every((name) => isFact(readByRules(element, fields[name]))) &&
      !isHeadRow(element) &&
      closestAmong(element, read) === null &&
      !rows.some((one) => isInFlatTree(one, element)),
  ).length;
}
