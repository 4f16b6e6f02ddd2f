import { flatParent } from '../tree/flat-tree';

/**
 * Scrolls as a person could, to show an element's middle. Permanently clipped content stays: the browser's own `scrollIntoView` would move
 * that too. `down`: where it comes to stand, as a share of the height; unless `isMoved`, what is in view already stays.
 */
export function bringIntoView(element: Element, { down: share = 0.5, isMoved = false } = {}): void {
  for (let at = flatParent(element); at; at = flatParent(at)) {
    const isPage = at === document.scrollingElement;
    const [across, down] = scrollableIn(at, isPage);
    if (!across && !down) continue;
    const box = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : at.getBoundingClientRect();
    const inner = element.getBoundingClientRect();
    const left = across ? distance([inner.left, inner.right], [box.left, box.right], 0.5, false) : 0;
    const top = down ? distance([inner.top, inner.bottom], [box.top, box.bottom], share, isMoved) : 0;
    if (left !== 0 || top !== 0) at.scrollBy({ left, top, behavior: 'instant' });
  }
}

type Span = readonly [start: number, end: number];

/** The distance that puts one at a share of the other, unless it is well inside already. */
function distance(inner: Span, outer: Span, share: number, isMoved: boolean): number {
  const middle = (inner[0] + inner[1]) / 2;
  const reach = Math.min((inner[1] - inner[0]) / 2, (outer[1] - outer[0]) / 2);
  const isInside = middle - reach >= outer[0] && middle + reach <= outer[1];
  return isInside && !isMoved ? 0 : middle - (outer[0] + (outer[1] - outer[0]) * share);
}

function scrollableIn(element: Element, isPage: boolean): [across: boolean, down: boolean] {
  const { overflowX, overflowY } = getComputedStyle(element);
  if (!isPage) return [/auto|scroll/.test(overflowX), /auto|scroll/.test(overflowY)];
  // The body's overflow applies to the window if the document sets none.
  const body = document.body ? getComputedStyle(document.body) : null;
  const isLeft = (own: string, inner: string | undefined) => own !== 'visible' || inner === undefined;
  const x = isLeft(overflowX, body?.overflowX) ? overflowX : (body?.overflowX ?? overflowX);
  const y = isLeft(overflowY, body?.overflowY) ? overflowY : (body?.overflowY ?? overflowY);
  return [!/hidden|clip/.test(x), !/hidden|clip/.test(y)];
}

/** Runs something with an element in view, then restores scrolling: nothing is painted in between. */
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
