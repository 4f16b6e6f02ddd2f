import type { LearnedRecipe } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import { learnRecords } from './learn-json-records';
import { learnedFrom } from './learn-list';
import { readRows } from './read-rows';

/** The page's JSON has what rows omit, and covers rows that are not rendered yet. */
export function withRecords(learned: LearnedRecipe): LearnedRecipe {
  const rendered = learned.reading.rows.filter(({ isRendered }) => isRendered);
  const embedded = learnRecords(rendered.map(({ fields }) => fields));
  if (!embedded) return learned;
  const recipe: Recipe = { ...learned.recipe, rows: { ...learned.recipe.rows, embedded } };
  return learnedFrom(recipe, readRows(recipe));
}
