import { i18n } from '#i18n';
import type { RunStatus } from '@/domain/run/run';

const words: Record<RunStatus, () => string> = {
  running: () => i18n.t('run.statusRunning'),
  paused: () => i18n.t('run.statusPaused'),
  waiting: () => i18n.t('run.statusWaiting'),
  ended: () => i18n.t('run.statusEnded'),
};

export const statusWord = (status: RunStatus): string => words[status]();
