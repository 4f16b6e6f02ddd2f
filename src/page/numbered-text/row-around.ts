import type { Recipe } from '@/domain/recipe';
import { rawText } from '../records/raw-text';
import { findBySelector } from '../selectors/find-by-selector';
import { closestAround, closestMatching, flatParent } from '../walker/flat-tree';

/** What lists are made of, where the page says so. */
const rowLike = 'li,article,tr,[role=listitem],[role=option],[role=row],[role=article]';
/** A part with more text than this is no row. Characters. */
const longestRow = 2000;

/**
 * The row that an element stands in: by the recipe, else the nearest thing that lists are made of, else the largest element around
 * with siblings like it. The element itself where it stands in none, or holds much more than a row says.
 */
export function rowAround(element: Element, recipe: Recipe | null): Element {
  if (rawText(element).length > longestRow) return element;
  const rows = new Set(recipe ? findBySelector(recipe.rows.row) : []);
  if (rows.has(element)) return element;
  const row = closestAround(element, rows) ?? closestMatching(element, rowLike) ?? repeatedAround(element);
  return row && rawText(row).length <= longestRow ? row : element;
}

/** A row and the siblings that are built like it, in the order of the page. */
export function likeRow(row: Element): Element[] {
  const siblings = Array.from(row.parentElement?.children ?? []);
  return siblings.filter((other) => other === row || isLike(other, row));
}

function repeatedAround(element: Element): Element | null {
  for (let at: Element | null = element; at; at = flatParent(at)) {
    if (rawText(at).length > longestRow) return null;
    if (likeRow(at).length > 2) return at;
  }
  return null;
}

function isLike(other: Element, element: Element): boolean {
  return other.localName === element.localName && other.className === element.className && rawText(other) !== '';
}
