import { useCallback } from 'react';
import { i18n } from '#i18n';
import { usePorts } from '@/ui/data/ports-context';
import { formatNumber } from '@/ui/messages/formats';
import { useToast } from '@/ui/parts/toast';
import { useGuardedAct } from './use-guarded-act';

/** Deletes jobs from the list and offers undo. */
export function useDeletion(): (ids: readonly string[]) => void {
  const { jobs } = usePorts();
  const show = useToast();
  const attempt = useGuardedAct();
  return useCallback(
    (ids) => {
      const count = formatNumber(ids.length);
      const restore = async () => {
        await jobs.restore(ids);
        show({ text: i18n.t('jobs.restored', ids.length, { count }) });
      };
      attempt(async () => {
        await jobs.remove(ids, new Date().toISOString());
        show({ text: i18n.t('jobs.deleted', ids.length, { count }), undo: () => attempt(restore) });
      });
    },
    [jobs, show, attempt],
  );
}
