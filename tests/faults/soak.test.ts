import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faceNames } from '../sites/board/face';
import { expectWhole } from './expect-whole';
import { type FaultStage, openStage } from './fault-stage';
import { searchAddress } from './searches';

let stage: FaultStage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

const query = 'keywords=designer';
const rounds = 8;

/** Bytes that the worker's heap holds once what is not needed is gone. */
async function heapOfWorker(): Promise<number> {
  const { browser } = stage.product.chromium;
  await stage.product.wakeWorker();
  const { targetInfos } = await browser.send('Target.getTargets', { filter: [{}] });
  const target = targetInfos.find(({ type, url }) => type === 'service_worker' && url.startsWith('chrome-extension:'));
  if (!target) throw new Error('no worker');
  const worker = await browser.attach(target.targetId);
  await worker.send('HeapProfiler.collectGarbage');
  const { usedSize } = await worker.send('Runtime.getHeapUsage');
  await worker.detach();
  return usedSize;
}

describe('one discovery after the other', () => {
  it('leaves nothing behind, also over kills', async () => {
    const { product, origin } = stage;
    const heaps: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const face = faceNames[round % faceNames.length] ?? 'classic';
      const details = face === 'anchorless' ? 50 : 2;
      const { id, tabId } = await product.discover(searchAddress(origin, face, query), {
        pages: 50,
        details,
        jobs: 1000,
      });
      // The worker of the second half lives on, so that what it gathers shows.
      if (round < rounds / 2) {
        await product.stepWritten(id, { from: 0, code: 'opened-details' });
        await product.killWorker();
        await product.wakeWorker();
      }
      await product.runWhen(id, ({ status }) => status === 'ended');
      await expectWhole(stage, id, { face, query, details });
      expect(await attached(tabId)).toBe(false);
      if (round >= rounds / 2) heaps.push(await heapOfWorker());
      await stage.clear();
    }
    expect(Math.max(...heaps)).toBeLessThan(1.5 * Math.min(...heaps));
    await expectIdle();
  });
});

function attached(tabId: number): Promise<boolean> {
  return stage.product.control.evaluate(`chrome.debugger.getTargets().then((targets) =>
    targets.find((target) => target.tabId === ${tabId}).attached)`);
}

/** With no run under way, nothing wakes the worker any more. */
async function expectIdle(): Promise<void> {
  const alarms = () => stage.product.control.evaluate<unknown[]>('chrome.alarms.getAll()');
  for (let look = 0; look < 20 && (await alarms()).length > 0; look += 1) await sleep(100);
  expect(await alarms()).toEqual([]);
}
