import { useState } from 'react';
import { i18n } from '#i18n';
import type { RestoreReport } from '@/store/backup/restore-report';
import { BackupUnreadableError } from '@/store/database/store-errors';

/** The result of a restore. */
export type Restoring =
  | { state: 'idle' | 'busy' }
  | { state: 'done'; report: RestoreReport }
  | { state: 'failed'; words: string };

interface Restore {
  restoring: Restoring;
  restore: (act: () => Promise<RestoreReport>) => void;
  dismiss: () => void;
}

/** Restores a backup or a file, one at a time. */
export function useRestore(): Restore {
  const [restoring, setRestoring] = useState<Restoring>({ state: 'idle' });
  const restore = (act: () => Promise<RestoreReport>) => {
    if (restoring.state === 'busy') return;
    setRestoring({ state: 'busy' });
    act().then(
      (report) => setRestoring({ state: 'done', report }),
      (error: unknown) => {
        console.error(error);
        setRestoring({ state: 'failed', words: failureWords(error) });
      },
    );
  };
  return { restoring, restore, dismiss: () => setRestoring({ state: 'idle' }) };
}

function failureWords(error: unknown): string {
  if (!(error instanceof BackupUnreadableError)) return i18n.t('backups.restoreFailed');
  return error.isNewer ? i18n.t('backups.newer') : i18n.t('backups.unreadable');
}
