import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** The row, and its control, that has the grid's one tab stop. */
interface Position {
  row: number;
  control: number;
}

/** What keys do with a row besides moving. */
export interface GridActs {
  onToggle: (index: number, id: string, isRange: boolean) => void;
  onToggleAll: () => void;
  /** Deletes the selection if it includes the row, otherwise the row. */
  onDelete: (id: string) => void;
}

interface GridKeys {
  active: Position;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

const controlsOfARow = 3;
const rowsOfAPage = 10;

/** How far each key moves, in rows and controls. */
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
 * The keys of an ARIA grid for a table only partly in the document: arrows move, Space selects (with Shift everything since the last one),
 * Ctrl+A selects all, Delete deletes; Enter belongs to the control. Rows carry `data-row` and `data-id`, their controls `data-control`.
 */
export function useGridKeys(
  grid: RefObject<HTMLElement | null>,
  rowCount: number,
  scrollToRow: (row: number) => void,
  acts: GridActs,
): GridKeys {
  const [focused, setActive] = useState<Position>({ row: 0, control: 1 });
  const active = { ...focused, row: clamp(focused.row, 0, rowCount - 1) };
  const hasFocus = useKeptFocus(grid, active);
  return {
    active,
    onFocus({ target }) {
      const at = placeOf(target);
      hasFocus.current = at !== null;
      if (at) setActive(at);
    },
    onBlur({ target }) {
      // If the element was removed, the user did not give up the focus.
      if (target.isConnected) hasFocus.current = false;
    },
    onKeyDown(event) {
      const at = event.target instanceof Element ? placeOf(event.target) : null;
      if (!at) return;
      if (actOn(event, at, acts)) return event.preventDefault();
      const move = moves[event.key];
      if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const row = clamp(at.row + move.row, 0, rowCount - 1);
      const control = clamp(at.control + move.control, 0, controlsOfARow - 1);
      scrollToRow(row);
      focusWhenThere(event.currentTarget, { row, control });
    },
  };
}

/** Performs a key's action besides moving; returns whether it has one. */
function actOn(event: KeyboardEvent, { row, id }: Position & { id: string }, acts: GridActs): boolean {
  const isControl = event.ctrlKey || event.metaKey;
  if (event.key === ' ') acts.onToggle(row, id, event.shiftKey);
  else if (event.key === 'Delete') acts.onDelete(id);
  else if (event.key === 'a' && isControl) acts.onToggleAll();
  else return false;
  return true;
}

/** When the focused row disappears, the focus moves to the one in its place. */
function useKeptFocus(grid: RefObject<HTMLElement | null>, active: Position) {
  const hasFocus = useRef(false);
  useEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (isLost && grid.current) focusWhenThere(grid.current, active);
  });
  return hasFocus;
}

function placeOf(element: Element): (Position & { id: string }) | null {
  const control = element.closest<HTMLElement>('[data-control]');
  const row = control?.closest<HTMLElement>('[data-id]');
  if (!control || !row) return null;
  return { row: Number(row.dataset.row), control: Number(control.dataset.control), id: row.dataset.id ?? '' };
}

/** A row scrolled to is rendered some frames later. A job without a link has no third control: the second is used. */
function focusWhenThere(grid: HTMLElement, { row, control }: Position, frames = 30): void {
  const element = grid.querySelector(`[data-row="${row}"]`);
  const target = [control, control - 1]
    .map((index) => element?.querySelector<HTMLElement>(`[data-control="${index}"]`))
    .find(Boolean);
  if (target) target.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusWhenThere(grid, { row, control }, frames - 1));
}

const clamp = (value: number, min: number, max: number): number => Math.max(Math.min(value, max), min);
