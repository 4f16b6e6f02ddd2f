import { useCallback } from 'react';
import { i18n } from '#i18n';
import { useToast } from '@/ui/parts/toast';

/** Does something that may fail; whether it was done. */
type Attempt = (act: () => Promise<unknown>, failed?: string) => Promise<boolean>;

/** Says in a toast that an act has failed, for acts whose place may be gone by then. */
export function useGuardedAct(): Attempt {
  const show = useToast();
  return useCallback(
    async (act, failed = i18n.t('jobs.actFailed')) => {
      try {
        await act();
        return true;
      } catch (error) {
        console.error(error);
        show({ text: failed });
        return false;
      }
    },
    [show],
  );
}
