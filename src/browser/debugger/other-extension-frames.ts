import { sleep } from '@/std/sleep';

/** Chrome has no error code for this, only the message. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && /cannot access a chrome-extension:/i.test(error.message);

/** An emptied frame is gone within this time. */
const looks = { most: 10, stepMs: 50 };

/**
 * Runs something that needs a tab's debugger. Chrome refuses debugging, even detaching, while another extension shows a frame in the tab
 * (156, 2026-11-23): such frames are emptied first, and restored once the debugger is detached.
 */
export async function withoutForeignFrames<Result>(tabId: number, work: () => Promise<Result>): Promise<Result> {
  for (let look = 0; ; look += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isRefusal(error) || look >= looks.most) throw error;
      await inFrames(tabId, setAside);
      await sleep(looks.stepMs);
    }
  }
}

/** Never throws. */
export async function restoreForeignFrames(tabId: number): Promise<void> {
  await inFrames(tabId, putBack);
}

/** At once: Chrome would wait for ever for a frame that never loads. */
async function inFrames(tabId: number, func: () => void): Promise<void> {
  const target = { tabId, allFrames: true };
  await chrome.scripting.executeScript({ target, func, injectImmediately: true }).catch(() => undefined);
}

declare global {
  /** Emptied frames of other extensions, in the content script's world. */
  var framesAside: { frame: HTMLIFrameElement; src: string }[] | undefined;
}

/** Runs in the frame, so it may use nothing from outside. */
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

/** As above. If its address has changed, its owner did that. */
function putBack(): void {
  for (const { frame, src } of globalThis.framesAside ?? []) if (frame.src === 'about:blank') frame.src = src;
  globalThis.framesAside = undefined;
}
