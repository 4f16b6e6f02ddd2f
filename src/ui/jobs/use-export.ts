import { useCallback } from 'react';
import { i18n } from '#i18n';
import { jobsToCsv } from '@/store/export-csv';
import { usePorts } from '../ports-context';
import { useSnackbar } from '../snackbar';
import { formatNumber } from '../words/formats';
import { csvFileName } from './csv-file-name';

/** Gives the user the jobs with these ids as a CSV file, in this order. */
export function useExport(): (ids: string[]) => void {
  const { jobs, saveFile } = usePorts();
  const show = useSnackbar();
  return useCallback(
    async (ids) => {
      try {
        const chosen = await jobs.getMany(ids);
        const file = csvFileName(new Date());
        saveFile(file, jobsToCsv(chosen), 'text/csv;charset=utf-8');
        show({ text: i18n.t('jobs.exported', chosen.length, { count: formatNumber(chosen.length), file }) });
      } catch (error) {
        console.error(error);
        show({ text: i18n.t('jobs.exportFailed') });
      }
    },
    [jobs, saveFile, show],
  );
}
