import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** Which row of all, and which control of that row, has the grid's one tab stop. */
interface Position {
  row: number;
  control: number;
}

interface GridKeys {
  active: Position;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

const controlsOfARow = 3;
const rowsOfAPage = 10;

/** How far each key goes, in rows and controls. */
const moves: Record<string, Position> = {
  ArrowDown: { row: 1, control: 0 },
  ArrowUp: { row: -1, control: 0 },
  PageDown: { row: rowsOfAPage, control: 0 },
  PageUp: { row: -rowsOfAPage, control: 0 },
  Home: { row: Number.NEGATIVE_INFINITY, control: 0 },
  End: { row: Number.POSITIVE_INFINITY, control: 0 },
  ArrowRight: { row: 0, control: 1 },
  ArrowLeft: { row: 0, control: -1 },
};

/**
 * The keys of an ARIA grid for a table of which only a part is in the document. Rows carry `data-row`, their controls
 * `data-control`.
 */
export function useGridKeys(rowCount: number, scrollToRow: (row: number) => void): GridKeys {
  const [active, setActive] = useState<Position>({ row: 0, control: 1 });
  return {
    active,
    onFocus({ target }) {
      const position = positionOf(target);
      if (position) setActive(position);
    },
    onKeyDown(event) {
      const move = moves[event.key];
      const from = event.target instanceof Element ? positionOf(event.target) : null;
      if (!move || !from) return;
      event.preventDefault();
      const row = clamp(from.row + move.row, 0, rowCount - 1);
      const control = clamp(from.control + move.control, 0, controlsOfARow - 1);
      scrollToRow(row);
      focusWhenThere(event.currentTarget, { row, control });
    },
  };
}

function positionOf(element: Element): Position | null {
  const control = element.closest<HTMLElement>('[data-control]');
  const row = control?.closest<HTMLElement>('[data-row]');
  return control && row ? { row: Number(row.dataset.row), control: Number(control.dataset.control) } : null;
}

/** A row that was scrolled to is rendered a frame or two later. A job without a link has no third control: its second then. */
function focusWhenThere(grid: HTMLElement, { row, control }: Position, frames = 5): void {
  const element = grid.querySelector(`[data-row="${row}"]`);
  const target = [control, control - 1]
    .map((index) => element?.querySelector<HTMLElement>(`[data-control="${index}"]`))
    .find(Boolean);
  if (target) target.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusWhenThere(grid, { row, control }, frames - 1));
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
