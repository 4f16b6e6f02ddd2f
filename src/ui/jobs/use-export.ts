import { useCallback } from 'react';
import { i18n } from '#i18n';
import { csvParts } from '@/store/export-csv';
import { jsonParts } from '@/store/export-json';
import { fileOfParts } from '@/store/file-of-parts';
import { usePorts } from '../ports-context';
import { useSnackbar } from '../snackbar';
import { formatNumber } from '../words/formats';
import { exportFileName, type FileKind } from './export-file-name';

const kinds = {
  csv: { parts: csvParts, type: 'text/csv;charset=utf-8' },
  json: { parts: jsonParts, type: 'application/json' },
};

/** Gives the user the jobs with these ids as a file, in this order. */
export function useExport(): (ids: readonly string[], kind?: FileKind) => void {
  const { jobs, saveFile } = usePorts();
  const show = useSnackbar();
  return useCallback(
    async (ids, kind = 'csv') => {
      const { parts, type } = kinds[kind];
      try {
        const file = exportFileName(new Date(), kind);
        saveFile(file, await fileOfParts(parts(jobs, ids), type), type);
        show({ text: i18n.t('jobs.exported', ids.length, { count: formatNumber(ids.length), file }) });
      } catch (error) {
        console.error(error);
        show({ text: i18n.t('jobs.exportFailed') });
      }
    },
    [jobs, saveFile, show],
  );
}
