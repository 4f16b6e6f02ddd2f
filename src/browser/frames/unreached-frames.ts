import type { FrameFacts } from './frames';
import { runInFrames } from './run-in-frames';

/** CSS pixels. Smaller frames contain no form: counters, ads, captcha boxes. */
const leastShown = { width: 240, height: 120 };

/** Addresses of a tab's visible frames without our script, whose content is unknown. Never throws. */
export async function findUnreachedFrames(tabId: number, reached: readonly FrameFacts[]): Promise<string[]> {
  const found = await runInFrames(tabId, readShown, [leastShown]).catch(() => []);
  const paths = new Set(reached.map(({ path }) => path.join()));
  return found.flatMap(({ frameId, result }) => {
    const parent = reached.find((frame) => frame.frameId === frameId);
    if (!parent || !result) return [];
    return result.filter(({ place }) => !paths.has([...parent.path, place].join())).map(({ url }) => url);
  });
}

/** Runs in the frame, so it may use nothing from outside. */
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
