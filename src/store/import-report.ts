import type { Job } from '@/domain/job';
import { jobOfFile } from '@/domain/job-of-file';
import type { SavedJob } from './put-found';

/** What of a file could not be taken, and why. */
export interface ImportRefusal {
  /** Row as spreadsheets count them (the header is 1), or line of a JSON file. */
  line: number;
  /** `not-ours`: the file has no column of titles; `broken`: it is no CSV or JSON there; the others are about one cell. */
  reason: 'not-ours' | 'broken' | 'no-title' | 'bad-value';
  /** Name of the column or field; null where it is the whole row. */
  column: string | null;
}

/** What became of a file. */
export interface ImportReport {
  /** Jobs that were not there. */
  added: number;
  /** Jobs that were there: they got what they lacked. */
  known: number;
  refused: ImportRefusal[];
}

/** What is used of the jobs. */
export interface JobTarget {
  /** See jobs.ts. */
  addMany(jobs: readonly Job[], at: string, from: number): Promise<SavedJob[]>;
}

/** Brings in jobs some at a time and counts what became of them. */
export interface Importer {
  report: ImportReport;
  /** Takes a job; writes once enough are there. */
  take(job: Job): Promise<void>;
  /** Writes the rest. */
  finish(): Promise<ImportReport>;
}

/** As many jobs as one transaction takes in. */
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
      waiting.push(jobOfFile(job));
      if (waiting.length >= batch) await write();
    },
    async finish() {
      if (waiting.length > 0) await write();
      return report;
    },
  };
}
