import { Job } from '@/domain/job/job';
import { readJson } from '@/std/read-json';
import { createImporter, type ImportReport, type JobTarget } from './import-report';
import { maxLineLength, readLines } from './read-lines';

/** Imports the jobs of a file from `jsonFile`, even if reformatted since. `now`: ISO 8601. */
export async function importJson(target: JobTarget, file: Blob, now: string): Promise<ImportReport> {
  const importer = createImporter(target, now);
  let line = 0;
  for await (const value of valuesOf(file)) {
    line += 1;
    const parsed = value === undefined ? undefined : Job.safeParse(value);
    if (parsed?.success) await importer.take(parsed.data);
    else {
      const field = parsed?.error.issues[0]?.path.join('.');
      importer.report.refused.push({ line, reason: field ? 'bad-value' : 'broken', column: field ?? null });
    }
  }
  return importer.finish();
}

/** Bytes of a file that is not one job per line, and so must be read whole. */
const mostBytesAtOnce = 100_000_000;

/** The elements of the array, undefined for invalid JSON: line by line as we write them, otherwise all at once. */
async function* valuesOf(file: Blob): AsyncGenerator<unknown> {
  let isByLine: boolean | null = null;
  for await (const line of readLines(file, maxLineLength)) {
    isByLine ??= line.trim() === '[';
    if (!isByLine) break;
    const text = line.trim().replace(/,$/, '');
    if (text && text !== '[' && text !== ']') yield readJson(text);
  }
  if (isByLine) return;
  const whole = file.size > mostBytesAtOnce ? undefined : readJson(await file.text());
  yield* Array.isArray(whole) ? whole : [whole];
}
