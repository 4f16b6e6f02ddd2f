import { flatParent } from '../walker/flat-tree';
import { duringOneLook } from '../walker/one-look';

/** Heights of a window, or of a part that scrolls, without anything in it, after which nobody looks for more. */
const mostEmpty = 4;
/** Widths that a person scrolls to the side: with a scroll bar, and where nothing says that there is more. */
const mostAside = { shown: 4, unsaid: 1 };
/** A part that scrolls is higher than a line of what it holds, by so much. What is higher than `line` may be seen in pieces. CSS pixels. */
const leastRoom = 1.3;
const line = 60;

/** Whether a person comes to an element by scrolling: past no long emptiness, not far to the side, in no slit. */
export function isInReach(element: Element): boolean {
  for (let at = flatParent(element); at; at = flatParent(at)) {
    const scroller = scrollerOf(at);
    if (scroller && !isInReachOf(element.getBoundingClientRect(), scroller)) return false;
  }
  return true;
}

interface Scroller {
  element: Element;
  isPage: boolean;
  /** What it shows, in CSS pixels of the viewport. */
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

/** Where the page itself has scrolled there, it shows it. */
function isFarAside(inner: DOMRect, { element, box, style }: Scroller): boolean {
  if (inner.left < box.right) return false;
  const bar = getComputedStyle(element, '::-webkit-scrollbar');
  const isUnsaid = style.scrollbarWidth === 'none' || bar.display === 'none';
  return inner.left - box.left > box.width * (isUnsaid ? mostAside.unsaid : mostAside.shown);
}

/** How far down there is something to see before the first long emptiness. CSS pixels from the top of what is scrolled. */
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

const shown = 'img,svg,canvas,video,iframe,input,select,textarea,button';
/** Of a longer page the first parts are looked at. */
const mostParts = 20_000;

/** The tops and bottoms of what there is to see, in their order; where the scroller stands changes nothing of them. */
const contentOf = duringOneLook((scroller: Element): readonly (readonly [top: number, bottom: number])[] => {
  const from = (scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top) - scroller.scrollTop;
  const parts: (readonly [number, number])[] = [];
  const all = scroller.querySelectorAll('*');
  for (let at = 0; at < Math.min(all.length, mostParts); at += 1) {
    const part = all[at];
    if (!part || !(part.matches(shown) || hasOwnText(part))) continue;
    if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { top, bottom, width, height } = part.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    parts.push([top - from, (part.matches(shown) ? bottom : Math.min(bottom, endOfText(part))) - from]);
  }
  return parts.sort(([one], [other]) => one - other);
});

function hasOwnText(element: Element): boolean {
  return Array.from(element.childNodes).some((node) => node instanceof Text && /\S/.test(node.data));
}

/** A high box around a word is empty but for that. */
function endOfText(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().bottom;
}
