import type { JobStatus } from './job';

/** How far a job is before anyone applied for it. */
const before: ReadonlySet<JobStatus> = new Set(['saved', 'skipped', 'expired']);

/** Whether a job of this status becomes `applied` with its application; one that is further already stays so. */
export const becomesApplied = (status: JobStatus): boolean => before.has(status);
