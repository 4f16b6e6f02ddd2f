import type { PageBox } from '@/page-api/viewport-shapes';
import { flatParent } from '../tree/flat-tree';

/** The least visible share of an element's box after clipping, in each direction. */
const leastShare = 0.5;
/** CSS pixels. */
const leastSide = 5;

/** The largest box of an element, or of its text, clipped to the window and its ancestors; null if most is clipped. */
export function boxInView(element: Element, of: Iterable<DOMRect>): PageBox | null {
  const boxes = Array.from(of).sort((one, other) => areaOf(other) - areaOf(one));
  const [largest] = boxes;
  if (!largest) return null;
  let { left, top, right, bottom } = largest;
  const cut = (edge: PageBox) => {
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
  };
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (const clip of clipsAround(element)) cut(clip.getBoundingClientRect());
  const isSeen = (inner: number, whole: number, most: number) =>
    inner >= leastSide && inner >= leastShare * Math.min(whole, most);
  const isEnough = isSeen(right - left, largest.width, innerWidth) && isSeen(bottom - top, largest.height, innerHeight);
  return isEnough ? { left, top, right, bottom } : null;
}

/** A positioned element is clipped only by its containing block and further ancestors. */
function clipsAround(element: Element): Element[] {
  const clips: Element[] = [];
  let { position } = getComputedStyle(element);
  for (let at = flatParent(element); at && at !== document.body; at = flatParent(at)) {
    const style = getComputedStyle(at);
    const holds = style.transform !== 'none' || (position !== 'fixed' && style.position !== 'static');
    if ((position === 'absolute' || position === 'fixed') && !holds) continue;
    if (/hidden|clip|auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) clips.push(at);
    position = style.position;
  }
  return clips;
}

const areaOf = ({ width, height }: DOMRect): number => width * height;
