import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../harness/product';
import { controlBoard } from '../sites/board/board-control';
import { type RunningSites, startSites } from '../sites/server';

const limits = { pages: 3, details: 3, jobs: 100 };
const sample = 'keywords=platform+lead';

let sites: RunningSites;
let product: Product;

beforeAll(async () => {
  sites = await startSites();
  product = await startProduct();
});
afterEach(async () => {
  await controlBoard(sites.origin).reset();
  await product.forget();
});
afterAll(async () => {
  await product?.close();
  await sites?.close();
});

describe('on a site whose terms speak against automation', () => {
  const address = 'https://www.linkedin.com/jobs/search/?keywords=nurse';
  const serve = () => listOf(['Nurse', 'Senior nurse', 'Night nurse', 'School nurse']);
  const listOnly = { pages: 1, details: 0, jobs: 100 };

  it('waits before it looks, goes on when the user agrees, and asks only once', async () => {
    const first = await product.discover(address, listOnly, serve);
    const waiting = await product.runWhen(first.id, ({ status }) => status !== 'running');
    expect(waiting).toMatchObject({
      status: 'waiting',
      wait: 'terms-notice',
      state: { phase: 'understand', recipe: null },
    });
    await product.act('acceptNotice', first.id);
    const ended = await product.runWhen(first.id, ({ status }) => status === 'ended');
    expect(ended.result).toMatchObject({ success: true, facts: { collected: 4 } });
    const second = await product.discover(address, listOnly, serve);
    const again = await product.runWhen(second.id, ({ status }) => status !== 'running');
    expect(again).toMatchObject({ status: 'ended', state: { counts: { new: 0, known: 4 } } });
  });
});

describe('at a wall', () => {
  it.each(['login', 'challenge', 'rate-limit', 'consent'] as const)(
    'waits at %s, and goes on once it is gone',
    async (wall) => {
      const board = controlBoard(sites.origin);
      await board.setWall('classic', wall);
      const run = await product.discover(`${sites.origin}/classic/jobs/search?${sample}`, limits);
      const waiting = await product.runWhen(run.id, ({ status }) => status !== 'running');
      expect(waiting).toMatchObject({ status: 'waiting', wait: wall });
      await board.setWall('classic', null);
      await product.navigate(run.tabId, `${sites.origin}/classic/jobs/search?${sample}`);
      await product.act('resume', run.id);
      const ended = await product.runWhen(run.id, ({ status }) => status !== 'running');
      expect(ended).toMatchObject({ status: 'ended', result: { success: true } });
      expect((await product.jobs()).length).toBeGreaterThan(0);
    },
  );

  it('takes a search without results for what it is', async () => {
    const run = await product.discover(`${sites.origin}/classic/jobs/search?${sample}&wall=nothing-found`, limits);
    const ended = await product.runWhen(run.id, ({ status }) => status !== 'running');
    expect(ended.result).toMatchObject({ success: false, code: 'nothing-found' });
  });
});

describe('manners', () => {
  it('sends nothing, saves nothing on the site and leaves no trace in the page', async () => {
    const run = await product.discover(`${sites.origin}/classic/jobs/search?${sample}`, limits);
    await product.runWhen(run.id, ({ status }) => status === 'ended');
    expect(await controlBoard(sites.origin).readLog()).toMatchObject({ applications: [], saves: [] });
    const traces = await product.inTab<string[]>(run.tabId, () =>
      [...document.querySelectorAll('*')]
        .flatMap((element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`))
        .filter((attribute) => /jobtrail|chrome-extension|wxt/i.test(attribute)),
    );
    expect(traces).toEqual([]);
    const isAttached = await product.control.evaluate<boolean>(
      `chrome.debugger.getTargets().then((targets) => targets.some(({ attached, tabId }) => attached && tabId === ${run.tabId}))`,
    );
    expect(isAttached).toBe(false);
  });
});

function listOf(titles: string[]): string {
  const rows = titles.map(
    (title, index) =>
      `<li data-job-id="${4_100_000_000 + index * 977}"><h3><a href="/jobs/view/${4_100_000_000 + index * 977}/">${title}</a></h3>
       <h4>Hospital ${'ABCD'[index]}</h4><p>Berlin, Germany</p><time datetime="2026-11-1${index}">${index + 2} days ago</time></li>`,
  );
  return `<!doctype html><html lang="en"><title>Nurse jobs</title><h1>Nurse jobs</h1><p>4 results</p><ul>${rows.join('')}</ul></html>`;
}
