import type { Yield } from '@/search/in-slices';
import type { JobsFileFormat } from '@/store/files/jobs-file-format';

/** Bytes handed to the browser at a time. */
const chunkSize = 1 << 22;

/** A file of rows in order, handed to the browser early: besides the rows only one chunk is in memory. */
export interface OrderedFile {
  /** Adds rows; empty ones are skipped. */
  add(rows: Iterable<Uint8Array<ArrayBuffer>>): Promise<void>;
  end(): Blob;
}

export function createOrderedFile({ type, begin, between, end, empty }: JobsFileFormat, pause: Yield): OrderedFile {
  const separator = new TextEncoder().encode(between);
  const chunk = new Uint8Array(chunkSize);
  const pieces: BlobPart[] = [];
  let used = 0;
  const flush = () => {
    pieces.push(new Blob([chunk.subarray(0, used)]));
    used = 0;
  };
  const put = async (bytes: Uint8Array<ArrayBuffer>) => {
    if (used + bytes.length > chunkSize) {
      flush();
      await pause();
    }
    if (bytes.length > chunkSize) return void pieces.push(new Blob([bytes]));
    chunk.set(bytes, used);
    used += bytes.length;
  };
  return {
    async add(rows) {
      for (const row of rows) {
        if (row.length === 0) continue;
        if (pieces.length === 0) pieces.push(begin);
        else await put(separator);
        await put(row);
      }
    },
    end() {
      if (pieces.length === 0) return new Blob([empty], { type });
      flush();
      return new Blob([...pieces, end], { type });
    },
  };
}
