import { useCallback } from 'react';
import { i18n } from '#i18n';
import { useToast } from '@/ui/parts/toast';
import { useGuardedAct } from './use-guarded-act';

/** Performs an act and reports that it was done or failed; offers undo if possible. */
export function useUndoableAct(): (
  act: () => Promise<unknown>,
  done: string,
  undo?: () => Promise<unknown>,
) => Promise<void> {
  const show = useToast();
  const attempt = useGuardedAct();
  return useCallback(
    async (act, done, undo) => {
      const takeBack = async (step: () => Promise<unknown>) => {
        if (await attempt(step)) show({ text: i18n.t('job.undone') });
      };
      if (await attempt(act)) show({ text: done, undo: undo && (() => void takeBack(undo)) });
    },
    [show, attempt],
  );
}
