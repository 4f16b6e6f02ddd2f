import type { Picture } from '@/domain/page/tab-picture';

const widest = 1280;
const quality = 0.6;
/** Size of the grey copy: enough to see a menu open, too small to see a caret blink. */
const grid = { columns: 64, rows: 40 };

/** A screenshot as a JPEG for storage: at most `widest` pixels wide, whatever the screen's resolution. */
export async function makePicture(jpeg: Uint8Array<ArrayBuffer>): Promise<Picture> {
  const bitmap = await createImageBitmap(new Blob([jpeg], { type: 'image/jpeg' }));
  try {
    const width = Math.min(bitmap.width, widest);
    const height = Math.round((bitmap.height * width) / bitmap.width);
    const bytes = width === bitmap.width ? jpeg : await drawn(bitmap, width, height);
    return { mediaType: 'image/jpeg', width, height, bytes, cells: cellsOf(bitmap) };
  } finally {
    bitmap.close();
  }
}

async function drawn(bitmap: ImageBitmap, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  draw(canvas.getContext('2d'), bitmap, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Uint8Array(await blob.arrayBuffer());
}

function cellsOf(bitmap: ImageBitmap): Uint8Array<ArrayBuffer> {
  const { columns, rows } = grid;
  const context = new OffscreenCanvas(columns, rows).getContext('2d', { willReadFrequently: true });
  const pixels = draw(context, bitmap, columns, rows).getImageData(0, 0, columns, rows).data;
  // Luma as perceived by the eye (ITU-R BT.601).
  const grey = (at: number) =>
    0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
  return Uint8Array.from({ length: columns * rows }, (_, cell) => Math.round(grey(cell * 4)));
}

function draw(
  context: OffscreenCanvasRenderingContext2D | null,
  bitmap: ImageBitmap,
  width: number,
  height: number,
): OffscreenCanvasRenderingContext2D {
  if (!context) throw new Error('no canvas to draw on');
  // Otherwise a small copy samples single pixels, ignoring most of the screen.
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}
