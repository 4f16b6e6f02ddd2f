import { rowFields } from '@/domain/job/posting-fields';
import type { Recipe } from '@/domain/page/recipe';
import { rawText } from '@/page/dom/text/raw-text';
import { learnRecipe } from './rows/learn-recipe';
import { readRowsOf, rowElements } from './rows/read-rows';

/** The last result for the job list; learning takes longer than everything else. */
interface Known {
  /** The page at that time: if nothing was found, the search is repeated only for another page. */
  page: string;
  recipe: Recipe | null;
}

const sampleRows = 5;
/** A field present in this share of rows at learning is common. */
const usualFill = 0.5;

let known: Known | null = null;

/** The given recipe, else the one learned in this document, else a new one; null if there is no job list. */
export function currentRecipe(given: Recipe | null): Recipe | null {
  if (given) return isItsList(given) ? remember(given) : null;
  if (known?.recipe && rowElements(known.recipe).length > 0) return known.recipe;
  if (known && known.page === pageMark()) return null;
  return remember(learnRecipe()?.recipe ?? null);
}

/** The rows of the job list, if a recipe is known. */
export function jobRowElements(recipe: Recipe | null): readonly Element[] {
  return recipe ? rowElements(recipe) : [];
}

/** The first pressable rows, as refs, with their titles. */
export function pressableRows(
  recipe: Recipe,
  rows: readonly Element[],
  most: number,
): { ref: string; title: string }[] {
  const read = readRowsOf(recipe, filled(rows).slice(0, most));
  return read.flatMap(({ ref, fields }) => (ref ? [{ ref, title: fields.title ?? '' }] : []));
}

function filled(rows: readonly Element[]): Element[] {
  return rows.filter((row) => rawText(row) !== '');
}

/** On another page of the site, a recipe may match similar markup only: then no row has a link, or more than a title. */
function isItsList(recipe: Recipe): boolean {
  const rows = readRowsOf(recipe, filled(rowElements(recipe)).slice(0, sampleRows));
  const usual = rowFields.filter((name) => name !== 'title' && (recipe.fill[name] ?? 0) >= usualFill);
  if (rows.length === 0 || usual.length === 0) return true;
  const asked = usual.filter((name) => name === 'url');
  return rows.some(({ fields }) => (asked.length > 0 ? asked : usual).some((name) => fields[name] !== undefined));
}

function remember(recipe: Recipe | null): Recipe | null {
  known = { page: pageMark(), recipe };
  return recipe;
}

function pageMark(): string {
  return `${location.href} ${document.querySelectorAll('a,button').length}`;
}
