import { describe, expect, it, vi } from 'vitest';
import { GateError } from '@/domain/page/tab-errors';
import type { Run } from '@/domain/run/run';
import { RunEndError, type RunEnding, RunStoppedError } from '@/runs/run-ending';
import { createRunEngine, type RunEngine } from '@/runs/run-engine';
import type { RunHandle } from '@/runs/run-handle';
import type { RunStore } from '@/runs/run-ports';
import { StoreFullError, TabBusyError } from '@/store/database/store-errors';
import type { Store } from '@/store/store';
import { openEmptyStore } from '../store/open-store';
import { createFakeLocks } from './fake-locks';
import { sampleRun } from './sample-run';

type Workflow = (handle: RunHandle) => Promise<RunEnding>;
const noFill = async (): Promise<RunEnding> => ({ code: 'no-form' });

function openEngine(
  workflow: Workflow,
  store: Store = openEmptyStore().store,
  saveStep: RunStore['saveStep'] = store.saveStep,
) {
  const engine = createRunEngine({
    store: { runs: store.runs, steps: store.steps, saveStep },
    locks: createFakeLocks(),
    now: () => new Date('2026-11-21T10:00:00.000Z'),
    pace: async () => ({ min: 0, max: 0 }),
    workflows: { discover: workflow, fill: noFill, goal: noFill },
  });
  return { engine, store };
}

/** A workflow that saves one step after the other until it is told to end. */
function endlessSteps() {
  const control = { isOver: false, cleanedUp: 0 };
  const workflow: Workflow = async (handle) => {
    try {
      while (!control.isOver) {
        await handle.pace();
        await handle.step('read-rows', {}, { phase: 'outcome' });
      }
      return { code: 'complete' };
    } finally {
      control.cleanedUp += 1;
    }
  };
  return { control, workflow };
}

async function stepsOf(store: Store, run: Run): Promise<string[]> {
  const steps = await store.steps.list(run.id);
  return steps.map(({ code, facts }) => (facts.reason ? `${code} ${facts.reason}` : code));
}

const someTime = () => new Promise((resolve) => setTimeout(resolve, 30));

describe('a run', () => {
  it('ends with a result that is saved', async () => {
    const { engine, store } = openEngine(async () => ({ code: 'page-limit', finalUrl: 'https://jobs.example/3' }));
    const { id } = await engine.start(sampleRun);
    await engine.idle();
    expect(await store.runs.get(id)).toMatchObject({
      status: 'ended',
      endedAt: '2026-11-21T10:00:00.000Z',
      result: { success: true, code: 'page-limit', finalUrl: 'https://jobs.example/3' },
    });
  });

  it.each([
    [new RunEndError({ code: 'tab-closed' }), 'tab-closed', null],
    [new RangeError('odd'), 'failed', 'odd'],
  ])('ends by %s', async (error, code, message) => {
    const { engine, store } = openEngine(() => Promise.reject(error));
    const { id } = await engine.start(sampleRun);
    await engine.idle();
    expect((await store.runs.get(id))?.result).toMatchObject({ success: false, code, facts: { message } });
  });

  it('says that the store is full, once an end can be written again', async () => {
    const { store } = openEmptyStore();
    let isFull = true;
    const saveStep: RunStore['saveStep'] = (write) => {
      const isFullNow = isFull;
      isFull = false;
      return isFullNow ? Promise.reject(new StoreFullError(null)) : store.saveStep(write);
    };
    const { engine } = openEngine(endlessSteps().workflow, store, saveStep);
    const { id } = await engine.start(sampleRun);
    await engine.idle();
    expect((await store.runs.get(id))?.result?.code).toBe('store-full');
  });

  it('ends where not all of its tab can be held, and says so', async () => {
    const { engine, store } = openEngine(async () => {
      throw new GateError('A frame could not be held.');
    });
    const { id } = await engine.start(sampleRun);
    await engine.idle();
    const result = { success: false, code: 'unguarded', facts: { message: 'A frame could not be held.' } };
    expect(await store.runs.get(id)).toMatchObject({ status: 'ended', result });
  });

  it('gives up after three errors in a row, and not when an outcome came between', async () => {
    const failing =
      (pattern: string): Workflow =>
      async (handle) => {
        for (const kind of pattern) {
          if (kind === 'x') await handle.problem({ message: 'no' });
          else await handle.step('read-rows', {}, { phase: 'outcome' });
        }
        return { code: 'complete' };
      };
    const codes = [];
    for (const pattern of ['xx.xx', 'xxx']) {
      const { engine, store } = openEngine(failing(pattern));
      const { id } = await engine.start(sampleRun);
      await engine.idle();
      codes.push((await store.runs.get(id))?.result?.code);
    }
    expect(codes).toEqual(['complete', 'too-many-errors']);
  });

  it('has its tab for itself until it ends', async () => {
    const { engine } = openEngine(endlessSteps().workflow);
    const run = await engine.start(sampleRun);
    expect([engine.isTabBusy(7), engine.isTabBusy(8), engine.runOfTab(7)?.id]).toEqual([true, false, run.id]);
    await expect(engine.start(sampleRun)).rejects.toThrow(TabBusyError);
    await engine.stop(run.id);
    expect(engine.isTabBusy(7)).toBe(false);
  });
});

