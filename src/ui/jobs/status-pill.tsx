import type { JobStatus } from '@/domain/job';
import { jobStatusWord } from '../words/job-words';

const looks: Partial<Record<JobStatus, string>> = {
  applied: 'status-running',
  responded: 'status-running',
  interview: 'status-running',
  offer: 'status-running',
};

/** The status of a job. Positive ones have the accent colour. */
export function StatusPill({ status }: { status: JobStatus }) {
  return <span className={`status ${looks[status] ?? ''}`}>{jobStatusWord(status)}</span>;
}
