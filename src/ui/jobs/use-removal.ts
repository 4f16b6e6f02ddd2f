import { useCallback } from 'react';
import { useDeletion } from './use-deletion';
import type { ChangeSelected } from './use-view-change';

interface Removal {
  /** Deletes the selection if it includes the row, otherwise the row. */
  ofRow: (id: string) => void;
  ofMany: (ids: readonly string[]) => void;
}

/** Deletes jobs and deselects them. */
export function useRemoval(selected: ReadonlySet<string>, select: ChangeSelected): Removal {
  const deleteJobs = useDeletion();
  const ofMany = useCallback(
    (ids: readonly string[]) => {
      deleteJobs(ids);
      const deleted = new Set(ids);
      select((current) => current.difference(deleted));
    },
    [deleteJobs, select],
  );
  const ofRow = useCallback((id: string) => ofMany(selected.has(id) ? [...selected] : [id]), [selected, ofMany]);
  return { ofRow, ofMany };
}
