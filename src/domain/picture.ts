/** A picture of what a tab shows. */
export interface Picture {
  mediaType: 'image/jpeg';
  /** Pixels; at most 1280 wide. */
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** A small grey copy of it, one byte a cell, row by row: for comparing two pictures. */
  cells: Uint8Array<ArrayBuffer>;
}

/** Cells that differ by less than this (of 255) look the same: noise of the JPEG. */
const leastDifference = 12;

/** Share (0 to 1) of the screen that looks different; null where the two cannot be compared. */
export function screenDifference(before: Picture, after: Picture): number | null {
  if (before.cells.length !== after.cells.length || before.cells.length === 0) return null;
  const different = before.cells.reduce(
    (count, cell, index) => count + (Math.abs(cell - (after.cells[index] ?? 0)) >= leastDifference ? 1 : 0),
    0,
  );
  return different / before.cells.length;
}
