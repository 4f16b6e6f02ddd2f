import { cachePerTask } from '../tree/cache-per-task';
import { flatParent } from '../tree/flat-tree';

/** Heights of empty window, or scroller, after which nobody looks further. */
const mostEmpty = 4;
/** Widths people scroll sideways: with a scroll bar, and without any hint of more. */
const mostAside = { shown: 4, unsaid: 1 };
/** A scroller must be this much higher than a line of its content. Anything above `line` may be seen in parts. CSS pixels. */
const leastRoom = 1.3;
const line = 60;

/** Whether a person can scroll to an element: past no long gap, not far sideways, in no slit. */
export function isScrollReachable(element: Element): boolean {
  for (let at = flatParent(element); at; at = flatParent(at)) {
    const scroller = scrollerOf(at);
    if (scroller && !isInReachOf(element.getBoundingClientRect(), scroller)) return false;
  }
  return true;
}

interface Scroller {
  element: Element;
  isPage: boolean;
  /** Its visible box, in CSS pixels of the viewport. */
  box: DOMRect;
  style: CSSStyleDeclaration;
}

function scrollerOf(element: Element): Scroller | null {
  const isPage = element === document.scrollingElement;
  const style = getComputedStyle(element);
  const isOther = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
  if (!isPage && !isOther) return null;
  const box = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : element.getBoundingClientRect();
  return { element, isPage, box, style };
}

function isInReachOf(inner: DOMRect, scroller: Scroller): boolean {
  const { element, isPage, box } = scroller;
  const isScrolledDown = element.scrollHeight > element.clientHeight + 1;
  if (!isPage && isScrolledDown && inner.height <= line && box.height < inner.height * leastRoom) return false;
  if (!isPage && isFarAside(inner, scroller)) return false;
  return inner.top - box.top + element.scrollTop <= endOfContent(scroller);
}

/** What the page itself has scrolled to counts as shown. */
function isFarAside(inner: DOMRect, { element, box, style }: Scroller): boolean {
  if (inner.left < box.right) return false;
  const bar = getComputedStyle(element, '::-webkit-scrollbar');
  const isUnsaid = style.scrollbarWidth === 'none' || bar.display === 'none';
  return inner.left - box.left > box.width * (isUnsaid ? mostAside.unsaid : mostAside.shown);
}

/** How far down there is content before the first long gap. CSS pixels from the top of the scrolled content. */
function endOfContent(scroller: Scroller): number {
  const longest = scroller.box.height * mostEmpty;
  if (scroller.element.scrollHeight <= longest) return Number.POSITIVE_INFINITY;
  let end = 0;
  for (const [top, bottom] of contentOf(scroller.element)) {
    if (top > end + longest) return end + longest;
    end = Math.max(end, bottom);
  }
  return Number.POSITIVE_INFINITY;
}

const shown = new Set(['img', 'svg', 'canvas', 'video', 'iframe', 'input', 'select', 'textarea', 'button']);
/** Of longer pages, the first parts are examined. */
const mostParts = 20_000;

/** Tops and bottoms of the visible content, in order; independent of the scroll position. */
const contentOf = cachePerTask((scroller: Element): readonly (readonly [top: number, bottom: number])[] => {
  const from = (scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top) - scroller.scrollTop;
  const parts: (readonly [number, number])[] = [];
  const all = scroller.querySelectorAll('*');
  for (let at = 0; at < Math.min(all.length, mostParts); at += 1) {
    const part = all[at];
    if (!part || !(shown.has(part.localName) || hasOwnText(part))) continue;
    if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { top, bottom, width, height } = part.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    parts.push([top - from, (shown.has(part.localName) ? bottom : Math.min(bottom, endOfText(part))) - from]);
  }
  return parts.sort(([one], [other]) => one - other);
});

function hasOwnText(element: Element): boolean {
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === Node.TEXT_NODE && /\S/.test(child.nodeValue ?? '')) return true;
  }
  return false;
}

/** A tall box around a word is otherwise empty. */
function endOfText(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().bottom;
}
