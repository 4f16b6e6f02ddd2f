import { type RefObject, useCallback } from 'react';
import { useDeletion } from './use-deletion';
import type { ChangeSelected } from './use-view-change';

interface Removal {
  /** The row is deleted from where it stands, and the focus stays there. */
  ofRow: (id: string) => void;
  /** What was pressed goes away with the selection or the sheet. */
  ofMany: (ids: readonly string[]) => void;
}

/** Deletes jobs, takes them out of the selection and puts the focus where it is of use afterwards. */
export function useRemoval(
  selected: ReadonlySet<string>,
  select: ChangeSelected,
  focusAfterwards: RefObject<HTMLElement | null>,
): Removal {
  const deleteJobs = useDeletion();
  const ofMany = useCallback(
    (ids: readonly string[]) => {
      deleteJobs(ids);
      select((current) => new Set([...current].filter((id) => !ids.includes(id))));
      requestAnimationFrame(() => focusAfterwards.current?.focus());
    },
    [deleteJobs, select, focusAfterwards],
  );
  const ofRow = useCallback(
    (id: string) => {
      if (selected.has(id)) ofMany([...selected]);
      else deleteJobs([id]);
    },
    [selected, ofMany, deleteJobs],
  );
  return { ofRow, ofMany };
}
