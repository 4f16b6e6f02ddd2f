/** What of one frame no reader of forms can know. */
export interface UnseenParts {
  frameId: number;
  /** It shows something that is drawn, or a bare box, that takes the focus. */
  takesFocus: boolean;
  /** Much of it is drawn. */
  isDrawn: boolean;
}

/** Looks into all frames of a tab for what cannot be read; frames that show nothing of the kind are left out. */
export async function findUnseenParts(tabId: number): Promise<UnseenParts[]> {
  const results = await chrome.scripting.executeScript({ target: { tabId, allFrames: true }, func: readParts });
  const read = results.flatMap(({ frameId, result }) => (result ? [{ frameId, ...result }] : []));
  return read.filter(({ takesFocus, isDrawn }) => takesFocus || isDrawn);
}

/** Runs in the frame, and so may use nothing from outside itself. */
function readParts(): Omit<UnseenParts, 'frameId'> {
  const canvases = Array.from(document.querySelectorAll('canvas'));
  const bare = Array.from(document.querySelectorAll<HTMLElement>('[tabindex="0"]:not([role])'));
  return {
    takesFocus: canvases.some((one) => one.tabIndex >= 0 && isAsLargeAs(one, 160, 60)) || bare.some(isEmptyBox),
    isDrawn: canvases.some((one) => sizeOf(one) >= innerWidth * innerHeight * 0.3),
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
