import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Limits } from '@/domain/settings/settings';
import { comparableJob } from '../harness/comparable-job';
import { type Product, startProduct } from '../harness/product';
import { expectedJobs } from '../sites/board/truth';
import { type RunningSites, startSites } from '../sites/server';

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

describe('discover, on every face', () => {
  it.each([
    ['classic', '/classic/jobs/search'],
    ['anchorless', '/anchorless/search'],
    ['plain', '/plain/careers'],
  ] as const)('collects every job of the %s face once, with its details', async (face, path) => {
    const run = await product.discover(`${sites.origin}${path}?${sample}`, everything);
    const ended = await product.runWhen(run.id, ({ status }) => status !== 'running');
    expect(ended.result).toMatchObject({ success: true });
    const expected = expectedJobs(face, sample, sites.origin);
    const found = await product.jobs();
    const byId = new Map(found.map((job) => [job.siteJobId, comparableJob(job)]));
    expect(byId).toEqual(new Map(expected.map((job) => [job.siteJobId, comparableJob(job)])));
    expect(found).toHaveLength(expected.length);
  });

  // Opening all of its 60 postings as well takes long and shows no more.
  it('collects every job of the guest face once, with details as far as they are asked for', async () => {
    const address = `${sites.origin}/guest/jobs/search?${sample}`;
    const run = await product.discover(address, { ...everything, details: 12 });
    const ended = await product.runWhen(run.id, ({ status }) => status !== 'running');
    expect(ended.result).toMatchObject({ success: true });
    const expected = new Map(
      expectedJobs('guest', sample, sites.origin).map((job) => [job.siteJobId, comparableJob(job)]),
    );
    const found = await product.jobs();
    const opened = found.filter(({ description }) => description !== null);
    expect(opened).toHaveLength(12);
    for (const job of opened) expect(comparableJob(job)).toEqual(expected.get(String(job.siteJobId)));
    expect(found.map(({ siteJobId }) => siteJobId).sort()).toEqual([...expected.keys()].sort());
  });

  it('adds nothing on a second visit but the time it saw the jobs again', async () => {
    const address = `${sites.origin}/classic/jobs/search?${sample}`;
    const limits = { pages: 3, details: 0, jobs: 100 };
    const first = await product.discover(address, limits);
    await product.runWhen(first.id, ({ status }) => status === 'ended');
    const before = await product.jobs();
    const second = await product.discover(address, limits);
    const ended = await product.runWhen(second.id, ({ status }) => status === 'ended');
    const after = await product.jobs();
    expect(ended.state.counts).toMatchObject({ new: 0, known: before.length });
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
    expect(after.every(({ lastSeenAt, foundAt }) => lastSeenAt > foundAt)).toBe(true);
  });
});
