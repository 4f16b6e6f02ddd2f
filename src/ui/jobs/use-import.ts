import { useCallback, useState } from 'react';
import { i18n } from '#i18n';
import { importCsv } from '@/store/files/import-csv';
import { importJson } from '@/store/files/import-json';
import type { ImportReport } from '@/store/files/import-report';
import { useGuardedAct } from '@/ui/acts/use-guarded-act';
import { usePorts } from '@/ui/data/ports-context';

/** A file and its import result: null while it is read. */
export interface Imported {
  file: string;
  report: ImportReport | null;
}

interface Import {
  /** Null until a file is read, and again once its result was seen. */
  imported: Imported | null;
  read: (file: File) => void;
  dismiss: () => void;
}

/** Imports the jobs of one of our CSV or JSON files. */
export function useImport(): Import {
  const { jobs } = usePorts();
  const attempt = useGuardedAct();
  const [imported, setImported] = useState<Imported | null>(null);
  const read = useCallback(
    async (file: File) => {
      const now = new Date().toISOString();
      setImported({ file: file.name, report: null });
      const importAll = async () => {
        const report = await (isJson(file) ? importJson(jobs, file, now) : importCsv(jobs, file, now));
        setImported({ file: file.name, report });
      };
      const isRead = await attempt(importAll, i18n.t('jobs.importFailed', { file: file.name }));
      if (!isRead) setImported(null);
    },
    [jobs, attempt],
  );
  const dismiss = useCallback(() => setImported(null), []);
  return { imported, read, dismiss };
}

const isJson = ({ name, type }: File): boolean => type === 'application/json' || /\.json$/i.test(name);
