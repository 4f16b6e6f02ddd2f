import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import type { PilotPicture } from '@/domain/form/visual-fill';
import type { PageBox } from '@/page-api/viewport-shapes';

const widest = 1280;
/** Captured in better quality than sent: it is painted on, then compressed once. */
const quality = { taken: 95, sent: 0.6 };

/**
 * A screenshot of a tab, with the given parts blacked out. `viewportWidth`: CSS pixels.
 * @throws ControlError
 */
export async function captureWithout(
  session: DebuggerSession,
  covered: readonly PageBox[],
  viewportWidth: number,
): Promise<PilotPicture> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'jpeg', quality: quality.taken });
  const bitmap = await createImageBitmap(new Blob([Uint8Array.fromBase64(data)], { type: 'image/jpeg' }));
  try {
    const width = Math.min(bitmap.width, widest);
    const height = Math.round((bitmap.height * width) / bitmap.width);
    const scale = viewportWidth / width;
    const canvas = new OffscreenCanvas(width, height);
    paint(canvas, bitmap, { covered, scale });
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: quality.sent });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return { data: bytes.toBase64(), bytes: bytes.length, width, height, hash: await sha1(bytes), scale };
  } finally {
    bitmap.close();
  }
}

function paint(
  canvas: OffscreenCanvas,
  bitmap: ImageBitmap,
  { covered, scale }: { covered: readonly PageBox[]; scale: number },
): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  for (const { left, top, right, bottom } of covered) {
    context.fillRect(left / scale, top / scale, (right - left) / scale, (bottom - top) / scale);
  }
}

async function sha1(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)).toHex();
}
