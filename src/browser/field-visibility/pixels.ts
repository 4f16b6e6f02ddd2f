/** Part of an image, four bytes per pixel: red, green, blue, opacity. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Red, green and blue from 0 to 255. */
export type Tint = readonly [red: number, green: number, blue: number];

/** Whether the colours at two offsets are equal: most neighbours are, and need not be looked at again. */
export function isSameColour({ data }: Pixels, one: number, other: number): boolean {
  return data[one] === data[other] && data[one + 1] === data[other + 1] && data[one + 2] === data[other + 2];
}

/** The colour at an offset in the data. */
export function colourAt({ data }: Pixels, at: number): Tint {
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
