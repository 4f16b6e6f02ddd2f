import { useCallback, useEffect, useState } from 'react';
import type { FillDraft, FillDrafts } from '@/domain/form/fill-draft';
import { usePorts } from '@/ui/data/ports-context';

export type SaveDraft = (runId: string, draft: FillDraft) => void;

/** Unsubmitted answers to each fill run: they survive switching tabs, and closing the panel. */
export function useFillDrafts(): [FillDrafts, SaveDraft] {
  const { drafts: store } = usePorts();
  const [drafts, setDrafts] = useState<FillDrafts>({});
  useEffect(() => {
    let isCurrent = true;
    store.read().then((kept) => isCurrent && setDrafts((typed) => ({ ...kept, ...typed })), console.error);
    return () => {
      isCurrent = false;
    };
  }, [store]);
  const keep = useCallback<SaveDraft>(
    (runId, draft) => {
      setDrafts((others) => ({ ...others, [runId]: draft }));
      store.keep(runId, draft).catch(console.error);
    },
    [store],
  );
  return [drafts, keep];
}
