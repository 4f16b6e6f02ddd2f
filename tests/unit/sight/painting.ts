import type { Pixels, Tint } from '@/browser/field-visibility/pixels';

/** A picture in one colour, to be painted on. */
export function ground(width: number, height: number, colour: Tint): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  const picture = { width, height, data };
  return painted(picture, { left: 0, top: 0, width, height }, colour);
}

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The same picture with one part in another colour; `share` of that colour, over what is there. */
export function painted(picture: Pixels, { left, top, width, height }: Part, colour: Tint, share = 1): Pixels {
  const data = new Uint8ClampedArray(picture.data);
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      const at = (y * picture.width + x) * 4;
      for (const [channel, value] of colour.entries()) {
        data[at + channel] = Math.round((data[at + channel] ?? 0) * (1 - share) + value * share);
      }
      data[at + 3] = 255;
    }
  }
  return { ...picture, data };
}

/** Strokes as letters have them. */
export function written(picture: Pixels, { left, top, width, height }: Part, colour: Tint): Pixels {
  let done = picture;
  for (let x = left; x < left + width; x += 7) done = painted(done, { left: x, top, width: 2, height }, colour);
  return done;
}
