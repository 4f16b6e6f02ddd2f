import { useCallback } from 'react';
import { i18n } from '#i18n';
import { usePorts } from '../ports-context';
import { useSnackbar } from '../snackbar';
import { formatNumber } from '../words/formats';

/** Takes jobs off the list and offers to bring them back. */
export function useDeletion(): (ids: string[]) => void {
  const { jobs } = usePorts();
  const show = useSnackbar();
  return useCallback(
    async (ids) => {
      const count = formatNumber(ids.length);
      const attempt = async (act: Promise<void>, done: () => void) => {
        try {
          await act;
          done();
        } catch (error) {
          console.error(error);
          show({ text: i18n.t('jobs.actFailed') });
        }
      };
      const undo = () =>
        void attempt(jobs.restore(ids), () => show({ text: i18n.t('jobs.restored', ids.length, { count }) }));
      await attempt(jobs.remove(ids, new Date().toISOString()), () =>
        show({ text: i18n.t('jobs.deleted', ids.length, { count }), undo }),
      );
    },
    [jobs, show],
  );
}
