import type { JobStatus } from '@/domain/job/job';

/** Statuses of a job nobody has applied for yet. */
const before: ReadonlySet<JobStatus> = new Set(['saved', 'skipped', 'expired']);

/** Whether a job of this status becomes `applied` with its application; one that is already further stays as it is. */
export const becomesApplied = (status: JobStatus): boolean => before.has(status);
