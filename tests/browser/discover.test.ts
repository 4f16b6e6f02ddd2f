import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Limits } from '@/domain/settings/settings';
import { type Product, startProduct } from '../harness/product';
import { type RunningSites, startSites } from '../sites/server';
import { openings, serveShiftingList } from './shifting-list';

const everything: Limits = { pages: 50, details: null, jobs: 1000 };
const sample = 'keywords=platform+engineer';

let sites: RunningSites;
let product: Product;

beforeAll(async () => {
  sites = await startSites();
  product = await startProduct();
});
afterEach(() => product.forget());
afterAll(async () => {
  await product?.close();
  await sites?.close();
});

describe('discover', () => {
  // Every face is collected whole in the long suite (tests/whole-runs/faces.test.ts).
  it('stops at its limits and says so', async () => {
    const address = `${sites.origin}/classic/jobs/search?${sample}`;
    const run = await product.discover(address, { pages: 1, details: 2, jobs: 100 });
    const ended = await product.runWhen(run.id, ({ status }) => status === 'ended');
    expect(ended.result).toMatchObject({ code: 'page-limit', facts: { announced: 60, pages: 1 } });
    expect((await product.jobs()).filter(({ description }) => description)).toHaveLength(2);
  });

  it('gives no row the text of another, where the list moves under the mouse', async () => {
    const board = await serveShiftingList();
    const run = await product.discover(board.origin, everything, undefined, { mode: 'collect' });
    await product.runWhen(run.id, ({ status }) => status !== 'running');
    await board.close();
    const read = new Map((await product.jobs()).map(({ company, description }) => [company, description]));
    expect(read).toEqual(new Map(openings.map(({ company, text }) => [company, text])));
  });
});
