import type { Recipe } from '@/domain/page/recipe';
import { noRow, type OpenedRow, readPostingPane } from './read-pane';

/** The element that a posting's field rules are relative to: the pane beside the list or the expanded row, else the whole page. */
export function postingScope(page: Document, recipe: Recipe | null, opened: OpenedRow = noRow): Element {
  return (recipe && readPostingPane(page, recipe, opened).root) ?? page.body;
}
