import type { Recipe } from '@/domain/recipe';
import { learnRecipe } from '../records/learn-recipe';
import { readRows, rowElements } from '../records/read-rows';

/** What was found of the list of jobs when it was last asked for; learning takes longer than all the rest. */
interface Known {
  /** The page as it was: where nothing was found it is not looked again until this is another one. */
  page: string;
  recipe: Recipe | null;
}

let known: Known | null = null;

/** The recipe that is given, else the one that was learned on this document, else a new one; null where there is no list of jobs. */
export function recipeOf(given: Recipe | null): Recipe | null {
  if (given) return remember(given);
  if (known?.recipe && rowElements(known.recipe).length > 0) return known.recipe;
  if (known && known.page === pageMark()) return null;
  return remember(learnRecipe()?.recipe ?? null);
}

/** The rows of the list of jobs, as far as a recipe for them is known. */
export function jobRowElements(recipe: Recipe | null): Element[] {
  return recipe ? rowElements(recipe) : [];
}

/** The rows that can be pressed, as refs, with their titles. */
export function pressableRows(recipe: Recipe, most: number): { ref: string; title: string }[] {
  const rows = readRows(recipe).rows.filter(({ isRendered }) => isRendered);
  return rows.flatMap(({ ref, fields }) => (ref ? [{ ref, title: fields.title ?? '' }] : [])).slice(0, most);
}

function remember(recipe: Recipe | null): Recipe | null {
  known = { page: pageMark(), recipe };
  return recipe;
}

function pageMark(): string {
  return `${location.href} ${document.querySelectorAll('a,button').length}`;
}
