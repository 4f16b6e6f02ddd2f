import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import type { PageBox } from '@/page-api/viewport-shapes';
import type { Pixels } from './pixels';

/** A screenshot of a tab. */
export interface Screenshot {
  /** Device pixels per CSS pixel. */
  scale: number;
  /** Part of it, with a margin in CSS pixels; beyond the screen, edge pixels repeat. */
  cut(box: PageBox, margin: number): Pixels;
}

/**
 * Takes a lossless screenshot: faint marks in a JPEG may be artefacts. `viewportWidth`: CSS pixels.
 * @throws ControlError
 */
export async function takeScreenshot(session: DebuggerSession, viewportWidth: number): Promise<Screenshot> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  const bitmap = await createImageBitmap(new Blob([Uint8Array.fromBase64(data)], { type: 'image/png' }));
  try {
    const scale = bitmap.width / viewportWidth;
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas to draw on');
    context.drawImage(bitmap, 0, 0);
    const whole = { width: bitmap.width, height: bitmap.height };
    return {
      scale,
      cut(box, margin) {
        const [left, right] = [Math.round((box.left - margin) * scale), Math.round((box.right + margin) * scale)];
        const [top, bottom] = [Math.round((box.top - margin) * scale), Math.round((box.bottom + margin) * scale)];
        return cutOut(context, whole, { left, top, right, bottom });
      },
    };
  } finally {
    bitmap.close();
  }
}

type Size = Pick<Pixels, 'width' | 'height'>;

/** Only what is asked for is read: a copy of every whole picture, megabytes each, keeps the garbage collector busy. */
function cutOut(
  context: OffscreenCanvasRenderingContext2D,
  { width, height }: Size,
  { left, top, right, bottom }: PageBox,
): Pixels {
  const [from, to] = [within(left, width - 1), within(right - 1, width - 1)];
  const [first, last] = [within(top, height - 1), within(bottom - 1, height - 1)];
  const inside = context.getImageData(from, first, Math.max(1, to - from + 1), Math.max(1, last - first + 1));
  const size = { width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  if (inside.width === size.width && inside.height === size.height) return inside;
  return stretched(inside, size, { x: left - from, y: top - first });
}

const within = (at: number, most: number): number => Math.min(Math.max(at, 0), most);

/** `offset`: where the larger part begins, seen from what is inside the screen. */
function stretched(inside: Pixels, { width, height }: Size, offset: { x: number; y: number }): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const row = within(offset.y + y, inside.height - 1) * inside.width;
    for (let x = 0; x < width; x += 1) {
      const from = (row + within(offset.x + x, inside.width - 1)) * 4;
      data.set(inside.data.subarray(from, from + 4), (y * width + x) * 4);
    }
  }
  return { width, height, data };
}
