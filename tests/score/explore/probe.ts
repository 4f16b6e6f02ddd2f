import { setTimeout as sleep } from 'node:timers/promises';
import type { CdpSession } from '../../harness/cdp';
import type { Product } from '../../harness/product';
import { askTab, type Match, matchesOf, pointOf, pointOfText, scrollToEnd, shownText } from './in-page';

/** A tab in which what was understood is tried out, with a user's mouse and keyboard. */
export interface Probe {
  /** Loads an address anew, and waits until the text is there. */
  load(url: string, text: string): Promise<void>;
  /** Empty where the selector is none. */
  matches(selector: string): Promise<Match[]>;
  /** Presses the middle of the nth match. False where there is none to press. */
  press(selector: string, nth?: number): Promise<boolean>;
  /** Presses the middle of a text, as a user would who reads it. False where it is not shown. */
  pressText(text: string): Promise<boolean>;
  /** Types in place of what stands in the field that has the focus, then presses Enter. */
  search(words: string): Promise<void>;
  scrollToEnd(): Promise<void>;
  /** All text that is shown, and the addresses of this tab and of those it opened. */
  seen(): Promise<string>;
  /** Whether what is seen comes to hold within a few seconds. */
  comesTo(holds: (seen: string) => boolean): Promise<boolean>;
  close(): Promise<void>;
}

interface Point {
  x: number;
  y: number;
}

const patienceMs = 4000;

export async function openProbe({ chromium, control }: Product): Promise<Probe> {
  const targetId = await chromium.openTab('about:blank');
  const tab = await chromium.browser.attach(targetId);
  await tab.send('Page.enable');
  const tabId = await newestTab(control);
  const pages = async () =>
    (await chromium.browser.send('Target.getTargets')).targetInfos.filter(({ type }) => type === 'page');
  const before = new Set((await pages()).map((page) => page.targetId));
  const opened = async () => (await pages()).filter((page) => !before.has(page.targetId));
  // While a page is being replaced nobody in it can be asked.
  const ask = <Value>(look: (...args: never[]) => Value, ...args: unknown[]) =>
    control.evaluate<Value | null>(askTab(tabId, look, args)).catch(() => null);
  const probe: Probe = {
    async load(url, text) {
      for (const page of await opened()) await chromium.browser.send('Target.closeTarget', { targetId: page.targetId });
      await tab.send('Page.navigate', { url });
      if (!(await probe.comesTo((seen) => seen.includes(text)))) throw new Error(`${url} does not show “${text}”`);
    },
    matches: async (selector) => (await ask(matchesOf, selector)) ?? [],
    press: (selector, nth = 0) => pressWhere(tab, () => ask(pointOf, selector, nth)),
    pressText: (text) => pressWhere(tab, () => ask(pointOfText, text)),
    search: (words) => searchFor(tab, words),
    scrollToEnd: async () => void (await ask(scrollToEnd)),
    async seen() {
      const own = (await pages()).find((page) => page.targetId === targetId);
      return [await ask(shownText), own?.url, ...(await opened()).map(({ url }) => url)].join(' ');
    },
    async comesTo(holds) {
      for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(60)) {
        if (holds(await probe.seen())) return true;
      }
      return false;
    },
    close: async () => void (await chromium.browser.send('Target.closeTarget', { targetId })),
  };
  return probe;
}

/** Scrolling may fill rows, which move what was scrolled to: the point once it stays where it is. */
async function restingPoint(look: () => Promise<Point | null>): Promise<Point | null> {
  let last = await look();
  for (let turn = 0; turn < 10 && last !== null; turn += 1) {
    await sleep(50);
    const point = await look();
    if (point?.x === last.x && point.y === last.y) break;
    last = point;
  }
  return last;
}

function newestTab(control: CdpSession): Promise<number> {
  return control.evaluate('chrome.tabs.query({}).then((tabs) => Math.max(...tabs.map(({ id }) => id)))');
}

/** Presses the point that is looked up. False where there is none. */
async function pressWhere(tab: CdpSession, look: () => Promise<Point | null>): Promise<boolean> {
  const point = await restingPoint(look);
  if (!point) return false;
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    await tab.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 });
  }
  return true;
}

async function searchFor(tab: CdpSession, words: string): Promise<void> {
  const key = (name: string, code: number, rest: { text?: string; commands?: string[] }) => ({
    key: name,
    code: name,
    windowsVirtualKeyCode: code,
    ...rest,
  });
  await tab.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key('a', 65, { commands: ['selectAll'] }) });
  await tab.send('Input.insertText', { text: words });
  for (const type of ['keyDown', 'keyUp'] as const) {
    await tab.send('Input.dispatchKeyEvent', { type, ...key('Enter', 13, type === 'keyDown' ? { text: '\r' } : {}) });
  }
}
