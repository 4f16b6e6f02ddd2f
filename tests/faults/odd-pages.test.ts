import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FaceName } from '../sites/board/face';
import { expectedJobs } from '../sites/board/truth';
import { expectSoundJournal } from './expect-whole';
import { type FaultStage, openStage } from './fault-stage';
import { searchAddress, small } from './searches';
import { servePassing } from './serve-passing';

let stage: FaultStage;

beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const limits = { pages: 50, details: 2, jobs: 1000 };

async function expectAll(runId: string, face: FaceName, origin = stage.origin): Promise<void> {
  const { product } = stage;
  const run = await product.runWhen(runId, ({ status }) => status === 'ended');
  expect(run.result).toMatchObject({ success: true, code: 'complete' });
  const ids = expectedJobs(face, small, origin).map(({ siteJobId }) => siteJobId);
  expect((await product.jobs()).map(({ siteJobId }) => siteJobId).sort()).toEqual(ids.sort());
  expectSoundJournal(run, await product.steps(runId));
}

/** Runs a page's own code, as its scripts would. */
function inPage(tabId: number, code: string): Promise<void> {
  return stage.product.control.evaluate(`chrome.scripting.executeScript({
    target: { tabId: ${tabId} }, world: 'MAIN', func: () => { ${code} } }).then(() => undefined)`);
}

describe('a page', () => {
  it.each(['classic', 'guest'] as const)('of the %s face that reloads by itself is read on', async (face) => {
    const { product, origin } = stage;
    const { id, tabId } = await product.discover(searchAddress(origin, face, small), limits);
    for (const code of ['read-rows', 'opened-details', 'read-page'] as const) {
      await product.stepWritten(id, { from: 0, code });
      // A script in the page could not answer while an earlier reload takes it away.
      await product.control.evaluate(`chrome.tabs.reload(${tabId}).then(() => undefined)`);
    }
    await expectAll(id, face);
  });

  it('that crashes is opened again', async () => {
    const { product, origin } = stage;
    const { id } = await product.discover(searchAddress(origin, 'classic', small), limits);
    await product.stepWritten(id, { from: 0, code: 'read-details' });
    await product.crash(origin);
    await expectAll(id, 'classic');
  });

  it.each(['worker alive', 'worker dead'])('that speaks through dialogs is read on: %s', async (worker) => {
    const { product, origin } = stage;
    const { id, tabId } = await product.discover(searchAddress(origin, 'classic', small), limits);
    await product.stepWritten(id, { from: 0, code: 'read-details' });
    if (worker === 'worker dead') await product.killWorker();
    await inPage(tabId, `setTimeout(() => { alert('Get job alerts!'); confirm('Apply to all?'); })`);
    await product.wakeWorker();
    await expectAll(id, 'classic');
  });

  it('that asks whether to leave it is left', async () => {
    const { product, origin } = stage;
    const { id, tabId } = await product.discover(searchAddress(origin, 'guest', small), limits);
    await product.stepWritten(id, { from: 0, code: 'read-page' });
    await inPage(tabId, `addEventListener('beforeunload', (event) => event.preventDefault())`);
    await expectAll(id, 'guest');
  });
});

describe('a site', () => {
  it('that is away from the start is told of soon', async () => {
    const { product } = stage;
    const passing = await servePassing(stage.origin);
    await passing.goAway();
    const { id } = await product.discover(searchAddress(passing.origin, 'plain', small), limits);
    const run = await product.runWhen(id, ({ status }) => status === 'ended', 45_000);
    expect(run.result).toMatchObject({ success: false, code: 'page-unreachable', facts: { collected: 0 } });
  });

  it('that is away for a while is waited for', async () => {
    const { product } = stage;
    const passing = await servePassing(stage.origin);
    const { id } = await product.discover(searchAddress(passing.origin, 'plain', small), limits);
    await product.stepWritten(id, { from: 0, code: 'read-lists' });
    await passing.goAway();
    await product.stepWritten(id, { from: 0, code: 'problem' });
    await passing.comeBack();
    await expectAll(id, 'plain', passing.origin);
    await passing.goAway();
  });

  it('that stays away ends the run, which keeps what it found', async () => {
    const { product } = stage;
    const passing = await servePassing(stage.origin);
    const { id } = await product.discover(searchAddress(passing.origin, 'plain', small), limits);
    await product.stepWritten(id, { from: 0, code: 'read-lists' });
    await passing.goAway();
    const run = await product.runWhen(id, ({ status }) => status === 'ended', 180_000);
    expect(run.result).toMatchObject({ success: false, code: 'page-unreachable', facts: { collected: 10 } });
    expect(await product.jobs()).toHaveLength(10);
  });
});
