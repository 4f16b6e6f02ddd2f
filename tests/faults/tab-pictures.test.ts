import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Picture, screenDifference } from '@/domain/page/tab-picture';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

const url = 'https://pictures.test/';

let lab: LabBrowser;

beforeAll(async () => {
  // Two pixels of the screen for one of the page, so that the window is wider than a picture may be; and no bar that says that the
  // debugger is attached, which makes the page smaller while it is there.
  const args = ['--force-device-scale-factor=2', '--window-size=800,600', '--silent-debugger-extension-api'];
  lab = await launchLab({ viewport: null, args });
  await lab.context.route(`${url}*`, (route) => {
    const colour = new URL(route.request().url()).search.slice(1);
    const body = `<!doctype html><body style="margin: 0; background: ${colour}"><div style="height: 3000px"></div>
      <x-card><template shadowrootmode="closed"><button style="font-size: 99px">Apply</button></template></x-card>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
});
afterAll(() => lab.close());

/** The quota of the browser is for all tabs, and counts by the second. */
const quotaOver = () => wait(1_050);
/** Longer than a highlight is shown. */
const highlightOver = () => wait(2_300);
/** What changed is painted with one of the next frames: a run waits for the page to be quiet. */
const painted = () => wait(400);
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function open(colour: string): Promise<{ page: Page; tabId: number }> {
  const page = await lab.context.newPage();
  await page.goto(`${url}?${colour}`);
  return { page, tabId: await tabIdOf(lab, page) };
}

/** Takes so many pictures at once. */
async function capture(tabId: number, count = 1): Promise<(Picture | null)[]> {
  const taken = await lab.worker.evaluate(
    async ([tab, times]) => {
      const all = Array.from({ length: times }, () => globalThis.lab.drive(tab).capture());
      return (await Promise.all(all)).map(
        (picture) => picture && { ...picture, bytes: [...picture.bytes], cells: [...picture.cells] },
      );
    },
    [tabId, count] as const,
  );
  return taken.map((one) => one && { ...one, bytes: Uint8Array.from(one.bytes), cells: Uint8Array.from(one.cells) });
}

const attach = (tabId: number) =>
  lab.worker.evaluate((tab) => globalThis.lab.drive(tab).key('Escape', { purpose: 'close' }), tabId);
const release = (tabId: number) => lab.worker.evaluate((tab) => globalThis.lab.drive(tab).release(), tabId);
const isAttached = (tabId: number) => lab.worker.evaluate((tab) => globalThis.lab.isAttached(tab), tabId);
const highlight = (tabId: number, selector: string) =>
  lab.worker.evaluate(([tab, what]) => globalThis.lab.highlight(tab, what), [tabId, selector] as const);

/** The mean brightness (0 to 255) of a picture. */
function brightness(picture: Picture | null | undefined): number | null {
  return picture ? Math.round(picture.cells.reduce((sum, cell) => sum + cell, 0) / picture.cells.length) : null;
}

function difference(one: Picture | null | undefined, other: Picture | null | undefined): number | null {
  return one && other ? screenDifference(one, other) : null;
}

describe('a picture', () => {
  beforeEach(quotaOver);

  it('is a JPEG of at most 1280 pixels, whatever the screen has, with a grey copy', async () => {
    const { page, tabId } = await open('white');
    const [picture] = await capture(tabId);
    expect(picture).toMatchObject({ mediaType: 'image/jpeg', width: 1280 });
    const shape = await page.evaluate(() => innerHeight / innerWidth);
    expect(Number(picture?.height) / 1280).toBeCloseTo(shape, 2);
    expect([...(picture?.bytes.slice(0, 3) ?? [])]).toEqual([0xff, 0xd8, 0xff]);
    expect([picture?.cells.length, brightness(picture)]).toEqual([64 * 40, 255]);
    await page.close();
  });

  it('shows how much of the screen is another one', async () => {
    const { page, tabId } = await open('white');
    const before = (await capture(tabId))[0];
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'afterbegin',
        '<div style="position: fixed; inset: 0 50% 50% 0; background: black"></div>',
      );
    });
    await painted();
    const after = (await capture(tabId))[0];
    expect(difference(before, before)).toBe(0);
    expect(difference(before, after)).toBeCloseTo(0.25, 1);
    await page.close();
  });

  it('is taken twice a second without the debugger, and any number of times with it: the same picture', async () => {
    const { page, tabId } = await open('silver');
    expect((await capture(tabId, 3)).filter((picture) => picture === null)).toHaveLength(1);
    await attach(tabId);
    await quotaOver();
    const all = await capture(tabId, 5);
    expect(all.map((picture) => difference(picture, all[0]))).toEqual([0, 0, 0, 0, 0]);
    await release(tabId);
    await page.close();
  });

  it('is of the tab, also while another one is in front of it', async () => {
    const { page, tabId } = await open('black');
    const front = await open('white');
    // A tab that is opened while the other is held counts as that one's.
    await attach(tabId);
    const pictures = [(await capture(tabId))[0], (await capture(front.tabId))[0]];
    expect(pictures.map(brightness)).toEqual([0, 255]);
    await release(tabId);
    expect(await capture(tabId)).toEqual([null]);
    await front.page.close();
    await page.close();
  });
});

describe('a highlight', () => {
  it('scrolls to an element, marks it for two seconds, and leaves nothing behind', async () => {
    await quotaOver();
    const { page, tabId } = await open('white');
    const atEnd = async () => {
      await page.evaluate(() => scrollTo(0, 9_999));
      return (await capture(tabId))[0];
    };
    const plain = await atEnd();
    await page.evaluate(() => scrollTo(0, 0));
    const html = await page.content();
    expect(await highlight(tabId, 'x-card >>> button')).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    await painted();
    expect(difference(plain, await atEnd())).toBeGreaterThan(0.005);
    expect(await page.content()).toBe(html);
    await expect.poll(() => isAttached(tabId), { timeout: 5_000 }).toBe(false);
    expect(difference(plain, await atEnd())).toBe(0);
    await page.close();
  });

  it('is none where nothing matches', async () => {
    const { page, tabId } = await open('white');
    expect(await highlight(tabId, '#nothing')).toBe(false);
    expect(await highlight(tabId, 'no [selector')).toBe(false);
    await expect.poll(() => isAttached(tabId)).toBe(false);
    await page.close();
    expect(await highlight(tabId, 'body')).toBe(false);
  });

  it('lets no run lose its hold of the tab, whether it was there before or came meanwhile', async () => {
    const before = await open('white');
    const meanwhile = await open('white');
    await attach(before.tabId);
    expect(await highlight(before.tabId, 'x-card')).toBe(true);
    expect(await highlight(meanwhile.tabId, 'x-card')).toBe(true);
    await attach(meanwhile.tabId);
    await highlightOver();
    for (const { page, tabId } of [before, meanwhile]) {
      expect(await isAttached(tabId)).toBe(true);
      await release(tabId);
      await page.close();
    }
  });
});
