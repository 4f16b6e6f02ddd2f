import { useCallback } from 'react';
import { i18n } from '#i18n';
import { useSnackbar } from '@/ui/parts/toast';

/** Does something that may fail, and reports it if it does. */
export function useAttempt(): (act: () => Promise<void>) => void {
  const show = useSnackbar();
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
