import { Job } from '@/domain/job';
import { createImporter, type ImportReport, type JobTarget } from './import-report';
import { longestLine, readLines } from './read-lines';

/** Brings in the jobs of a file that `jsonFile` wrote, though it was formatted otherwise since. `now`: ISO 8601. */
export async function importJson(target: JobTarget, file: Blob, now: string): Promise<ImportReport> {
  const importer = createImporter(target, now);
  let line = 0;
  for await (const value of valuesOf(file)) {
    line += 1;
    const parsed = value === broken ? undefined : Job.safeParse(value);
    if (parsed?.success) await importer.take(parsed.data);
    else {
      const field = parsed?.error.issues[0]?.path.join('.');
      importer.report.refused.push({ line, reason: field ? 'bad-value' : 'broken', column: field ?? null });
    }
  }
  return importer.finish();
}

/** What stands for a value that is no JSON. */
const broken = Symbol('broken');

/** Bytes of a file that is not written a job a line, and so has to be read whole. */
const mostBytesAtOnce = 100_000_000;

/** The elements of the array: one a line as we write them, else all at once. */
async function* valuesOf(file: Blob): AsyncGenerator<unknown> {
  let isByLine: boolean | null = null;
  for await (const line of readLines(file, longestLine)) {
    isByLine ??= line.trim() === '[';
    if (!isByLine) break;
    const text = line.trim().replace(/,$/, '');
    if (text && text !== '[' && text !== ']') yield parseJson(text);
  }
  if (isByLine) return;
  const whole = file.size > mostBytesAtOnce ? broken : parseJson(await file.text());
  yield* Array.isArray(whole) ? whole : [whole];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return broken;
  }
}
