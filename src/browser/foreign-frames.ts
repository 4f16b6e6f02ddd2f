import { wait } from './wait';

/** Chrome has no code for it: its only sign is the sentence. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && /cannot access a chrome-extension:/i.test(error.message);

/** A frame that was emptied is gone within this long. */
const looks = { most: 10, stepMs: 50 };

/**
 * Does what the debugger is needed for in a tab. Chrome lets nobody debug a tab as long as another extension shows a frame in it, not even
 * detach (156, 2026-11-23): such frames are emptied first, and put back once the debugger is gone.
 */
export async function pastForeignFrames<Result>(tabId: number, work: () => Promise<Result>): Promise<Result> {
  for (let look = 0; ; look += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isRefusal(error) || look >= looks.most) throw error;
      await inFrames(tabId, setAside);
      await wait(looks.stepMs);
    }
  }
}

/** Never throws. */
export async function putForeignFramesBack(tabId: number): Promise<void> {
  await inFrames(tabId, putBack);
}

async function inFrames(tabId: number, func: () => void): Promise<void> {
  await chrome.scripting.executeScript({ target: { tabId, allFrames: true }, func }).catch(() => undefined);
}

declare global {
  /** Frames of other extensions that were emptied, in the world of the content script. */
  var framesAside: { frame: HTMLIFrameElement; src: string }[] | undefined;
}

/** Runs in the frame, and so may use nothing from outside itself. */
function setAside(): void {
  globalThis.framesAside ??= [];
  const roots: (Document | ShadowRoot)[] = [document];
  for (let root = roots.pop(); root; root = roots.pop()) {
    for (const element of root.querySelectorAll('*')) {
      const inner = element instanceof HTMLElement ? chrome.dom.openOrClosedShadowRoot(element) : null;
      if (inner instanceof ShadowRoot) roots.push(inner);
      if (!(element instanceof HTMLIFrameElement) || !element.src.startsWith('chrome-extension:')) continue;
      globalThis.framesAside.push({ frame: element, src: element.src });
      element.src = 'about:blank';
    }
  }
}

/** As above. One that has another address by now was given it by its owner. */
function putBack(): void {
  for (const { frame, src } of globalThis.framesAside ?? []) if (frame.src === 'about:blank') frame.src = src;
  globalThis.framesAside = undefined;
}
