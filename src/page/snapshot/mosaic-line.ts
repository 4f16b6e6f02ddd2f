import { isWorkAtHand } from '@/page/dom/controls/work-at-hand';
import { gridIn } from './grid-place';

/** Boxes that make a picture, and colours told apart in it. */
const boxes = { least: 9, colours: 6 };

/** `picture of boxes #000 = a, #eee = b: aaaaa bbbba …`: what boxes without words show together, row by row; null if they are no picture. */
export function mosaicLine(element: Element): string | null {
  const parts = Array.from(element.children);
  if (!isWorkAtHand() || parts.length < boxes.least || element.textContent?.trim() !== '') return null;
  const grid = parts.some((part) => part.firstElementChild) ? null : gridIn(element);
  if (!grid || grid.places.size !== parts.length) return null;
  const rows: string[][] = Array.from({ length: grid.rows }, () => Array.from({ length: grid.columns }, () => ' '));
  const letters = new Map<string, string>();
  for (const [part, { row, column }] of grid.places) {
    const colour = getComputedStyle(part).backgroundColor;
    const letter = letters.get(colour) ?? String.fromCharCode(97 + letters.size);
    letters.set(colour, letter);
    const line = rows[row - 1];
    if (line) line[column - 1] = letter;
  }
  if (letters.size < 2 || letters.size > boxes.colours) return null;
  const legend = [...letters].map(([colour, letter]) => `${letter} = ${colour}`).join(', ');
  return `picture of boxes, ${legend}: ${rows.map((line) => line.join('')).join(' / ')}`;
}
