import type { LearnedRecipe } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import { learnJsonRecords } from './learn-json-records';
import { withReading } from './learn-list';
import { readRows } from './read-rows';

/** The page's JSON has what rows omit, and covers rows that are not rendered yet. */
export function fillFromJson(learned: LearnedRecipe): LearnedRecipe {
  const rendered = learned.reading.rows.filter(({ isRendered }) => isRendered);
  const embedded = learnJsonRecords(rendered.map(({ fields }) => fields));
  if (!embedded) return learned;
  const recipe: Recipe = { ...learned.recipe, rows: { ...learned.recipe.rows, embedded } };
  return withReading(recipe, readRows(recipe));
}
