import type { ListedFacts } from '@/domain/job/job-fields';
import type { Recipe } from '@/domain/page/recipe';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { type DocumentHead, readDocumentHead } from '@/page/dom/text/document-head-names';
import { flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { listElement } from '@/page/list/rows/list-element';
import { rowElements } from '@/page/list/rows/read-rows';
import { expandedRow, pressedRowExtent } from './expanded-row';
import { postingDialog } from './posting-dialog';
import { readRowPosting } from './read-row-posting';
import { rowExtents, withBareText } from './row-extents';
import { readVisiblePosting, type VisiblePosting } from './visible-posting';

/** The posting shown, and where. */
export interface PostingPane {
  shown: VisiblePosting;
  /** Null if no pane was found. */
  root: Element | null;
  /** True if it is an expanded row of the list. */
  isInRow: boolean;
}

/** The row that led to a posting. */
export interface OpenedRow {
  /** What was pressed in it. */
  pressed: Element | null;
  /** What the list says of it. */
  listed?: ListedFacts | undefined;
  /** Its text stands in a frame of its page. */
  isTextFramed?: boolean | undefined;
}

export const noRow: OpenedRow = { pressed: null };

/**
 * Reads the recipe's pane; without one the dialog that names the row, else the expanded row, else finds the description beside the list and
 * reads the pane around it. With no titled text beside the list, the row that was pressed is read anyway, unless a known pane stands empty: it is
 * still loading, and what the row says is but the beginning.
 */
export function readPostingPane(page: Document, recipe: Recipe, { pressed, listed }: OpenedRow = noRow): PostingPane {
  const names = { ...readDocumentHead(page), titles: [], addresses: [] };
  const stated = recipe.details?.kind === 'row' && pressed && statedInRow(recipe, pressed, names);
  if (stated) return stated;
  const known = knownPane(recipe);
  if (known) {
    const shown = readVisiblePosting(known, new Set(), names, { listed });
    if (shown.description) return { shown, root: known, isInRow: false };
  }
  const dialog = postingDialog(page, listed?.title);
  const inDialog = dialog && readVisiblePosting(dialog, new Set(), names, { listed });
  if (inDialog?.description) return { shown: inDialog, root: dialog, isInRow: false };
  const unfolded = known ? null : expandedRow(recipe, pressed);
  const inRow = unfolded && readRowPosting(unfolded, recipe, names, true);
  if (inRow) return { ...inRow, isInRow: true };
  const beside = readBesideList(page, recipe, { names, opened: { pressed, listed } });
  const isBeside = beside.root !== null && Boolean(beside.shown.title);
  const own = isBeside || !pressed || known ? null : pressedRowExtent(recipe, pressed);
  const inPressed = own && readRowPosting(own, recipe, names);
  return inPressed ? { ...inPressed, isInRow: true } : beside;
}

/** The posting that a row is. What follows it may be replies; it is read only where the row is but a heading. */
function statedInRow(recipe: Recipe, inRow: Element, names: DocumentHead): PostingPane | null {
  const extent = pressedRowExtent(recipe, inRow);
  const inside = extent && readRowPosting({ ...extent, elements: extent.elements.slice(0, 1) }, recipe, names);
  const found = inside ?? (extent && readRowPosting(extent, recipe, names));
  return found && { ...found, isInRow: true };
}

interface BesideList {
  names: DocumentHead;
  opened: OpenedRow;
}

function readBesideList(page: Document, recipe: Recipe, { names, opened }: BesideList): PostingPane {
  const { pressed, listed } = opened;
  const wholeList = wholeListOf(recipe);
  const besideList = readVisiblePosting(page.body, wholeList, names, { listed });
  const leftOut = besideList.description ? wholeList : rowsOf(recipe, pressed !== null);
  const found = besideList.description ? besideList : readVisiblePosting(page.body, leftOut, names, { listed });
  const line = found.description && found.lines[found.description.start];
  if (!line) return { shown: found, root: null, isInRow: false };
  const root = paneRoot(line.element.node, recipe);
  return { shown: readVisiblePosting(root, leftOut, names, { listed }), root, isInRow: false };
}

function knownPane({ details }: Recipe): Element | undefined {
  if (details?.kind !== 'pane' || !details.pane) return undefined;
  const matches = findBySelector(details.pane);
  return matches.length === 1 ? matches[0] : undefined;
}

/** The recipe's list, which must not be mistaken for the posting beside it. */
function wholeListOf(recipe: Recipe): ReadonlySet<Element> {
  const rows = rowElements(recipe);
  // Where no row shows, what the list's selector finds may be part of the posting.
  const list = rows.length > 0 ? listElement(recipe, rows) : null;
  return new Set(list ? [list] : rows);
}

/** The rows of a list whose element contains the pane too; `withOpened`: and the postings that earlier presses left open under them. */
function rowsOf(recipe: Recipe, withOpened: boolean): ReadonlySet<Node> {
  return new Set(
    withOpened ? rowExtents(recipe).flatMap(({ elements }) => withBareText(elements)) : rowElements(recipe),
  );
}

/**
 * The pane beside the list: the largest element around the description without any row. What is above both, the search heading or filters,
 * is not about the posting.
 */
function paneRoot(description: Element, recipe: Recipe): Element {
  const rows = rowElements(recipe);
  const holdsRow = (element: Element) => rows.some((row) => isInFlatTree(row, element));
  let pane = description;
  let parent = flatParent(pane);
  while (parent && !holdsRow(parent)) {
    pane = parent;
    parent = flatParent(pane);
  }
  return pane;
}
