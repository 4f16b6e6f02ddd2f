import type { CdpSession } from '../../harness/cdp';
import { type FoundMark, type MarkWord, marks } from './marks';

/** Finds the squares in a picture by its pixels. `page`: a page to decode it with, which shows nothing of what the picture is of. */
export async function findMarks(page: CdpSession, jpeg: string): Promise<FoundMark[]> {
  const found = await page.evaluate<Record<string, [number, number] | null>>(
    `(${middles})(${JSON.stringify(jpeg)}, ${JSON.stringify(marks)})`,
  );
  return Object.entries(found).flatMap(([word, place]) =>
    place && isWord(word) ? [{ word, x: place[0], y: place[1] }] : [],
  );
}

const isWord = (word: string): word is MarkWord => Object.hasOwn(marks, word);

/** Runs in the page that decodes: the middle of all pixels that are nearly of a colour, where they are as many as a square has. */
const middles = `async (jpeg, marks) => {
  const bitmap = await createImageBitmap(new Blob([Uint8Array.fromBase64(jpeg)], { type: 'image/jpeg' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const middleOf = (colour) => {
    let [count, x, y] = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if (colour.some((part, index) => Math.abs(data[at + index] - part) > 36)) continue;
      count += 1;
      x += (at / 4) % bitmap.width;
      y += Math.floor(at / 4 / bitmap.width);
    }
    return count < 120 ? null : [x / count, y / count];
  };
  return Object.fromEntries(Object.entries(marks).map(([word, colour]) => [word, middleOf(colour)]));
}`;
