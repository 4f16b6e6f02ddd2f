import { wrap } from 'comlink';
import { piecesOf } from '@/store/jobs-file';
import type { FileKind } from './export-file-name';
import { jobFiles } from './job-files';
import type { JobsWriter } from './jobs-writer';

/** As many jobs as one part has: their texts are in memory at once. */
const partLength = 1000;
/** A worker reads the next part from the database while it writes the last. */
const partsAtOnce = 2;
const mostWorkers = 4;

/**
 * The jobs with these ids, in this order, as one file. Written by workers of its own, as many as the machine has use for: a hundred
 * thousand jobs would have the panel stand still for half a minute, and each part goes to the browser as soon as it is written.
 * @throws what the store throws
 */
export async function writeJobsFile(kind: FileKind, ids: readonly string[]): Promise<Blob> {
  const starts = Array.from({ length: Math.ceil(ids.length / partLength) }, (_, index) => index * partLength);
  const parts: (Blob | null)[] = starts.map(() => null);
  const count = Math.min(starts.length, navigator.hardwareConcurrency, mostWorkers);
  let next = 0;
  const workOff = async (write: JobsWriter['write']) => {
    for (let index = next++; index < starts.length; index = next++) {
      const start = starts[index] ?? 0;
      parts[index] = await write(kind, ids.slice(start, start + partLength));
    }
  };
  await Promise.all(Array.from({ length: count }, () => inWorker(workOff)));
  const file = jobFiles[kind];
  const written = parts.filter((part) => part !== null);
  return new Blob(piecesOf(file, written), { type: file.type });
}

async function inWorker(workOff: (write: JobsWriter['write']) => Promise<void>): Promise<void> {
  const worker = new Worker(new URL('./jobs-writer-worker.ts', import.meta.url), { type: 'module' });
  const { write } = wrap<JobsWriter>(worker);
  try {
    const lost = new Promise<never>((_, reject) => {
      worker.onerror = ({ message }) => reject(new Error(`The worker that writes jobs stopped: ${message}`));
    });
    const lanes = Array.from({ length: partsAtOnce }, () => workOff((kind, ids) => write(kind, [...ids])));
    await Promise.race([Promise.all(lanes), lost]);
  } finally {
    worker.terminate();
  }
}
