/** What of one frame no reader of forms can know. */
export interface UnseenParts {
  frameId: number;
  url: string;
  /** It shows something that is drawn, or a bare box, that takes the focus. */
  takesFocus: boolean;
  /** Much of it is drawn. */
  isDrawn: boolean;
  /** Addresses of frames in it that no script can run in; empty ones for frames without any. */
  closedFrames: string[];
}

interface ReadParts extends Omit<UnseenParts, 'frameId' | 'closedFrames'> {
  path: number[];
  frames: { place: number; url: string }[];
}

/** Looks into all frames of a tab for what cannot be read; frames that show nothing of the kind are left out. */
export async function findUnseenParts(tabId: number): Promise<UnseenParts[]> {
  const results = await chrome.scripting.executeScript({ target: { tabId, allFrames: true }, func: readParts });
  const read = results.flatMap(({ frameId, result }) => (result ? [{ frameId, ...result }] : []));
  const reached = new Set(read.map(({ path }) => path.join(' ')));
  return read
    .map(({ path, frames, ...parts }) => ({
      ...parts,
      closedFrames: frames.filter(({ place }) => !reached.has([...path, place].join(' '))).map(({ url }) => url),
    }))
    .filter(({ takesFocus, isDrawn, closedFrames }) => takesFocus || isDrawn || closedFrames.length > 0);
}

/** Runs in the frame, and so may use nothing from outside itself. */
function readParts(): ReadParts {
  const path: number[] = [];
  for (let at: Window = window; at !== at.parent; at = at.parent) {
    path.unshift(Array.from({ length: at.parent.length }, (_, index) => at.parent[index]).indexOf(at));
  }
  const canvases = Array.from(document.querySelectorAll('canvas'));
  const bare = Array.from(document.querySelectorAll<HTMLElement>('[tabindex="0"]:not([role])'));
  return {
    url: location.href,
    path,
    takesFocus: canvases.some((one) => one.tabIndex >= 0 && isAsLargeAs(one, 160, 60)) || bare.some(isEmptyBox),
    isDrawn: canvases.some((one) => sizeOf(one) >= innerWidth * innerHeight * 0.3),
    frames: Array.from(document.querySelectorAll('iframe'))
      .filter((frame) => isAsLargeAs(frame, 160, 60))
      .map((frame) => ({
        place: Array.from({ length: window.length }, (_, index) => window[index]).indexOf(
          frame.contentWindow ?? window,
        ),
        url: frame.src,
      })),
  };

  /** Of the size of a field, with nothing in it. */
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
