import { runInFrames } from '@/browser/frames/run-in-frames';

/** What form readers cannot know about a frame. */
export interface UnreadableParts {
  frameId: number;
  /** It has a focusable canvas or bare box. */
  takesFocus: boolean;
  /** Much of it is canvas. */
  isDrawn: boolean;
}

/** Searches all frames of a tab for unreadable parts; frames without any are omitted. */
export async function findUnreadableParts(tabId: number): Promise<UnreadableParts[]> {
  const results = await runInFrames(tabId, readParts, []);
  const read = results.flatMap(({ frameId, result }) => (result ? [{ frameId, ...result }] : []));
  return read.filter(({ takesFocus, isDrawn }) => takesFocus || isDrawn);
}

/** Runs in the frame, so it may use nothing from outside. */
function readParts(): Omit<UnreadableParts, 'frameId'> {
  const canvases = Array.from(document.querySelectorAll('canvas'));
  const bare = Array.from(document.querySelectorAll<HTMLElement>('[tabindex="0"]:not([role])'));
  return {
    takesFocus: canvases.some((one) => one.tabIndex >= 0 && isAsLargeAs(one, 160, 60)) || bare.some(isEmptyBox),
    isDrawn: canvases.some((one) => sizeOf(one) >= innerWidth * innerHeight * 0.3),
  };

  /** The size of a field, and empty. */
  function isEmptyBox(box: HTMLElement): boolean {
    const isField = box.matches('input,textarea,select,button,a,canvas,[contenteditable]');
    const { height } = box.getBoundingClientRect();
    return (
      !isField &&
      isAsLargeAs(box, 80, 16) &&
      height <= 160 &&
      box.childElementCount === 0 &&
      box.textContent?.trim() === ''
    );
  }

  function isAsLargeAs(element: Element, width: number, height: number): boolean {
    const box = element.getBoundingClientRect();
    return box.width >= width && box.height >= height && element.checkVisibility({ visibilityProperty: true });
  }

  function sizeOf(element: Element): number {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  }
}
