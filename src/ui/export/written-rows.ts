/** Several jobs as written, one after another, in UTF-8. */
export interface SerializedRows {
  bytes: Uint8Array<ArrayBuffer>;
  /** Where each ends in `bytes`; equal to its start for a missing job. */
  ends: Uint32Array<ArrayBuffer>;
}

/** UTF-8 bytes per UTF-16 unit, at most. */
const mostBytes = 3;

/** Writes texts into bytes as they come; null stands for a missing one. */
export function serializeRows(texts: Iterable<string | null>): SerializedRows {
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

/** One of the rows; empty if it is missing. */
export function rowAt({ bytes, ends }: SerializedRows, number: number): Uint8Array<ArrayBuffer> {
  return bytes.subarray(ends[number - 1] ?? 0, ends[number]);
}
