import type { FrameAtPoint, FramePlace } from '@/page-api/frame-requests';
import type { ViewportPlace } from '@/page-api/viewport-shapes';
import { elementAt } from '../tree/element-at';
import { shadowRootOf } from '../tree/shadow-root-of';

/** The frame of this document with the focus; null if none. */
export function focusedFrame(): FramePlace | null {
  let at = document.activeElement;
  for (let inner = at; inner; inner = shadowRootOf(inner)?.activeElement ?? null) at = inner;
  return at && isFrame(at) ? placeOf(at) : null;
}

/** The topmost frame of this document at a point, and the point within it; null if none. */
export function frameAtPoint({ x, y }: ViewportPlace): FrameAtPoint | null {
  const frame = elementAt(x, y);
  if (!frame || !isFrame(frame)) return null;
  const box = frame.getBoundingClientRect();
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  // A transform changes the box's size, but not the layout's.
  const across = box.width / (frame.offsetWidth || 1) || 1;
  const down = box.height / (frame.offsetHeight || 1) || 1;
  return {
    ...placeOf(frame),
    x: (x - box.left) / across - frame.clientLeft - Number.parseFloat(paddingLeft),
    y: (y - box.top) / down - frame.clientTop - Number.parseFloat(paddingTop),
  };
}

type Frame = HTMLIFrameElement | HTMLFrameElement | HTMLObjectElement | HTMLEmbedElement;

function isFrame(element: Element): element is Frame {
  return element.matches('iframe,frame,object,embed');
}

/** `window.frames` omits frames in shadow roots. */
function placeOf(frame: Frame) {
  const shown = ('contentWindow' in frame && frame.contentWindow) || undefined;
  const index = Array.from({ length: window.length }, (_, at) => window[at]).indexOf(shown);
  const url = frame.getAttribute('src') ?? frame.getAttribute('data') ?? '';
  const address = URL.parse(url, document.baseURI)?.href ?? url;
  return { index: index < 0 ? null : index, url: address, width: frame.clientWidth, height: frame.clientHeight };
}
