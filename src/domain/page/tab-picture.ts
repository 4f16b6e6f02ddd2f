/** A screenshot of a tab. */
export interface Picture {
  mediaType: 'image/jpeg';
  /** Pixels; at most 1280 wide. */
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** A small greyscale copy, one byte per cell, row by row: for comparing two screenshots. */
  cells: Uint8Array<ArrayBuffer>;
}

/** Cells that differ by less (of 255) count as equal: JPEG noise. */
const leastDifference = 12;

/** Share (0 to 1) of the screen that looks different; null if the two cannot be compared. */
export function screenDifference(before: Picture, after: Picture): number | null {
  if (before.cells.length !== after.cells.length || before.cells.length === 0) return null;
  const different = before.cells.reduce(
    (count, cell, index) => count + (Math.abs(cell - (after.cells[index] ?? 0)) >= leastDifference ? 1 : 0),
    0,
  );
  return different / before.cells.length;
}
