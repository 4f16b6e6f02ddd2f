import type { ListChange } from '@/domain/page/page-change';
import { accessibleName } from '@/page/dom/text/accessible-name';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { shadowRootOf } from '@/page/dom/tree/shadow-root-of';
import type { SnapshotPart } from '@/page/snapshot/snapshot-part';
import { textBeginning } from './text-beginning';

/** A remembered list: the beginnings of its non-empty rows. */
export interface RowList {
  element: Element;
  name: string;
  rowName: string;
  rows: string[];
}

/** A list's change, with the list and its rows. */
export interface RowListChange {
  element: Element;
  change: ListChange;
  newRows: string[];
  goneRows: string[];
}

const longestRow = 100;
/** Ancestors searched for the name of a list. */
const nameDepth = 4;

/** By which a row is known. */
export const rowBeginning = (row: Element): string => textBeginning(row, longestRow);

/** The rows of all lists among a page's parts. */
export function rowsIn(parts: readonly SnapshotPart[]): Element[] {
  return parts.flatMap((part) => (part.kind === 'list' ? part.rows : []));
}

/** The lists among a page's parts. */
export function rowListsIn(parts: readonly SnapshotPart[]): RowList[] {
  return parts.flatMap((part) => (part.kind === 'list' ? rowList(part.list, part.rows) : []));
}

function rowList(element: Element, rows: readonly Element[]): RowList {
  const texts = rows.map(rowBeginning).filter(Boolean);
  return { element, name: nameAround(element), rowName: rows[0]?.localName ?? '', rows: texts };
}

/** Which lists have different rows than before. */
export function diffRowLists(before: readonly RowList[], after: readonly RowList[]): RowListChange[] {
  const left = new Set(after);
  const moved = before.map((list) => {
    const now = counterpartOf(list, left);
    if (now) left.delete(now);
    return compareRows(list, now ?? shrunk(list));
  });
  const fresh = [...left].map((list) => compareRows({ ...list, rows: [] }, list));
  return [...moved, ...fresh].filter(({ newRows, goneRows }) => newRows.length + goneRows.length > 0);
}

/** The same element, else one that shares rows with it, else one with its name: pages redraw entire lists. */
function counterpartOf(list: RowList, candidates: ReadonlySet<RowList>): RowList | undefined {
  const all = [...candidates];
  const rows = new Set(list.rows);
  return (
    all.find(({ element }) => element === list.element) ??
    all.find((other) => other.rows.some((row) => rows.has(row)) && !list.element.isConnected) ??
    all.find((other) => isDrawnAnew(list, other))
  );
}

function isDrawnAnew(list: RowList, other: RowList): boolean {
  const { element, name, rowName } = list;
  if (element.isConnected || other.rowName !== rowName || other.name !== name) return false;
  return other.element.localName === element.localName && other.element.className === element.className;
}

/** A list now too short to be recognized as one: whatever its element still contains. */
function shrunk(list: RowList): RowList {
  const children = Array.from((shadowRootOf(list.element) ?? list.element).children);
  const isThere = list.element.isConnected && list.element.checkVisibility();
  const rows = isThere ? children.filter(({ localName }) => localName === list.rowName) : [];
  return rowList(list.element, rows);
}

function compareRows(before: RowList, after: RowList): RowListChange {
  const newRows = surplus(after.rows, before.rows);
  const goneRows = surplus(before.rows, after.rows);
  const change = {
    name: after.name || before.name,
    rowsBefore: before.rows.length,
    rowsAfter: after.rows.length,
    newRows: newRows.length,
    goneRows: goneRows.length,
  };
  return { element: after.element, change, newRows, goneRows };
}

/** The rows one list has more of than the other, repeated accordingly. */
function surplus(rows: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const row of others) counts.set(row, (counts.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const left = counts.get(row) ?? 0;
    counts.set(row, left - 1);
    return left <= 0;
  });
}

function nameAround(list: Element): string {
  let at: Element | null = list;
  for (let level = 0; at && level < nameDepth && at !== document.body; level += 1) {
    const name = accessibleName(at);
    if (name) return name;
    at = flatParent(at);
  }
  return '';
}
