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
    const whole = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return {
      scale,
      cut(box, margin) {
        const [left, right] = [Math.round((box.left - margin) * scale), Math.round((box.right + margin) * scale)];
        const [top, bottom] = [Math.round((box.top - margin) * scale), Math.round((box.bottom + margin) * scale)];
        return cutOut(whole, { left, top, right, bottom });
      },
    };
  } finally {
    bitmap.close();
  }
}

function cutOut(whole: Pixels, { left, top, right, bottom }: PageBox): Pixels {
  const [width, height] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const data = new Uint8ClampedArray(width * height * 4);
  const isWithin = left >= 0 && left + width <= whole.width;
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(Math.max(top + y, 0), whole.height - 1) * whole.width;
    if (isWithin) {
      data.set(whole.data.subarray((row + left) * 4, (row + left + width) * 4), y * width * 4);
      continue;
    }
    for (let x = 0; x < width; x += 1) {
      const from = (row + Math.min(Math.max(left + x, 0), whole.width - 1)) * 4;
      const to = (y * width + x) * 4;
      for (let channel = 0; channel < 4; channel += 1) data[to + channel] = whole.data[from + channel] ?? 0;
    }
  }
  return { width, height, data };
}
