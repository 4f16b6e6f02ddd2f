/**
 * What the seeing model can read: a word by the colour of a square. Pages written for it draw a square beside each field as long as that
 * is empty, 20 pixels to a side, and what it belongs to right of it.
 */
export const marks = {
  'full name': [220, 0, 110],
  'e-mail address': [0, 160, 60],
  'city of the address': [0, 90, 220],
  'LinkedIn page': [120, 0, 200],
  /** A control that sends. */
  'go on': [255, 120, 0],
  /** Beside what nobody but the user may see. */
  hidden: [0, 190, 190],
} satisfies Record<string, readonly [number, number, number]>;

export type MarkWord = keyof typeof marks;

/** A square as it was found in a picture. Pixels of the picture. */
export interface FoundMark {
  word: MarkWord;
  x: number;
  y: number;
}

export const cssColour = (word: MarkWord): string => `rgb(${marks[word].join(' ')})`;
