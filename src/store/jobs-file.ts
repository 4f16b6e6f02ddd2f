import type { Job } from '@/domain/job';

/** How jobs are written into a file: `begin`, what each is written as with `between` between them, `end`. `empty`: the file of none. */
export interface JobsFile {
  /** Media type. */
  type: string;
  begin: string;
  between: string;
  end: string;
  empty: string;
  write(job: Job): string;
}
