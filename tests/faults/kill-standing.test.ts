import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectWhole } from './expect-whole';
import { type FaultStage, openStage } from './fault-stage';
import { searchAddress, small } from './searches';

let stage: FaultStage;

beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const limits = { pages: 50, details: 2, jobs: 1000 };
const whole = { face: 'classic', query: small, details: 2 } as const;

async function start(): Promise<string> {
  const run = await stage.product.discover(searchAddress(stage.origin, 'classic', small), limits);
  return run.id;
}

async function killAndWake(): Promise<void> {
  await stage.product.killWorker();
  await stage.product.wakeWorker();
}

async function finish(runId: string): Promise<void> {
  await stage.product.runWhen(runId, ({ status }) => status === 'ended', 120_000);
  await expectWhole(stage, runId, whole);
}

describe('a worker that is killed', () => {
  it('twice in a row, right after it woke up, loses nothing', async () => {
    const runId = await start();
    await stage.product.stepWritten(runId, { from: 0, code: 'opened-details' });
    for (let kills = 0; kills < 3; kills += 1) await killAndWake();
    await stage.product.stepWritten(runId, { from: 0, code: 'turned-page' });
    for (let kills = 0; kills < 3; kills += 1) await killAndWake();
    await finish(runId);
  });

  it('before the run has said anything is woken by the watchdog alone', async () => {
    const runId = await start();
    await stage.product.stepWritten(runId, { from: 0, code: 'turned-page' });
    await stage.product.killWorker();
    await finish(runId);
    const steps = await stage.product.steps(runId);
    expect(steps.filter(({ code, facts }) => code === 'resumed' && facts.reason === 'worker-start')).toHaveLength(1);
  });

  it('while the run is paused leaves it paused, and it can be resumed', async () => {
    const runId = await start();
    await stage.product.stepWritten(runId, { from: 0, code: 'read-details' });
    await stage.product.act('pause', runId);
    await killAndWake();
    const { steps } = await stage.product.runWhen(runId, ({ status }) => status === 'paused');
    await killAndWake();
    expect(await stage.product.run(runId)).toMatchObject({ status: 'paused', wait: 'user-paused', steps });
    await stage.product.act('resume', runId);
    await finish(runId);
  });

  it('while the run is paused can be asked to resume or stop before it is awake', async () => {
    const runId = await start();
    await stage.product.stepWritten(runId, { from: 0, code: 'read-details' });
    await stage.product.act('pause', runId);
    await stage.product.killWorker();
    await stage.product.act('resume', runId);
    await stage.product.stepWritten(runId, { from: 0, code: 'turned-page' });
    await stage.product.killWorker();
    await stage.product.act('stop', runId);
    expect(await stage.product.run(runId)).toMatchObject({ status: 'ended', result: { code: 'stopped' } });
  });

  it('while the run waits at a wall leaves it waiting, and it can be resumed', async () => {
    const { board, product } = stage;
    await board.setWall('classic', 'challenge');
    const runId = await start();
    await product.runWhen(runId, ({ status }) => status === 'waiting');
    await killAndWake();
    await killAndWake();
    expect(await product.run(runId)).toMatchObject({ status: 'waiting', wait: 'challenge' });
    await board.setWall('classic', null);
    const { tabId } = await product.run(runId);
    await product.goTo(tabId, searchAddress(stage.origin, 'classic', small));
    await product.act('resume', runId);
    await finish(runId);
  });
});
