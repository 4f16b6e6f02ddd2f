import { useCallback } from 'react';
import { i18n } from '#i18n';
import { useGuardedAct } from '@/ui/acts/use-guarded-act';
import { exportFileName, type FileKind } from '@/ui/data/export-file-name';
import { usePorts } from '@/ui/data/ports-context';
import { formatNumber } from '@/ui/messages/formats';
import { useToast } from '@/ui/parts/toast';

/** This many are written before anybody wonders whether anything happens. */
const writtenAtOnce = 2000;

/** Gives the user the jobs with these ids as a file, in this order. */
export function useExport(): (ids: readonly string[], kind?: FileKind) => void {
  const { writeJobsFile, saveFile } = usePorts();
  const show = useToast();
  const attempt = useGuardedAct();
  return useCallback(
    (ids, kind = 'csv') => {
      const count = formatNumber(ids.length);
      if (ids.length > writtenAtOnce) show({ text: i18n.t('jobs.exporting', { count }), isGoingOn: true });
      const write = async () => {
        const name = exportFileName(new Date(), kind);
        const file = await writeJobsFile(kind, ids);
        saveFile(name, file, file.type);
        show({ text: i18n.t('jobs.exported', ids.length, { count, file: name }) });
      };
      void attempt(write, i18n.t('jobs.exportFailed'));
    },
    [writeJobsFile, saveFile, show, attempt],
  );
}
