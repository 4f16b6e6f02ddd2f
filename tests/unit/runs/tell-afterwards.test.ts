import { expect, it } from 'vitest';
import { runLockName } from '@/runs/run-lock';
import type { LateFindings } from '@/store/runs/record-after-end';
import { recordLateFindings } from '../../../src/background/record-late-findings';
import { createFakeLocks } from './fake-locks';

const runId = '00000000-0000-4000-8000-000000000001';

/** A tab that sends, and what is told of it. */
function aTab() {
  const locks = createFakeLocks();
  const told: LateFindings[] = [];
  let held = 0;
  let listener = () => {};
  const tab = {
    heldBack: () => held,
    haveAnswersLeft: () => false,
    onTold: (hear: () => void) => {
      listener = hear;
    },
  };
  const runs = { tellAfterEnd: async (_: string, what: LateFindings) => void told.push(what) };
  recordLateFindings(tab, runId, { runs, locks, now: () => new Date('2026-11-23T10:00:00.000Z') });
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
  const run = locks.request(runLockName(runId), () => end.promise);
  hold();
  hold();
  await Promise.resolve();
  expect(told).toEqual([]);
  end.resolve();
  await run;
  await locks.request(runLockName(runId), async () => undefined);
  expect(told).toEqual([{ sendsHeld: 2, haveAnswersLeft: false, at: '2026-11-23T10:00:00.000Z' }]);
});

it('goes on telling what comes after', async () => {
  const { locks, told, hold } = aTab();
  hold();
  await locks.request(runLockName(runId), async () => undefined);
  hold();
  await locks.request(runLockName(runId), async () => undefined);
  expect(told.map(({ sendsHeld }) => sendsHeld)).toEqual([1, 2]);
});
