import { expect, it } from 'vitest';
import { runLock } from '@/runs/run-lock';
import type { ToldAfterEnd } from '@/store/runs/record-after-end';
import { tellAfterwards } from '../../../src/background/record-late-findings';
import { createFakeLocks } from './fake-locks';

const runId = '00000000-0000-4000-8000-000000000001';

/** A tab that sends, and what is told of it. */
function aTab() {
  const locks = createFakeLocks();
  const told: ToldAfterEnd[] = [];
  let held = 0;
  let listener = () => {};
  const tab = {
    heldBack: () => held,
    haveAnswersLeft: () => false,
    onTold: (hear: () => void) => {
      listener = hear;
    },
  };
  const runs = { tellAfterEnd: async (_: string, what: ToldAfterEnd) => void told.push(what) };
  tellAfterwards(tab, runId, { runs, locks, now: () => new Date('2026-11-23T10:00:00.000Z') });
  return {
    locks,
    told,
    hold() {
      held += 1;
      listener();
    },
  };
}

it('waits for the end of the run, and tells all at once', async () => {
  const { locks, told, hold } = aTab();
  const end = Promise.withResolvers<void>();
  const run = locks.request(runLock(runId), () => end.promise);
  hold();
  hold();
  await Promise.resolve();
  expect(told).toEqual([]);
  end.resolve();
  await run;
  await locks.request(runLock(runId), async () => undefined);
  expect(told).toEqual([{ sendsHeld: 2, haveAnswersLeft: false, at: '2026-11-23T10:00:00.000Z' }]);
});

it('goes on telling what comes after', async () => {
  const { locks, told, hold } = aTab();
  hold();
  await locks.request(runLock(runId), async () => undefined);
  hold();
  await locks.request(runLock(runId), async () => undefined);
  expect(told.map(({ sendsHeld }) => sendsHeld)).toEqual([1, 2]);
});
