import { useState } from 'react';
import type { RestoreReport } from '@/store/backup/restore-report';
import { useAct } from '@/ui/data/use-act';
import { restoreRefusal } from '@/ui/messages/act-refusals';

interface Restore {
  isBusy: boolean;
  problem: string | null;
  /** What the last one restored, until the user has seen it. */
  report: RestoreReport | null;
  restore: (act: () => Promise<RestoreReport>) => void;
  dismiss: () => void;
}

/** Restores a backup or a file, one at a time. */
export function useRestore(): Restore {
  const { perform, isBusy, problem } = useAct(restoreRefusal);
  const [report, setReport] = useState<RestoreReport | null>(null);
  const restore = (act: () => Promise<RestoreReport>) => {
    if (isBusy) return;
    perform(async () => {
      setReport(null);
      setReport(await act());
    });
  };
  return { isBusy, problem, report, restore, dismiss: () => setReport(null) };
}
