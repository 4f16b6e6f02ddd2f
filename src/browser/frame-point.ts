import type { Point } from '@/page/contract';
import { type FrameFacts, listFrames, parentsOf } from './frames';

/**
 * A point of a child frame's viewport as one of the tab's, which is hit only where every frame around shows it uppermost. Null
 * where the frame, or one around it, is no longer shown.
 */
export async function pointInTab(tabId: number, frameId: number, point: Point): Promise<Point | null> {
  const frames = await listFrames(tabId);
  let frame = frames.find((one) => one.frameId === frameId);
  let shown = point;
  while (frame && frame.path.length > 0) {
    const outer = await pointInParent(tabId, frames, frame, shown);
    if (!outer) return null;
    shown = outer.point;
    frame = outer.parent;
  }
  return frame ? shown : null;
}

/** Scrolls what lies at a point of a frame into view, in all frames around it too, which only a script inside can ask for. */
export async function bringIntoView(tabId: number, frameId: number, { x, y }: Point): Promise<void> {
  await chrome.scripting.executeScript({
    target: { tabId, frameIds: [frameId] },
    func: (left: number, top: number) => {
      document.elementFromPoint(left, top)?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    },
    args: [x, y],
  });
}

/** Frames in shadow roots are not counted, so several may be the parent: the one that shows the frame is. */
async function pointInParent(
  tabId: number,
  frames: FrameFacts[],
  frame: FrameFacts,
  { x, y, isHit, coveredBy }: Point,
) {
  for (const parent of parentsOf(frames, frame)) {
    const [answer] = await chrome.scripting.executeScript({
      target: { tabId, frameIds: [parent.frameId] },
      func: throughFrame,
      args: [
        { ...frame, place: frame.path.at(-1) ?? -1 },
        { x, y, isHit, coveredBy },
      ],
    });
    if (answer?.result) return { parent, point: answer.result };
  }
  return null;
}

/** Runs in the parent, and so may use nothing from outside itself. */
function throughFrame(
  child: { place: number; url: string; width: number; height: number },
  inside: Point,
): Point | null {
  const frame = findFrame();
  if (!frame) return null;
  const box = frame.getBoundingClientRect();
  const style = getComputedStyle(frame);
  // A transform makes the box another size than the layout has it.
  const across = box.width / (frame.offsetWidth || 1);
  const down = box.height / (frame.offsetHeight || 1);
  const x = box.left + (frame.clientLeft + Number.parseFloat(style.paddingLeft) + inside.x) * across;
  const y = box.top + (frame.clientTop + Number.parseFloat(style.paddingTop) + inside.y) * down;
  const top = uppermostAt(x, y);
  if (top === frame) return { x, y, isHit: inside.isHit, coveredBy: inside.coveredBy };
  return {
    x,
    y,
    isHit: false,
    coveredBy: top ? `${top.localName} over its frame` : 'nothing: it is outside the window',
  };

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
