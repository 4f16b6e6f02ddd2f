import { useCallback } from 'react';
import { i18n } from '#i18n';
import { useToast } from '@/ui/parts/toast';

/** Does something that may fail, and reports it if it does. */
export function useGuardedAct(): (act: () => Promise<void>) => void {
  const show = useToast();
  return useCallback(
    (act) => {
      act().catch((error: unknown) => {
        console.error(error);
        show({ text: i18n.t('jobs.actFailed') });
      });
    },
    [show],
  );
}
