import { toVisibleLine } from '@/language/fold/visible-one-line';
import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { textAlternative } from '@/page/dom/text/text-alternative';

/** Rows between a control and its column header. */
const mostRows = 50;

/**
 * What a table says about a control alone in its cell: its column header, else the row below if that contains only words; otherwise empty.
 */
export function tableCellText(control: Element, counts: ControlCounts): string {
  const cell = control.closest('td');
  const row = cell?.parentElement;
  if (!(cell && row instanceof HTMLTableRowElement) || counts.get(cell) !== 1) return '';
  const column = Array.from(row.cells).indexOf(cell);
  return headOver(row, column, counts) || wordsBelow(row, column, counts);
}

function headOver(row: HTMLTableRowElement, column: number, counts: ControlCounts): string {
  let nearest: string | null = null;
  let above = row.previousElementSibling ?? lastRowBefore(row);
  for (let step = 0; above instanceof HTMLTableRowElement && step < mostRows; step += 1) {
    if (!counts.has(above)) {
      const words = wordsOf(above, column, row.cells.length);
      // Rows of entries may stand between a row and the head of its table.
      if (above.cells[column]?.localName === 'th') return words;
      nearest ??= words;
    }
    above = above.previousElementSibling ?? lastRowBefore(above);
  }
  return nearest ?? '';
}

/** A table's head is a section of its own. */
function lastRowBefore(row: Element): Element | null {
  const part = row.parentElement?.previousElementSibling;
  return part instanceof HTMLTableSectionElement ? (part.rows[part.rows.length - 1] ?? null) : null;
}

function wordsBelow(row: HTMLTableRowElement, column: number, counts: ControlCounts): string {
  const below = row.nextElementSibling;
  if (!(below instanceof HTMLTableRowElement) || counts.has(below)) return '';
  return wordsOf(below, column, row.cells.length);
}

/** Rows of a different structure share no columns. */
function wordsOf(row: HTMLTableRowElement, column: number, length: number): string {
  const cell = row.cells.length === length ? row.cells[column] : undefined;
  if (!cell?.checkVisibility()) return '';
  return textAlternative(cell) || toVisibleLine(cell.textContent ?? '');
}
