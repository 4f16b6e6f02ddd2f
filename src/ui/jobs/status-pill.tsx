import type { JobStatus } from '@/domain/job';
import { jobStatusWord } from '../words/job-words';

const looks: Partial<Record<JobStatus, string>> = {
  applied: 'status-running',
  responded: 'status-running',
  interview: 'status-running',
  offer: 'status-running',
};

/** Where the user is with a job. What goes well has the accent. */
export function StatusPill({ status }: { status: JobStatus }) {
  return <span className={`status ${looks[status] ?? ''}`}>{jobStatusWord(status)}</span>;
}
