import type { ShownFrame } from '@/page-api/frame-requests';
import { findEverywhere } from '../tree/find-everywhere';
import { whileInView } from '../visibility/bring-into-view';
import { usablePoint } from '../visibility/hittable-point';
import { isDiscernible } from '../visibility/is-drawn';

/** CSS pixels. Smaller ones show no field. */
const least = { width: 100, height: 40 };

/** Whether a person sees a frame of this document, or would after scrolling: rendered, of usable size, and topmost. */
export function isChildFrameVisible({ child }: { child: ShownFrame }): boolean {
  const frame = findFrame(child);
  if (!frame || !isDiscernible(frame)) return false;
  const isUppermost = () => usablePoint(frame, least, () => false) !== null;
  return isUppermost() || whileInView(frame, isUppermost);
}

function findFrame({ place, url, width, height }: ShownFrame): Element | null {
  const frames = findEverywhere('iframe').filter((element) => element instanceof HTMLIFrameElement);
  if (place >= 0) return frames.find(({ contentWindow }) => contentWindow === window[place]) ?? null;
  const inShadow = frames.filter((frame) => frame.getRootNode() !== document);
  const ofSize = ({ clientWidth, clientHeight }: Element) => clientWidth === width && clientHeight === height;
  return inShadow.find(({ src }) => src === url) ?? inShadow.find(ofSize) ?? null;
}
