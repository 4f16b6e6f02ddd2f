import type { Recipe } from '@/domain/page/recipe';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { rawText } from '@/page/dom/text/raw-text';
import { closestAmong, closestMatching, flatParent } from '@/page/dom/tree/flat-tree';

/** Elements that markup declares list items. */
const rowLike = 'li,article,tr,[role=listitem],[role=option],[role=row],[role=article]';
/** Characters. A row has no more text. */
const longestRow = 2000;

/**
 * The row around an element: by the recipe, else the nearest list item, else the largest ancestor with similar siblings. The element itself
 * if there is none, or if it has far more text than a row.
 */
export function enclosingRow(element: Element, recipe: Recipe | null): Element {
  if (rawText(element).length > longestRow) return element;
  const rows = new Set(recipe ? findBySelector(recipe.rows.row) : []);
  if (rows.has(element)) return element;
  const row = closestAmong(element, rows) ?? closestMatching(element, rowLike) ?? repeatedAround(element);
  return row && rawText(row).length <= longestRow ? row : element;
}

/** A row and its similar siblings, in page order. */
export function similarRows(row: Element): Element[] {
  const siblings = Array.from(row.parentElement?.children ?? []);
  return siblings.filter((other) => other === row || isLike(other, row));
}

function repeatedAround(element: Element): Element | null {
  for (let at: Element | null = element; at; at = flatParent(at)) {
    if (rawText(at).length > longestRow) return null;
    if (similarRows(at).length > 2) return at;
  }
  return null;
}

function isLike(other: Element, element: Element): boolean {
  return other.localName === element.localName && other.className === element.className && rawText(other) !== '';
}
