import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DiscoverRun } from '@/domain/run/run';
import { expectedJobs } from '../sites/board/truth';
import { expectSoundJournal, expectWhole } from './expect-whole';
import { type FaultStage, openStage } from './fault-stage';
import { sample, searchAddress, small } from './searches';

let stage: FaultStage;

beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const limits = { pages: 50, details: 2, jobs: 1000 };
const whole = { face: 'classic', query: small, details: 2 } as const;

function start(query = small): Promise<DiscoverRun> {
  return stage.product.discover(searchAddress(stage.origin, 'classic', query), limits);
}

function ended(runId: string): Promise<DiscoverRun> {
  return stage.product.runWhen(runId, ({ status }) => status === 'ended');
}

/** Nothing of a run that has ended holds the tab any more. */
async function attachedTabs(): Promise<number[]> {
  return stage.product.control.evaluate(`chrome.debugger.getTargets().then((targets) =>
    targets.filter(({ attached, url }) => attached && url.startsWith('http')).map(({ tabId }) => tabId))`);
}

describe('pause, resume and stop', () => {
  it('stand still between any two steps, and go on', async () => {
    const { product } = stage;
    const { id } = await start();
    for (const code of ['understood', 'opened-details', 'read-rows', 'turned-page'] as const) {
      const { steps: from } = await product.run(id);
      await product.stepWritten(id, { from: code === 'understood' ? 0 : from, code });
      await product.act('pause', id);
      const { steps } = await product.runWhen(id, ({ status }) => status === 'paused');
      await new Promise((resolve) => setTimeout(resolve, 700));
      const later = await product.run(id);
      expect(later.status).toBe('paused');
      // What was under way may still save how it went.
      expect(later.steps - steps).toBeLessThanOrEqual(1);
      await product.act('resume', id);
    }
    await ended(id);
    await expectWhole(stage, id, whole);
  });

  it('stops at once, keeps what was found and lets go of the tab', async () => {
    const { product } = stage;
    const { id, tabId } = await start();
    await product.stepWritten(id, { from: 0, code: 'read-details' });
    await product.act('stop', id);
    const run = await product.run(id);
    expect(run).toMatchObject({ status: 'ended', result: { success: false, code: 'stopped' } });
    expect((await product.jobs()).map((job) => job.id).sort()).toEqual(run.state.jobIds.toSorted());
    expectSoundJournal(run, await product.steps(id));
    expect(await attachedTabs()).not.toContain(tabId);
  });
});

describe('a tab', () => {
  it('that is closed in the middle ends its run', async () => {
    const { product } = stage;
    const { id, tabId } = await start();
    await product.stepWritten(id, { from: 0, code: 'opened-details' });
    await product.control.evaluate(`chrome.tabs.remove(${tabId})`);
    const run = await ended(id);
    expect(run.result).toMatchObject({ success: false, code: 'tab-closed' });
    expect(run.result?.facts.collected).toBeGreaterThan(0);
    expectSoundJournal(run, await product.steps(id));
  });

  it.each(['worker alive', 'worker dead'])('that is closed while its run is paused ends it: %s', async (worker) => {
    const { product } = stage;
    const { id, tabId } = await start();
    await product.stepWritten(id, { from: 0, code: 'read-rows' });
    await product.act('pause', id);
    if (worker === 'worker dead') await product.killWorker();
    await product.control.evaluate(`chrome.tabs.remove(${tabId})`);
    expect((await ended(id)).result).toMatchObject({ code: 'tab-closed' });
  });

  it('that the user takes to another site has the run wait, and go on from where it was', async () => {
    const { product, origin } = stage;
    const { id, tabId } = await start();
    await product.stepWritten(id, { from: 0, code: 'read-page' });
    await product.goTo(tabId, `${origin.replace('127.0.0.1', 'localhost')}/plain/careers`);
    const waiting = await product.runWhen(id, ({ status }) => status !== 'running');
    expect(waiting).toMatchObject({ status: 'waiting', wait: 'user-navigated' });
    await product.act('resume', id);
    await ended(id);
    const jobs = await product.jobs();
    const expected = expectedJobs('classic', small, origin);
    expect(jobs.map(({ siteJobId }) => siteJobId).sort()).toEqual(expected.map(({ siteJobId }) => siteJobId).sort());
  });

  it('that the user takes elsewhere on the site is brought back to the list', async () => {
    const { product, origin } = stage;
    const { id, tabId } = await start();
    await product.stepWritten(id, { from: 0, code: 'understood', phase: 'outcome' });
    await product.goTo(tabId, `${origin}/`);
    await ended(id);
    const jobs = await product.jobs();
    const expected = expectedJobs('classic', small, origin);
    expect(jobs.map(({ siteJobId }) => siteJobId).sort()).toEqual(expected.map(({ siteJobId }) => siteJobId).sort());
  });

  it('that has a run refuses another one, and says why', async () => {
    const { product } = stage;
    const { id, tabId } = await start();
    await expect(product.discoverTab(tabId, limits)).rejects.toThrow('This tab already has a run.');
    await product.killWorker();
    await expect(product.discoverTab(tabId, limits)).rejects.toThrow('This tab already has a run.');
    await ended(id);
    await expectWhole(stage, id, whole);
  });
});

describe('the debugger', () => {
  it('taken away in the middle is not taken back until the user says so', async () => {
    const { product } = stage;
    const { id, tabId } = await start();
    let from = 0;
    // Before the last page is turned: from then on the run may be over before it needs the debugger.
    for (let taken = 0; taken < 2; taken += 1) {
      await product.stepWritten(id, { from, code: 'opened-details' });
      await product.control.evaluate(`chrome.debugger.detach({ tabId: ${tabId} })`);
      from = (await product.runWhen(id, ({ wait }) => wait === 'debugger-cancelled')).steps;
      expect(await attachedTabs()).not.toContain(tabId);
      await product.act('resume', id);
    }
    await ended(id);
    await expectWhole(stage, id, whole);
  });
});

describe('two tabs', () => {
  it('are discovered at the same time, also over a kill', async () => {
    const { product, origin } = stage;
    const one = await product.discover(searchAddress(origin, 'classic', sample), limits);
    const other = await product.discover(searchAddress(origin, 'classic', small), limits);
    await product.stepWritten(one.id, { from: 0, code: 'turned-page' });
    await product.killWorker();
    await product.wakeWorker();
    const runs = [await ended(one.id), await ended(other.id)];
    for (const [index, query] of [sample, small].entries()) {
      const run = runs[index];
      expect(run?.result).toMatchObject({ success: true, code: 'complete' });
      const jobs = (await product.jobs()).filter((job) => run?.state.jobIds.includes(job.id));
      const ids = expectedJobs('classic', query, origin).map(({ siteJobId }) => siteJobId);
      expect(jobs.map(({ siteJobId }) => siteJobId).sort()).toEqual(ids.sort());
    }
    expect(await attachedTabs()).toEqual([]);
  });
});
