import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../harness/product';

/** What a user, or whoever acts for them, did to a page: as the page itself saw it. */
export interface SeenAct {
  type: string;
  /** What it was done to, in a few words. */
  to: string;
}

/** Opens a page in front whose every trusted press, key and input is noted, whatever it loads later. */
export async function watchActs(
  { chromium, control }: Product,
  url: string,
): Promise<{ tabId: number; acts: SeenAct[] }> {
  const acts: SeenAct[] = [];
  const tab = await chromium.browser.attach(await chromium.openTab('about:blank'));
  tab.on('Runtime.bindingCalled', ({ payload }) => acts.push(JSON.parse(payload)));
  await tab.send('Runtime.enable');
  await tab.send('Runtime.addBinding', { name: 'noteAct' });
  await tab.send('Page.enable');
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${noteActs.toString()})()` });
  await tab.send('Page.navigate', { url });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const tabId = await control.evaluate<number | null>(openAt(url));
    if (tabId !== null) return { tabId, acts };
    await sleep(50);
  }
  throw new Error('The page did not load.');
}

/** The number of the tab that shows the address, once it has loaded. */
function openAt(url: string): string {
  return `chrome.tabs.query({ status: 'complete' })
    .then((tabs) => tabs.find((tab) => tab.url?.startsWith(${JSON.stringify(url)}))?.id ?? null)`;
}

declare global {
  var noteAct: (act: string) => void;
}

/** Runs in the page, before its own scripts. */
function noteActs(): void {
  for (const type of ['click', 'input', 'keydown']) {
    addEventListener(
      type,
      (event) => {
        const [target] = event.composedPath();
        if (!event.isTrusted || !(target instanceof Element)) return;
        const key = event instanceof KeyboardEvent ? event.key : '';
        const value = target instanceof HTMLInputElement ? target.value : target.textContent?.trim().slice(0, 40);
        globalThis.noteAct(JSON.stringify({ type, to: `${key} ${target.localName} ${value ?? ''}`.trim() }));
      },
      true,
    );
  }
}
