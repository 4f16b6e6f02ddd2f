import type { FrameFacts } from './frames';

/** Smaller ones hold no form: counters, advertisements, boxes of a captcha. CSS pixels. */
const leastShown = { width: 240, height: 120 };

/** Addresses of the frames that a tab shows and no script runs in: nobody knows what they hold. Never throws. */
export async function unreachedFrames(tabId: number, reached: readonly FrameFacts[]): Promise<string[]> {
  const found = await chrome.scripting
    .executeScript({ target: { tabId, allFrames: true }, func: readShown, args: [leastShown] })
    .catch(() => []);
  const paths = new Set(reached.map(({ path }) => path.join()));
  return found.flatMap(({ frameId, result }) => {
    const parent = reached.find((frame) => frame.frameId === frameId);
    if (!parent || !result) return [];
    return result.filter(({ place }) => !paths.has([...parent.path, place].join())).map(({ url }) => url);
  });
}

/** Runs in the frame, and so may use nothing from outside itself. */
function readShown(least: { width: number; height: number }): { place: number; url: string }[] {
  return Array.from(document.querySelectorAll('iframe')).flatMap((frame) => {
    const { width, height } = frame.getBoundingClientRect();
    const isShown = width >= least.width && height >= least.height && frame.checkVisibility();
    for (let place = 0; isShown && place < window.length; place += 1) {
      if (window[place] === frame.contentWindow) return [{ place, url: frame.src }];
    }
    return [];
  });
}
