import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';

/** Rows above those of a table that may be its head. */
const mostAbove = 3;
const grids = '[role=table],[role=grid],[role=treegrid]';
const numbered = '[aria-colindex]';
const controls = 'a[href],button';

/** What the heads of a table's columns say, by the row's cells. Empty where nothing above the rows is a head. */
export function columnHeads(row: Element): ReadonlyMap<Element, string> {
  const grid = row.localName === 'tr' ? null : row.closest(grids);
  if (grid && row.querySelector(numbered) !== null) return headsByNumber(grid, row);
  const heads = row.localName === 'tr' ? headsOfTable(row) : grid ? headsOfGrid(grid) : headsBeside(row);
  const cells = new Map<Element, string>();
  let column = 0;
  for (const cell of cellsOf(row)) {
    const head = heads[column] ?? '';
    if (head !== '') cells.set(cell, head);
    column += columnsOf(cell);
  }
  return cells;
}

/** Whether a row's cells name columns in place of saying something of a job. */
export const isHeadRow = cachePerTask((row: Element): boolean => {
  const texts = cellsOf(row).map(textOf);
  const names = texts.filter((text) => fieldOfLabel(text) !== null);
  if (fieldOfLabel(texts[0] ?? '') !== null && standsAsHead(row)) return true;
  if (names.length < 2 || names.length * 2 < texts.filter((text) => text !== '').length) return false;
  return ![row.previousElementSibling, row.nextElementSibling].some((beside) => saysOthers(beside, names, texts));
});

/** Rows below a head, at least. */
const fewestBelow = 2;

/** Whether a row without links or numbers is above all others, each of which has as many cells and a link: one name known tells the rest. */
function standsAsHead(row: Element): boolean {
  const isFirst = row.previousElementSibling === null;
  if (!isFirst || row.querySelector(controls) !== null || /\p{N}/u.test(textOf(row))) return false;
  const around = row.nextElementSibling === null ? row.parentElement?.nextElementSibling : row.parentElement;
  const others = Array.from(around?.children ?? []).filter((other) => other !== row);
  const columns = cellsOf(row).length;
  return (
    columns > 1 &&
    others.length >= fewestBelow &&
    others.every((other) => other.querySelector('a[href]') !== null && cellsOf(other).length === columns)
  );
}

/**
 * Whether a row has the same names and other values. A head says its names once: in rows that all have them, as terms and their definitions
 * do, they name what follows in the row.
 */
function saysOthers(row: Element | null, names: readonly string[], values: readonly string[]): boolean {
  const texts = row === null ? [] : cellsOf(row).map(textOf);
  return names.every((name) => texts.includes(name)) && !texts.every((text) => values.includes(text));
}

function headsOfTable(row: Element): string[] {
  const table = row.closest('table');
  const rows = Array.from({ length: mostAbove }, (_, at) => table?.rows[at]).filter((one) => one && one !== row);
  // The letters of a spreadsheet's columns, or groups of columns, may be marked up as heads above the row that names them.
  const head = rows.find((one) => one && isHeadRow(one)) ?? rows.find((one) => one && isMarkedHead(one));
  if (head) return expanded(cellsOf(head));
  const above = table ? headsAbove(table) : [];
  const columns = above.length > 0 ? cellsOf(row).reduce((sum, cell) => sum + columnsOf(cell), 0) : 0;
  return above.length === columns ? above : [];
}

const isMarkedHead = (row: Element): boolean => row.querySelectorAll('th').length > 1;

/** Elements around a table that may hold it alone, as where its rows scroll below their head. */
const mostAround = 3;

/** A head that stays in sight while the rows scroll is a table of its own, with as many columns. */
const headsAbove = cachePerTask((table: Element): string[] => {
  let at: Element | null = table;
  for (let around = 0; at && around < mostAround; around += 1, at = at.parentElement) {
    const above = at.previousElementSibling;
    if (!above) continue;
    const head = above instanceof HTMLTableElement ? above : above.querySelector('table');
    const only = head?.rows.length === 1 ? head.rows[0] : undefined;
    return only && isHeadRow(only) ? expanded(cellsOf(only)) : [];
  }
  return [];
});

function headsOfGrid(grid: Element): string[] {
  return expanded(Array.from(grid.querySelectorAll('[role=columnheader]')));
}

/** A grid that leaves out the columns out of sight, or puts empty elements in their place, says which column a cell is of. */
function headsByNumber(grid: Element, row: Element): ReadonlyMap<Element, string> {
  const heads = Array.from(grid.querySelectorAll(`[role=columnheader]${numbered}`));
  const named = new Map(heads.map((head) => [columnOf(head), textOf(head)]));
  return new Map(
    Array.from(row.querySelectorAll(numbered)).flatMap((cell) => {
      const head = named.get(columnOf(cell)) ?? '';
      return head === '' ? [] : [[cell, head] as const];
    }),
  );
}

function columnOf(cell: Element): string {
  return cell.getAttribute('aria-colindex') ?? '';
}

/** The row above the first one, if it has as many cells and they say what columns hold. */
function headsBeside(row: Element): string[] {
  const first = row.parentElement?.firstElementChild;
  const above = first === row ? row.parentElement?.previousElementSibling : first;
  if (!above || cellsOf(above).length !== cellsOf(row).length || !isHeadRow(above)) return [];
  return expanded(cellsOf(above));
}

/** An element around all cells is none. */
function cellsOf(row: Element): Element[] {
  const [only, second] = row.children;
  return only && !second ? cellsOf(only) : Array.from(row.children);
}

function expanded(heads: readonly Element[]): string[] {
  return heads.flatMap((head) => Array<string>(columnsOf(head)).fill(textOf(head)));
}

function columnsOf(cell: Element): number {
  return cell instanceof HTMLTableCellElement ? cell.colSpan : 1;
}

function textOf(element: Element): string {
  return collapseWhitespace(element.textContent ?? '');
}
