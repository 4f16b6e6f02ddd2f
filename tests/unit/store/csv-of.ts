import type { Job } from '@/domain/job/job';
import { csvFile } from '@/store/files/csv-file';

/** The jobs as one text. */
export function csvOf(jobs: readonly Job[]): string {
  const { begin, between, end, empty, write } = csvFile;
  return jobs.length === 0 ? empty : begin + jobs.map(write).join(between) + end;
}
