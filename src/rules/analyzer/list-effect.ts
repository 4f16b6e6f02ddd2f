import type { Change, ListChange } from '@/domain/change';

/** Fewer new rows than this are rows that were drawn anew: a mark on the one that was pressed. */
const leastNewRows = 2;

/** The list that changed most; null where none did. */
export function mainList({ lists }: Change): ListChange | null {
  const moved = (list: ListChange) => list.newRows + list.goneRows;
  return lists.toSorted((one, other) => moved(other) - moved(one))[0] ?? null;
}

/** True where a list has other rows than before, fewer ones too. */
export function rowsChanged(change: Change): boolean {
  const list = mainList(change);
  return list !== null && Math.max(list.newRows, list.goneRows) >= leastNewRows;
}

/** True where rows came and the others stayed. */
export function listGrew({ lists }: Change): boolean {
  return lists.some(
    ({ newRows, goneRows, rowsBefore }) => rowsBefore > 0 && newRows >= leastNewRows && goneRows < leastNewRows,
  );
}

/** True where a list that was there is there no more. */
export function listWent({ lists }: Change): boolean {
  return lists.some(({ rowsBefore, rowsAfter }) => rowsBefore >= leastNewRows && rowsAfter === 0);
}
