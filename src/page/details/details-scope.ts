import type { Recipe } from '@/domain/recipe';
import { readPane } from './read-pane';

/** The element that rules of a posting's fields are relative to: the pane beside the list, else the whole page. */
export function detailsScope(page: Document, recipe: Recipe | null): Element {
  return (recipe && readPane(page, recipe).root) ?? page.body;
}
