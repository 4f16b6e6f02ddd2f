import { useCallback, useState } from 'react';
import { i18n } from '#i18n';
import { importCsv } from '@/store/import-csv';
import { importJson } from '@/store/import-json';
import type { ImportReport } from '@/store/import-report';
import { usePorts } from '../ports-context';
import { useSnackbar } from '../snackbar';

/** What became of a file that was read. */
export interface Imported {
  file: string;
  report: ImportReport;
}

interface Import {
  /** Null until a file was read, and again once that was seen. */
  imported: Imported | null;
  read: (file: File) => void;
  dismiss: () => void;
}

/** Brings in the jobs of a CSV or JSON file of ours. */
export function useImport(): Import {
  const { jobs } = usePorts();
  const show = useSnackbar();
  const [imported, setImported] = useState<Imported | null>(null);
  const read = useCallback(
    async (file: File) => {
      const now = new Date().toISOString();
      show({ text: i18n.t('jobs.importing', { file: file.name }) });
      try {
        const report = await (isJson(file) ? importJson(jobs, file, now) : importCsv(jobs, file, now));
        setImported({ file: file.name, report });
      } catch (error) {
        console.error(error);
        show({ text: i18n.t('jobs.importFailed', { file: file.name }) });
      }
    },
    [jobs, show],
  );
  const dismiss = useCallback(() => setImported(null), []);
  return { imported, read, dismiss };
}

const isJson = ({ name, type }: File): boolean => type === 'application/json' || /\.json$/i.test(name);
