import { foldText } from '../names/fold-text';
import { textAlternative } from '../names/text-alternative';
import type { ControlCounts } from './control-counts';

/** Rows between a control and the head of its column. */
const mostRows = 50;

/**
 * What a table says of a control that stands alone in its cell: the head of its column, where one stands over it, else the words in the row
 * below, where that holds nothing but words; empty where neither does.
 */
export function cellText(control: Element, counts: ControlCounts): string {
  const cell = control.closest('td');
  const row = cell?.parentElement;
  if (!(cell && row instanceof HTMLTableRowElement) || counts.get(cell) !== 1) return '';
  const column = Array.from(row.cells).indexOf(cell);
  return headOver(row, column, counts) || wordsBelow(row, column, counts);
}

function headOver(row: HTMLTableRowElement, column: number, counts: ControlCounts): string {
  let above = row.previousElementSibling ?? lastRowBefore(row);
  for (let step = 0; above instanceof HTMLTableRowElement && step < mostRows; step += 1) {
    if (!counts.has(above)) return wordsOf(above, column, row.cells.length);
    above = above.previousElementSibling ?? lastRowBefore(above);
  }
  return '';
}

/** The head of a table is a part of its own. */
function lastRowBefore(row: Element): Element | null {
  const part = row.parentElement?.previousElementSibling;
  return part instanceof HTMLTableSectionElement ? (part.rows[part.rows.length - 1] ?? null) : null;
}

function wordsBelow(row: HTMLTableRowElement, column: number, counts: ControlCounts): string {
  const below = row.nextElementSibling;
  if (!(below instanceof HTMLTableRowElement) || counts.has(below)) return '';
  return wordsOf(below, column, row.cells.length);
}

/** Rows that are built otherwise have no columns in common. */
function wordsOf(row: HTMLTableRowElement, column: number, length: number): string {
  const cell = row.cells.length === length ? row.cells[column] : undefined;
  if (!cell?.checkVisibility()) return '';
  return textAlternative(cell) || foldText(cell.textContent ?? '');
}
