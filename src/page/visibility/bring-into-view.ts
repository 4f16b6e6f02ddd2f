import { flatParent } from '../walker/flat-tree';

/**
 * Scrolls what a person could scroll, so that the middle of an element can be seen. What is cut off for good stays where it is: the
 * browser's own `scrollIntoView` moves that as well.
 */
export function bringIntoView(element: Element): void {
  for (let at = flatParent(element); at; at = flatParent(at)) {
    const isPage = at === document.scrollingElement;
    const [across, down] = scrollableIn(at, isPage);
    if (!across && !down) continue;
    const box = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : at.getBoundingClientRect();
    const inner = element.getBoundingClientRect();
    const left = across ? distance([inner.left, inner.right], [box.left, box.right]) : 0;
    const top = down ? distance([inner.top, inner.bottom], [box.top, box.bottom]) : 0;
    if (left !== 0 || top !== 0) at.scrollBy({ left, top, behavior: 'instant' });
  }
}

type Span = readonly [start: number, end: number];

/** What brings the middle of one to that of the other, where it does not lie well inside. */
function distance(inner: Span, outer: Span): number {
  const middle = (inner[0] + inner[1]) / 2;
  const reach = Math.min((inner[1] - inner[0]) / 2, (outer[1] - outer[0]) / 2);
  const isInside = middle - reach >= outer[0] && middle + reach <= outer[1];
  return isInside ? 0 : middle - (outer[0] + outer[1]) / 2;
}

function scrollableIn(element: Element, isPage: boolean): [across: boolean, down: boolean] {
  const { overflowX, overflowY } = getComputedStyle(element);
  if (!isPage) return [/auto|scroll/.test(overflowX), /auto|scroll/.test(overflowY)];
  // What the body says counts for the window where the document itself says nothing.
  const body = document.body ? getComputedStyle(document.body) : null;
  const isLeft = (own: string, inner: string | undefined) => own !== 'visible' || inner === undefined;
  const x = isLeft(overflowX, body?.overflowX) ? overflowX : (body?.overflowX ?? overflowX);
  const y = isLeft(overflowY, body?.overflowY) ? overflowY : (body?.overflowY ?? overflowY);
  return [!/hidden|clip/.test(x), !/hidden|clip/.test(y)];
}

/** Does something while an element is in view, and puts back what was scrolled: nothing is painted in between. */
export function whileInView<Result>(element: Element, look: () => Result): Result {
  const scrolled: [Element, number, number][] = [];
  for (let at = flatParent(element); at; at = flatParent(at)) scrolled.push([at, at.scrollLeft, at.scrollTop]);
  bringIntoView(element);
  try {
    return look();
  } finally {
    for (const [at, left, top] of scrolled) {
      if (at.scrollLeft !== left || at.scrollTop !== top) at.scrollTo({ left, top, behavior: 'instant' });
    }
  }
}
