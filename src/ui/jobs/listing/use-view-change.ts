import { useCallback, useMemo } from 'react';
import type { JobQuery } from '@/domain/job/job-query';
import type { JobsView } from './jobs-view';

export type ChangeView = (change: (view: JobsView) => JobsView) => void;
export type ChangeSelected = (change: (selected: ReadonlySet<string>) => ReadonlySet<string>) => void;

interface ViewChange {
  set: (part: Partial<JobsView>) => void;
  ask: (query: JobQuery) => void;
  select: ChangeSelected;
}

/** Functions that change parts of the user's view; referentially stable. */
export function useViewChange(onChange: ChangeView): ViewChange {
  const set = useCallback((part: Partial<JobsView>) => onChange((current) => ({ ...current, ...part })), [onChange]);
  const ask = useCallback((query: JobQuery) => set({ query }), [set]);
  const select: ChangeSelected = useCallback(
    (change) => onChange((current) => ({ ...current, selected: change(current.selected) })),
    [onChange],
  );
  return useMemo(() => ({ set, ask, select }), [set, ask, select]);
}
