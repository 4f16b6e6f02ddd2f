import type { Job } from '@/domain/job/job';
import type { SavedJob } from '@/store/jobs/put-found-job';
import { cleanImportedJob } from './clean-imported-job';

/** What could not be imported from a file, and why. */
export interface ImportRefusal {
  /** Row number as in spreadsheets (the header is 1), or line of a JSON file. */
  line: number;
  /** `not-ours`: the file has no title column; `broken`: invalid CSV or JSON there; the others are about one cell. */
  reason: 'not-ours' | 'broken' | 'no-title' | 'bad-value';
  /** Name of the column or field; null for the whole row. */
  column: string | null;
}

/** The result of an import. */
export interface ImportReport {
  /** Jobs that were new. */
  added: number;
  /** Jobs that existed: their gaps were filled. */
  known: number;
  refused: ImportRefusal[];
}

/** The repository parts used. */
export interface JobTarget {
  /** See jobs.ts. */
  addMany(jobs: readonly Job[], at: string, from: number): Promise<SavedJob[]>;
}

/** Imports jobs in batches and counts the results. */
export interface Importer {
  report: ImportReport;
  /** Adds a job; writes once a batch is full. */
  take(job: Job): Promise<void>;
  /** Writes the rest. */
  finish(): Promise<ImportReport>;
}

/** Number of jobs per transaction. */
const batch = 200;

/** `now`: ISO 8601, when the file is read. */
export function createImporter(target: JobTarget, now: string): Importer {
  const report: ImportReport = { added: 0, known: 0, refused: [] };
  let waiting: Job[] = [];
  let count = 0;
  const write = async () => {
    const jobs = waiting;
    waiting = [];
    const saved = await target.addMany(jobs, now, count);
    count += jobs.length;
    const added = saved.filter(({ outcome }) => outcome === 'new').length;
    report.added += added;
    report.known += saved.length - added;
  };
  return {
    report,
    async take(job) {
      waiting.push(cleanImportedJob(job));
      if (waiting.length >= batch) await write();
    },
    async finish() {
      if (waiting.length > 0) await write();
      return report;
    },
  };
}
