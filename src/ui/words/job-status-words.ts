import { i18n } from '#i18n';
import type { JobStatus } from '@/domain/job';

const words: Record<JobStatus, () => string> = {
  saved: () => i18n.t('jobStatus.saved'),
  skipped: () => i18n.t('jobStatus.skipped'),
  applied: () => i18n.t('jobStatus.applied'),
  responded: () => i18n.t('jobStatus.responded'),
  interview: () => i18n.t('jobStatus.interview'),
  offer: () => i18n.t('jobStatus.offer'),
  rejected: () => i18n.t('jobStatus.rejected'),
  withdrawn: () => i18n.t('jobStatus.withdrawn'),
  expired: () => i18n.t('jobStatus.expired'),
};

/** Where the user is with a job, in a word or two. */
export const jobStatusWord = (status: JobStatus): string => words[status]();
