import { wrap } from 'comlink';
import { nextTask } from '@/std/sleep';
import type { FileKind } from '@/ui/data/export-file-name';
import { createOrderedFile } from './file-in-order';
import { formatByKind } from './format-by-kind';
import type { JobsWriter } from './jobs-writer';
import { rowAt, type SerializedRows } from './written-rows';

/** Jobs in memory at once, as written: about 200 MB if all have a description. */
const mostInMemory = 100_000;
/** Jobs read and written at once. */
const partLength = 500;
/** A worker reads the next part from the database while writing the last one. */
const partsAtOnce = 2;
const mostWorkers = 4;

/**
 * The jobs with these ids, in this order, as one file. Read in id order, as the database stores them, by as many workers as the machine can
 * use, and reordered while handed to the browser.
 * @throws what the store throws
 */
export async function writeJobsFile(kind: FileKind, ids: readonly string[]): Promise<Blob> {
  const file = createOrderedFile(formatByKind[kind], nextTask);
  for (let start = 0; start < ids.length; start += mostInMemory) {
    await file.add(await rowsInOrder(kind, ids.slice(start, start + mostInMemory)));
  }
  return file.end();
}

async function rowsInOrder(kind: FileKind, ids: readonly string[]): Promise<Iterable<Uint8Array<ArrayBuffer>>> {
  const sorted = ids.toSorted();
  const parts = await writeParts(kind, sorted);
  const numberById = new Map(sorted.map((id, number) => [id, number]));
  const rowOf = (id: string) => {
    const number = numberById.get(id) ?? 0;
    const part = parts[Math.floor(number / partLength)];
    return part ? rowAt(part, number % partLength) : new Uint8Array();
  };
  return ids.values().map(rowOf);
}

async function writeParts(kind: FileKind, ids: readonly string[]): Promise<SerializedRows[]> {
  const count = Math.ceil(ids.length / partLength);
  const parts: SerializedRows[] = [];
  let next = 0;
  const workOff = async (write: JobsWriter['write']) => {
    for (let index = next++; index < count; index = next++) {
      parts[index] = await write(kind, ids.slice(index * partLength, (index + 1) * partLength));
    }
  };
  const workers = Math.min(count, navigator.hardwareConcurrency, mostWorkers);
  await Promise.all(Array.from({ length: workers }, () => inWorker(workOff)));
  return parts;
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
