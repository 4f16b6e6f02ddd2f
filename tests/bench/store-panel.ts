import { setTimeout as sleep } from 'node:timers/promises';
import type { CdpSession } from '../harness/cdp';

/** The Jobs tab of the panel, pressed and typed into as its user would, and timed inside its page. Milliseconds. */
export interface PanelClock {
  /** Loads the panel anew and presses the tab: until rows are on the screen. */
  openTab(): Promise<number>;
  /** Seconds until all descriptions can be searched. */
  whenIndexed(): Promise<number>;
  /** Types one text key by key: for each key, until the table shows other rows; null where they stay the same. */
  type(text: string): Promise<(number | null)[]>;
  /** Presses the head of a column: until the table is in its order. */
  sort(column: string): Promise<number>;
  /** Exports all jobs as CSV: how long it takes, and the size of the file in bytes. */
  exportCsv(): Promise<{ milliseconds: number; bytes: number }>;
}

export function createPanelClock(panel: CdpSession): PanelClock {
  return {
    async openTab() {
      await panel.send('Page.reload');
      await panel.evaluate(`(${whenThere})('[role=tab]')`);
      await panel.evaluate(inPage);
      // Nobody is quicker than this.
      await sleep(500);
      return panel.evaluate<number>('jobtrailBench.openTab()');
    },
    whenIndexed: () => panel.evaluate('jobtrailBench.whenIndexed()'),
    type: (text) => panel.evaluate(`jobtrailBench.type(${JSON.stringify(text)})`),
    sort: (column) => panel.evaluate(`jobtrailBench.sort(${JSON.stringify(column)})`),
    exportCsv: () => panel.evaluate('jobtrailBench.exportCsv()'),
  };
}

/** A page that has just been loaded may answer before its script has drawn anything. */
const whenThere = `async (selector) => {
  while (!document.querySelector(selector)) await new Promise((resolve) => setTimeout(resolve, 20));
}`;

/** Everything is timed from the press to the frame after the change was drawn. */
const inPage = `globalThis.jobtrailBench = (() => {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const changed = (holds, longest) => new Promise((resolve) => {
    const observer = new MutationObserver(() => { if (holds()) end(true); });
    const timer = setTimeout(() => end(false), longest);
    const end = (isDone) => { observer.disconnect(); clearTimeout(timer); resolve(isDone); };
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    if (holds()) end(true);
  });
  const timed = async (act, holds, longest = 20000) => {
    const start = performance.now();
    act();
    const isDone = await changed(holds, longest);
    await drawn();
    return isDone ? performance.now() - start : null;
  };
  const rows = () => [...document.querySelectorAll('[role=grid] tr[data-id]')];
  const shown = () => (document.querySelector('[role=grid]')?.getAttribute('aria-rowcount') ?? 'none')
    + rows().slice(0, 15).map((row) => row.dataset.id).join();
  const tab = () => [...document.querySelectorAll('[role=tab]')].find(({ textContent }) => /^Jobs/.test(textContent));
  const press = (element) => element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  const key = async (field, text) => {
    const before = shown();
    const act = () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const time = await timed(act, () => shown() !== before, 1000);
    await new Promise((resolve) => setTimeout(resolve, 150));
    return time;
  };
  return {
    openTab: () => timed(
      () => tab().dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })),
      () => rows().length > 5,
    ),
    // A list that is searched says how much of the descriptions it covers as long as that is not all.
    async whenIndexed() {
      const field = document.querySelector('input[type=search]');
      const start = performance.now();
      await key(field, 'e');
      const pause = () => new Promise((resolve) => setTimeout(resolve, 500));
      const isPartial = () => document.querySelector('.list-notice-partial') !== null;
      do await pause(); while (isPartial() || (await pause(), isPartial()));
      const seconds = (performance.now() - start) / 1000;
      await key(field, '');
      return seconds;
    },
    async type(text) {
      const field = document.querySelector('input[type=search]');
      const times = [];
      for (let length = 1; length <= text.length; length += 1) times.push(await key(field, text.slice(0, length)));
      await key(field, '');
      return times;
    },
    sort(column) {
      const head = document.querySelector('th.cell-' + column);
      const before = head.getAttribute('aria-sort');
      return timed(() => head.querySelector('button').click(), () => head.getAttribute('aria-sort') !== before && rows().length > 5);
    },
    async exportCsv() {
      press(document.querySelector('[aria-label=More]'));
      const items = () => [...document.querySelectorAll('[role=menuitem]')];
      await changed(() => items().length > 0, 3000);
      const item = items().find(({ textContent }) => /export/i.test(textContent) && !/json/i.test(textContent));
      let blob = null;
      const make = URL.createObjectURL;
      URL.createObjectURL = (made) => { blob = made; return make.call(URL, made); };
      const start = performance.now();
      item.click();
      while (!blob && performance.now() - start < 120000) await new Promise((resolve) => setTimeout(resolve, 5));
      URL.createObjectURL = make;
      return { milliseconds: performance.now() - start, bytes: blob?.size ?? 0 };
    },
  };
})();
undefined;`;
