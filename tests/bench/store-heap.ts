import { setTimeout as sleep } from 'node:timers/promises';
import type { CdpSession } from '../harness/cdp';
import type { PlainChromium } from '../harness/plain-chromium';

const megabyte = 2 ** 20;

/** Memory of the panel: its page and the worker of the jobs, buffers included. Megabytes. */
export interface PanelHeap {
  /** What stays once everything that can be collected was. */
  kept(): Promise<number>;
  /** The most while something goes on, with what is not needed any more and not yet collected. */
  peakDuring<Result>(work: Promise<Result>): Promise<{ result: Result; peak: number }>;
}

/** Looks into a panel whose worker runs. */
export async function createPanelHeap({ browser }: PlainChromium, panel: CdpSession): Promise<PanelHeap> {
  // A worker answers only over the session of its page, and only where that takes in its workers.
  await panel.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
  const { targetInfos } = await browser.send('Target.getTargets', { filter: [{ type: 'worker' }] });
  const workers = await Promise.all(targetInfos.map(({ targetId }) => panel.attach(targetId)));
  if (workers.length !== 1) throw new Error(`The panel has ${workers.length} workers instead of one.`);
  const sessions = [panel, ...workers];
  const used = async () => {
    const usages = await Promise.all(sessions.map((session) => session.send('Runtime.getHeapUsage')));
    return usages.reduce((sum, usage) => sum + usage.usedSize + usage.backingStorageSize, 0) / megabyte;
  };
  return {
    async kept() {
      for (const session of sessions) await session.send('HeapProfiler.collectGarbage');
      return used();
    },
    async peakDuring(work) {
      let isDone = false;
      let peak = 0;
      const done = work.finally(() => {
        isDone = true;
      });
      while (!isDone) {
        peak = Math.max(peak, await used());
        await Promise.race([done, sleep(200)]);
      }
      return { result: await done, peak };
    },
  };
}
