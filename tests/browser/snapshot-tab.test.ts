import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedPages, servePages } from '../bench/serve-pages';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

let lab: LabBrowser;
let served: ServedPages;

beforeAll(async () => {
  lab = await launchLab({ args: ['--site-per-process'] });
  served = await servePages();
});
afterAll(async () => {
  await lab.close();
  served.close();
});

async function open(name: string) {
  const page = await lab.context.newPage();
  await page.goto(served.urlOf(name));
  const tabId = await tabIdOf(lab, page);
  return {
    page,
    take: (isAttached = false) =>
      lab.worker.evaluate(([tab, attached]) => globalThis.lab.snapshotTab(tab, { isAttached: attached }), [
        tabId,
        isAttached,
      ] as const),
    plantedAt: (refs: string[]) =>
      lab.worker.evaluate(([tab, all]) => globalThis.lab.attributesOf(tab, all, 'data-planted'), [
        tabId,
        refs,
      ] as const),
  };
}

describe('the snapshot of a tab', () => {
  it('joins frames of the same site, of another and sandboxed ones under their lines', async () => {
    const { page, take, plantedAt } = await open('frames');
    const { text, elements } = await take();
    const lines = text.split('\n');
    for (const name of ['Same', 'Cross', 'Sandboxed']) {
      const place = lines.indexOf(`  frame "${name}"`);
      expect(lines[place + 2]).toMatch(
        new RegExp(`^ {6}\\[TYPE: "f\\d+e1"\\] textbox "${name.toLowerCase()} field 0"$`),
      );
    }
    const names = await plantedAt(elements.map(({ ref }) => ref));
    expect(names).toEqual(elements.map(({ name }) => name));
    expect(names).toHaveLength(33);
    await page.close();
  });

  it('finds what only a listener makes clickable once the debugger is attached, again and again', async () => {
    const { page, take, plantedAt } = await open('listeners');
    expect((await take()).elements).toEqual([]);
    // Chromium 156 crashes a page that is asked for its listeners in the wrong world three times.
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await take(true)).lists).toEqual([{ id: 'L1', name: '', rows: 150, shown: 5 }]);
    }
    expect(await plantedAt(['L1.1', 'L1.150'])).toEqual(['Box 0', 'Box 149']);
    await page.close();
  });
});
