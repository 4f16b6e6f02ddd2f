import type { ShownFrame } from '@/page-api/frame-requests';
import type { Point } from '@/page-api/viewport-shapes';

/**
 * Converts a point in a frame's viewport to its parent's, a hit only if the frame is topmost there; null if the parent shows no such frame.
 * With `isBrought`, the parent is scrolled first to centre the point. Runs in the parent, so it may use nothing from outside.
 */
export function convertToParentPoint(child: ShownFrame, inside: Point, isBrought: boolean): Point | null {
  const frame = findFrame();
  if (!frame) return null;
  if (isBrought) bringToMiddle(frame);
  const { x, y } = placeIn(frame);
  const top = uppermostAt(x, y);
  if (top === frame) return { x, y, isHit: inside.isHit, coveredBy: inside.coveredBy };
  const coveredBy = top ? `${top.localName} over its frame` : 'nothing: it is outside the window';
  return { x, y, isHit: false, coveredBy };

  /** A transform changes the box's size, but not the layout's. */
  function placeIn(shown: HTMLIFrameElement): { x: number; y: number } {
    const box = shown.getBoundingClientRect();
    const { paddingLeft, paddingTop } = getComputedStyle(shown);
    const across = box.width / (shown.offsetWidth || 1);
    const down = box.height / (shown.offsetHeight || 1);
    return {
      x: box.left + (shown.clientLeft + Number.parseFloat(paddingLeft) + inside.x) * across,
      y: box.top + (shown.clientTop + Number.parseFloat(paddingTop) + inside.y) * down,
    };
  }

  function bringToMiddle(shown: HTMLIFrameElement): void {
    for (let at = outerOf(shown); at; at = outerOf(at)) {
      const isPage = at === document.scrollingElement;
      if (!isPage && !/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
      const box = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : at.getBoundingClientRect();
      const point = placeIn(shown);
      const isBeside = point.x < box.left || point.x > box.right;
      const left = isBeside ? point.x - (box.left + box.width / 2) : 0;
      at.scrollBy({ left, top: point.y - (box.top + box.height / 2), behavior: 'instant' });
    }
  }

  function outerOf(element: Element): Element | null {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }

  function findFrame(): HTMLIFrameElement | undefined {
    if (child.place >= 0) {
      const shown = window[child.place];
      return Array.from(document.querySelectorAll('iframe')).find(({ contentWindow }) => contentWindow === shown);
    }
    const frames = framesInShadow(document);
    const isSize = ({ clientWidth, clientHeight }: Element) =>
      clientWidth === child.width && clientHeight === child.height;
    return frames.find(({ src }) => src === child.url) ?? frames.find(isSize);
  }

  function framesInShadow(scope: Document | ShadowRoot): HTMLIFrameElement[] {
    const own = scope === document ? [] : Array.from(scope.querySelectorAll('iframe'));
    const roots = Array.from(scope.querySelectorAll('*')).flatMap((element) => rootOf(element) ?? []);
    return [...own, ...roots.flatMap(framesInShadow)];
  }

  function rootOf(element: Element): ShadowRoot | null {
    return element instanceof HTMLElement ? chrome.dom.openOrClosedShadowRoot(element) : null;
  }

  function uppermostAt(left: number, upper: number): Element | null {
    let found = document.elementFromPoint(left, upper);
    for (let root = found && rootOf(found); found && root; root = rootOf(found)) {
      const inner: Element | null = root.elementFromPoint(left, upper);
      if (!inner || inner === found) break;
      found = inner;
    }
    return found;
  }
}
