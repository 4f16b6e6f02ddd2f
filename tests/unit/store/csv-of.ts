import type { Job } from '@/domain/job';
import { csvFile } from '@/store/csv-file';
import { piecesOf } from '@/store/jobs-file';

/** The jobs as one text, two a part. */
export function csvOf(jobs: readonly Job[]): string {
  const parts = Array.from({ length: Math.ceil(jobs.length / 2) }, (_, index) =>
    csvFile.write(jobs.slice(index * 2, index * 2 + 2)),
  );
  return piecesOf(csvFile, parts).join('');
}
