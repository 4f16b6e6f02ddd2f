import type { Change, ListChange } from '@/domain/page/page-change';

/** Fewer new rows are just redrawn ones: a highlight on the pressed row. */
const leastNewRows = 2;

/** The list that changed most; null if none did. */
export function mostChangedList({ lists }: Change): ListChange | null {
  const moved = (list: ListChange) => list.newRows + list.goneRows;
  return lists.toSorted((one, other) => moved(other) - moved(one))[0] ?? null;
}

/** Whether a list has different rows than before, or fewer. */
export function haveRowsChanged(change: Change): boolean {
  const list = mostChangedList(change);
  return list !== null && Math.max(list.newRows, list.goneRows) >= leastNewRows;
}

/** Whether rows were added and the others stayed. */
export function hasListGrown({ lists }: Change): boolean {
  return lists.some(
    ({ newRows, goneRows, rowsBefore }) => rowsBefore > 0 && newRows >= leastNewRows && goneRows < leastNewRows,
  );
}

/** Whether a list disappeared. */
export function hasListGone({ lists }: Change): boolean {
  return lists.some(({ rowsBefore, rowsAfter }) => rowsBefore >= leastNewRows && rowsAfter === 0);
}
