/** What some jobs are written as, one after the other, in UTF-8. */
export interface WrittenRows {
  bytes: Uint8Array<ArrayBuffer>;
  /** Where each ends in `bytes`: where it begins, for a job that is not there. */
  ends: Uint32Array<ArrayBuffer>;
}

/** UTF-8 takes no more for a unit of UTF-16. */
const mostBytes = 3;

/** Writes texts into bytes as they come; null stands for one that is not there. */
export function writeRows(texts: Iterable<string | null>): WrittenRows {
  const encoder = new TextEncoder();
  const ends: number[] = [];
  let bytes = new Uint8Array(1 << 20);
  let end = 0;
  for (const text of texts) {
    if (text !== null) {
      bytes = withRoom(bytes, end, text.length * mostBytes);
      end += encoder.encodeInto(text, bytes.subarray(end)).written;
    }
    ends.push(end);
  }
  return { bytes: bytes.slice(0, end), ends: Uint32Array.from(ends) };
}

function withRoom(bytes: Uint8Array<ArrayBuffer>, used: number, room: number): Uint8Array<ArrayBuffer> {
  if (bytes.length - used >= room) return bytes;
  const larger = new Uint8Array(Math.max(bytes.length * 2, used + room));
  larger.set(bytes.subarray(0, used));
  return larger;
}

/** One of the rows; empty where it is not there. */
export function rowAt({ bytes, ends }: WrittenRows, number: number): Uint8Array<ArrayBuffer> {
  return bytes.subarray(ends[number - 1] ?? 0, ends[number]);
}
