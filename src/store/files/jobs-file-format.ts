import type { Job } from '@/domain/job/job';

/** How jobs are written to a file: `begin`, then each job with `between` in between, then `end`. `empty`: the file without jobs. */
export interface JobsFileFormat {
  /** Media type. */
  type: string;
  begin: string;
  between: string;
  end: string;
  empty: string;
  write(job: Job): string;
}