describe('the user', () => {
  it('pauses and resumes a run between two steps', async () => {
    const { control, workflow } = endlessSteps();
    const { engine, store } = openEngine(workflow);
    const run = await engine.start(sampleRun);
    await someTime();
    await engine.pause(run.id);
    await someTime();
    const paused = await store.runs.get(run.id);
    await someTime();
    expect(paused).toMatchObject({ status: 'paused', wait: 'user-paused' });
    expect((await store.runs.get(run.id))?.steps).toBe(paused?.steps);
    control.isOver = true;
    await engine.resume(run.id);
    await engine.idle();
    expect((await stepsOf(store, run)).filter((step) => step !== 'read-rows')).toEqual([
      'started',
      'waited user-paused',
      'resumed user',
      'ended',
    ]);
  });

  it.each(['running', 'paused'])('stops a run that is %s', async (status) => {
    const { control, workflow } = endlessSteps();
    const { engine, store } = openEngine(workflow);
    const run = await engine.start(sampleRun);
    await someTime();
    if (status === 'paused') await engine.pause(run.id);
    await engine.stop(run.id);
    expect(control.cleanedUp).toBe(1);
    expect(await store.runs.get(run.id)).toMatchObject({
      status: 'ended',
      result: { code: 'stopped', success: false },
    });
    expect((await stepsOf(store, run)).at(-1)).toBe('ended');
  });

  it('interrupts by stopping what takes long', async () => {
    const signals: unknown[] = [];
    const { engine } = openEngine(async ({ signal }) => {
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))).catch((error) => {
        signals.push(error);
        throw error;
      });
      return { code: 'complete' };
    });
    const run = await engine.start(sampleRun);
    await someTime();
    await engine.stop(run.id);
    expect(signals).toEqual([expect.any(RunStoppedError)]);
  });

  it('is waited for at a wall, and the wall stays the reason when pause is pressed too', async () => {
    const { engine, store } = openEngine(async (handle) => {
      await handle.wait('login');
      return { code: 'complete' };
    });
    const run = await engine.start(sampleRun);
    await vi.waitUntil(async () => (await store.runs.get(run.id))?.status === 'waiting');
    await engine.pause(run.id);
    expect(await store.runs.get(run.id)).toMatchObject({ status: 'waiting', wait: 'login' });
    await engine.resume(run.id);
    await engine.idle();
    expect(await stepsOf(store, run)).toEqual(['started', 'waited login', 'resumed user', 'ended']);
  });
});

describe('the next worker', () => {
  it('leaves a waiting run waiting until the user resumes it', async () => {
    const { store } = openEmptyStore();
    const first = openEngine(async (handle) => {
      await handle.wait('challenge');
      return { code: 'failed' };
    }, store);
    const run = await first.engine.start(sampleRun);
    await someTime();
    const second = openEngine(async () => ({ code: 'complete' }), store);
    await second.engine.resumeUnfinished();
    await someTime();
    expect((await store.runs.get(run.id))?.status).toBe('waiting');
    await second.engine.resume(run.id);
    await second.engine.idle();
    expect((await store.runs.get(run.id))?.result?.code).toBe('complete');
  });

  it('keeps its hands off a run as long as an older worker has it', async () => {
    const { store } = openEmptyStore();
    const locks = createFakeLocks();
    const parts = { store, locks, now: () => new Date(), pace: async () => ({ min: 0, max: 0 }) };
    const { control, workflow } = endlessSteps();
    const older: RunEngine = createRunEngine({
      ...parts,
      workflows: { discover: workflow, fill: noFill, goal: noFill },
    });
    const run = await older.start(sampleRun);
    let calls = 0;
    const newer = createRunEngine({
      ...parts,
      workflows: {
        async discover() {
          calls += 1;
          return { code: 'failed' };
        },
        fill: noFill,
        goal: noFill,
      },
    });
    await newer.resumeUnfinished();
    await someTime();
    control.isOver = true;
    await newer.idle();
    expect(calls).toBe(0);
    expect((await store.runs.get(run.id))?.result?.code).toBe('complete');
  });

  it('is told of an act whose outcome nobody saved, until there is one', async () => {
    const { store } = openEmptyStore();
    const first = openEngine(async (handle) => {
      await handle.intent('opened-details', { title: 'Baker' });
      return new Promise(() => undefined);
    }, store);
    await first.engine.start(sampleRun);
    await someTime();
    const open: unknown[] = [];
    const second = openEngine(async (handle) => {
      open.push(handle.openIntent?.facts.title);
      await handle.step('read-details', {}, { phase: 'outcome' });
      open.push(handle.openIntent);
      return { code: 'complete' };
    }, store);
    await second.engine.resumeUnfinished();
    await second.engine.idle();
    expect(open).toEqual(['Baker', null]);
  });
});
