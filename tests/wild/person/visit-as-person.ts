import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, ElementHandle, Frame, Page } from '@playwright/test';
import type { RunningWild } from '../serve-wild.ts';
import { innerPath } from '../site-paths.ts';
import { paging } from '../traits/paging.ts';
import { rowsIn, scrollList, scrollThrough, textsIn, titleOf } from './in-list.ts';
import { clearWay } from './interrupted.ts';
import { shownReferences } from './shown-references.ts';
import { turnPage } from './turn-page.ts';

const patienceMs = 6000;
/** How long a list may show no row that was not opened, before it is asked for anew. */
const rowPatienceMs = 3000;
const pressPatienceMs = 1500;
/** How long a posting may take to show, before one that was seen already is taken for it. */
const knownPatienceMs = 1200;
const mostRestarts = 6;

/**
 * Opens every row of every page as a person with a mouse would, and answers with the references that the postings told.
 * @throws where a row opens nothing, or the next page does not come.
 */
export async function visitAsPerson(context: BrowserContext, wild: RunningWild): Promise<string[]> {
  const person = createPerson(await context.newPage(), wild);
  for (let number = 1; number <= person.lastPage; number += 1) {
    await person.reach(number, number === 1 ? null : number - 1);
    await person.openRows(number);
  }
  return person.references();
}

function createPerson(page: Page, wild: RunningWild) {
  const { site } = wild;
  const { choice, words, jobs, rowsPerPage } = site;
  const references = new Set<string>();
  /** Rows of this page that were opened. */
  const opened = new Set<string>();
  const titles = [...new Set(jobs.map(({ title }) => title))];
  const { by } = paging[choice.paging];
  const isEndless = choice.paging.startsWith('endless');
  const leavesList = choice.details === 'own-page' || choice.details === 'in-frame';
  // Back to a page that was posted for, or whose rows a script brought, is not back to what it was.
  const canGoBack = by === 'nothing' || (by === 'document' && choice.paging !== 'post-form');

  const tabs = () =>
    page
      .context()
      .pages()
      .filter((one) => one !== page);
  const closeTabs = () => Promise.all(tabs().map((tab) => tab.close()));

  async function listFrame(): Promise<Frame> {
    const isList = (frame: Frame) => URL.parse(frame.url())?.pathname.replace(/\/page-\d+$/, '') === innerPath(site);
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(30)) {
      const frame = page.frames().find(isList);
      if (frame && (await frame.evaluate(() => document.readyState === 'complete').catch(() => false))) return frame;
      if ((await clearWay(page, words)) === 'restart') await page.goto(wild.start);
    }
    throw new Error('the list does not come');
  }

  /** Goes to a page of the list from the one that is shown, or from the beginning. */
  async function reach(number: number, from: number | null): Promise<void> {
    if (from === null) await page.goto(wild.start);
    for (let at = from ?? 1; at < number && !isEndless; at += 1) {
      await clearWay(page, words);
      const before = await look();
      await turnPage(await listFrame(), site, at);
      await until(async () => (await look()) !== before, 'the next page does not come');
    }
    if (choice.paging !== 'load-more' && from !== null) opened.clear();
  }

  async function look(): Promise<string> {
    const frame = await listFrame();
    const size = await frame.evaluate(() => document.querySelector('[style*="relative"]')?.getAttribute('style'));
    if (choice.loading === 'on-scroll') await scrollThrough(frame);
    return [frame.url(), size, await textsIn(frame, titles)].join('|');
  }

  async function openRows(number: number): Promise<void> {
    const expected = isEndless ? jobs.length : Math.min(jobs.length, number * rowsPerPage);
    for (let restarts = 0; references.size < expected; ) {
      const row = await nextRow();
      const isOpen = row !== null && (await openRow(row));
      if (!isOpen && ++restarts > mostRestarts)
        throw new Error(`page ${number}: ${references.size} of ${expected} rows`);
      // Where the list began anew, what was opened of this page is not known.
      if (!isOpen) opened.clear();
      if (isOpen && !leavesList) continue;
      if (isOpen && canGoBack) await goBack();
      else await reach(number, null);
    }
  }

  /** Of a frame that leads back, no navigation of the page is told. */
  async function goBack(): Promise<void> {
    if (choice.details === 'own-page') await page.goBack();
    else await page.evaluate(() => window.history.back());
    await listFrame();
  }

  async function nextRow(): Promise<string | null> {
    for (const deadline = Date.now() + rowPatienceMs; Date.now() < deadline; await sleep(40)) {
      if ((await clearWay(page, words)) === 'restart') return null;
      const frame = await listFrame();
      const row = (await rowsIn(frame, titles).catch(() => [])).find((one) => !opened.has(one));
      if (row !== undefined) return row;
      await scrollOn(frame).catch(() => undefined);
    }
    return null;
  }

  async function scrollOn(frame: Frame): Promise<void> {
    if (isEndless) await turnPage(frame, site, 1);
    if (choice.loading === 'on-scroll') await scrollThrough(frame);
    if (choice.loading === 'virtualised' && !(await scrollList(frame, 300))) await scrollList(frame, 'top');
  }

  /** False where a wall came in between. */
  async function openRow(row: string): Promise<boolean> {
    const title = await titleOf(await listFrame(), titles, row).catch(() => null);
    // The list may have been drawn anew meanwhile.
    if (!title || !(await isPressed(title))) return false;
    opened.add(row);
    const pressedAt = Date.now();
    for (const deadline = pressedAt + patienceMs; Date.now() < deadline; await sleep(20)) {
      const seen = await shownReferences([page, ...tabs()]);
      const fresh = seen.find((reference) => !references.has(reference));
      // After a wall the list begins anew: a row of it may have been opened before.
      const isKnown = !fresh && seen.length > 0 && Date.now() - pressedAt > knownPatienceMs;
      if (fresh || isKnown) {
        if (fresh) references.add(fresh);
        await closePosting();
        return true;
      }
      for (const tab of [page, ...tabs()]) {
        if ((await clearWay(tab, words)) !== 'restart') continue;
        opened.delete(row);
        await closeTabs();
        return false;
      }
    }
    throw new Error(`row ${row} opens nothing`);
  }

  /** What comes up a moment after a press may be in the way of the next one. */
  async function isPressed(target: ElementHandle<Element>): Promise<boolean> {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await clearWay(page, words)) {
      const isDone = await target.click({ timeout: pressPatienceMs }).then(
        () => true,
        () => false,
      );
      if (isDone) return true;
    }
    return false;
  }

  async function closePosting(): Promise<void> {
    await closeTabs();
    const close = {
      dialog: words.close,
      drawer: words.close,
      'own-route': `‹ ${words.back}`,
      'hash-route': `‹ ${words.back}`,
    };
    const name = Object.entries(close).find(([kind]) => kind === choice.details)?.[1];
    if (name === undefined) return;
    // The frame of a route has another address than the list that it stands in for.
    const frame = page.frames().at(-1) ?? page.mainFrame();
    await clearWay(page, words);
    const button = await frame.getByRole('button', { name, exact: true }).last().elementHandle();
    if (!button || !(await isPressed(button))) throw new Error(`nothing closes by ${name}`);
    await frame.locator('main').first().waitFor({ state: 'visible' });
  }

  async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(40)) {
      if (await holds().catch(() => false)) return;
    }
    throw new Error(what);
  }

  return {
    openRows,
    reach,
    references: () => [...references],
    lastPage: isEndless ? 1 : Math.ceil(jobs.length / rowsPerPage),
  };
}
