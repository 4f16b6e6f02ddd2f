import { useCallback } from 'react';
import { i18n } from '#i18n';
import { useToast } from '@/ui/parts/toast';

/** Performs an act and reports that it was done or failed; offers undo if possible. */
export function useUndoableAct(): (
  act: () => Promise<unknown>,
  done: string,
  undo?: () => Promise<unknown>,
) => Promise<void> {
  const show = useToast();
  return useCallback(
    async (act, done, undo) => {
      const attempt = async (step: () => Promise<unknown>, after: () => void) => {
        try {
          await step();
          after();
        } catch (error) {
          console.error(error);
          show({ text: i18n.t('jobs.actFailed') });
        }
      };
      const takeBack = undo && (() => void attempt(undo, () => show({ text: i18n.t('job.undone') })));
      await attempt(act, () => show({ text: done, undo: takeBack }));
    },
    [show],
  );
}
