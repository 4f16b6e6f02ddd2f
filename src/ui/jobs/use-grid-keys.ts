import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Which row of all, and which control of that row, has the grid's one tab stop. */
interface Position {
  row: number;
  control: number;
}

/** What keys do with a row beside moving. */
export interface GridActs {
  onToggle: (index: number, id: string, isRange: boolean) => void;
  onToggleAll: () => void;
  /** Deletes the selection where the row is part of it, else the row. */
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
 * The keys of an ARIA grid for a table of which only a part is in the document: arrows move, Space selects (with Shift all from
 * the last one on), Ctrl+A selects all, Delete deletes; Enter is the control's own. Rows carry `data-row` and `data-id`, their
 * controls `data-control`.
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
      // Of an element that is taken away the focus is not given up by the user.
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

/** Does what the key means beside moving; whether it means anything. */
function actOn(event: KeyboardEvent, { row, id }: Position & { id: string }, acts: GridActs): boolean {
  const isControl = event.ctrlKey || event.metaKey;
  if (event.key === ' ') acts.onToggle(row, id, event.shiftKey);
  else if (event.key === 'Delete') acts.onDelete(id);
  else if (event.key === 'a' && isControl) acts.onToggleAll();
  else return false;
  return true;
}

/** When the row that has the focus goes away, the focus goes to the one that takes its place. */
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

/** A row that was scrolled to is read and rendered some frames later. A job without a link has no third control: its second then. */
function focusWhenThere(grid: HTMLElement, { row, control }: Position, frames = 30): void {
  const element = grid.querySelector(`[data-row="${row}"]`);
  const target = [control, control - 1]
    .map((index) => element?.querySelector<HTMLElement>(`[data-control="${index}"]`))
    .find(Boolean);
  if (target) target.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusWhenThere(grid, { row, control }, frames - 1));
}

const clamp = (value: number, min: number, max: number): number => Math.max(Math.min(value, max), min);
