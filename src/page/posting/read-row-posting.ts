import type { Recipe } from '@/domain/page/recipe';
import type { DocumentHead } from '@/page/dom/text/document-head-names';
import { flatChildren, flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { readByRules } from '@/page/list/rows/read-rule';
import { type RowExtent, withBareText } from './row-extents';
import { readVisiblePosting, type VisiblePosting } from './visible-posting';

/**
 * Reads the posting a row shows inside itself or right after; null if there is none. Neighbouring rows are not read. `isUnfolded`: the row is
 * known to have expanded.
 */
export function readRowPosting(
  { row, elements }: RowExtent,
  recipe: Recipe,
  names: DocumentHead,
  isUnfolded = false,
): { shown: VisiblePosting; root: Element } | null {
  const [first] = elements;
  const around = first && elements.length > 1 ? flatParent(first) : null;
  const root = around ?? first ?? row;
  const [known, company, location] = (['title', 'company', 'location'] as const).map((name) =>
    readByRules(row, recipe.rows.fields[name]),
  );
  const leftOut = around ? othersIn(around, elements) : new Set<Node>();
  const read = readVisiblePosting(root, leftOut, names, { known, isUnfolded, listed: { company, location } });
  // Whose job it is the row's own rules tell: what follows may name others.
  const shown = company ? { ...read, fields: { ...read.fields, company, companyBy: undefined } } : read;
  const start = shown.description && shown.lines[shown.description.start]?.element.node;
  if (!shown.title || !start) return null;
  return { shown, root: elements.find((element) => isInFlatTree(start, element)) ?? root };
}

function othersIn(parent: Element, elements: readonly Element[]): ReadonlySet<Node> {
  const kept = withBareText(elements);
  return new Set(Array.from(flatChildren(parent)).filter((child) => !kept.includes(child)));
}
