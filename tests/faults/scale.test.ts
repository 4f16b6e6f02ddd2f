import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectedJobs } from '../sites/board/truth';
import { expectWhole } from './expect-whole';
import { type FaultStage, openStage } from './fault-stage';
import { sample, searchAddress } from './searches';

let stage: FaultStage;

beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** Copies of a stored job under ids, keys and texts of their own. */
function multiply(times: number): string {
  return `new Promise((resolve, reject) => {
    const opening = indexedDB.open('jobtrail');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('jobs', 'readwrite');
      const jobs = transaction.objectStore('jobs');
      jobs.getAll().onsuccess = ({ target: { result: [job] } }) => {
        for (let number = 0; number < ${times}; number += 1) {
          const own = { id: crypto.randomUUID(), siteJobId: 'copy-' + number, key: 'copy-' + number };
          const names = { textKey: 'copy-' + number, urls: ['https://example.com/copy/' + number], order: job.order + number };
          jobs.put({ ...job, ...own, ...names, requisitionKeys: ['example.com/copy-' + number] });
        }
      };
      transaction.oncomplete = () => { opening.result.close(); resolve(); };
      transaction.onabort = () => reject(transaction.error);
    };
  })`;
}

async function discoverSample(): Promise<{ runId: string; ms: number }> {
  const { product, origin } = stage;
  const start = Date.now();
  const { id } = await product.discover(searchAddress(origin, 'classic', sample), { pages: 3, details: 0, jobs: 100 });
  await product.runWhen(id, ({ status }) => status === 'ended');
  return { runId: id, ms: Date.now() - start };
}

describe('a discovery', () => {
  it('collects all 244 jobs of 11 pages', async () => {
    const { product, origin } = stage;
    const limits = { pages: 50, details: 0, jobs: 1000 };
    const { id } = await product.discover(searchAddress(origin, 'classic', ''), limits);
    const run = await product.runWhen(id, ({ status }) => status === 'ended', 200_000);
    expect(expectedJobs('classic', '', origin)).toHaveLength(244);
    expect(run.result).toMatchObject({ facts: { collected: 244, announced: 244, pages: 11 } });
    await expectWhole(stage, id, { face: 'classic', query: '', details: 0 });
  });

  it('is as quick beside 20,000 stored jobs', async () => {
    const { product } = stage;
    const alone = await discoverSample();
    await product.control.evaluate(multiply(20_000));
    const beside = await discoverSample();
    expect((await product.run(beside.runId)).state.counts).toMatchObject({ new: 0, known: 60 });
    // The open panel reads all of them anew at every change, which slows the worker down.
    expect(beside.ms).toBeLessThan(3 * alone.ms + 5000);
  });
});
