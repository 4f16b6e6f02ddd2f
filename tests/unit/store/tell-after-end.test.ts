import { expect, it } from 'vitest';
import { newFillState } from '@/domain/form/fill-state';
import type { FillRun } from '@/domain/run/run';
import type { FillResult } from '@/domain/run/run-result';
import type { Store } from '@/store/store';
import { openEmptyStore } from './open-store';
import { firstStep, sampleRun } from './sample-run';

const at = '2026-11-23T10:00:00.000Z';
const formUrl = 'https://jobs.example/apply';
const facts = { fields: 3, held: 3, kept: 0, notHeld: 0, left: 0, pages: 1, sendsHeld: 0, message: null };
const ready: FillResult = { success: true, code: 'ready', facts, finalUrl: formUrl };

async function startFill(store: Store, result: FillResult | null): Promise<string> {
  const { kind: _, state: __, ...fields } = sampleRun();
  const run: FillRun = { ...fields, kind: 'fill', state: newFillState(formUrl, 3), result };
  await store.runs.start(result ? { ...run, status: 'ended' } : run, firstStep);
  return run.id;
}

const codesOf = async (store: Store, id: string) => (await store.steps.list(id)).map(({ code }) => code);

it('tells of answers that left once the run had ended, in its result and once in its journal', async () => {
  const { store, events } = openEmptyStore();
  const id = await startFill(store, ready);
  events.length = 0;
  const told = { sendsHeld: 0, haveAnswersLeft: true, at };
  await store.runs.tellAfterEnd(id, told);
  await store.runs.tellAfterEnd(id, told);
  expect(await store.runs.get(id)).toMatchObject({ steps: 2, result: { success: false, code: 'answers-left-later' } });
  expect(await codesOf(store, id)).toEqual(['started', 'answers-left']);
  expect(events.map(({ type }) => type)).toEqual(['step-added', 'run-change', 'run-change']);
});

it('keeps the end of a run that ended for that very reason', async () => {
  const { store } = openEmptyStore();
  const id = await startFill(store, { ...ready, success: false, code: 'answers-left' });
  await store.runs.tellAfterEnd(id, { sendsHeld: 0, haveAnswersLeft: true, at });
  expect(await store.runs.get(id)).toMatchObject({ steps: 1, result: { code: 'answers-left' } });
});

it('journals the first that was held back, and counts all', async () => {
  const { store } = openEmptyStore();
  const id = await startFill(store, ready);
  await store.runs.tellAfterEnd(id, { sendsHeld: 1, haveAnswersLeft: false, at });
  await store.runs.tellAfterEnd(id, { sendsHeld: 4, haveAnswersLeft: false, at });
  expect(await store.runs.get(id)).toMatchObject({ result: { success: true, code: 'ready', facts: { sendsHeld: 4 } } });
  expect(await codesOf(store, id)).toEqual(['started', 'sends-held']);
});

it('tells it of runs that read as well, and nothing of one that has not ended', async () => {
  const { store } = openEmptyStore();
  const { id } = await store.runs.start(
    sampleRun({
      status: 'ended',
      result: {
        success: true,
        code: 'complete',
        facts: { collected: 1, announced: 1, pages: 1, missed: 0, message: null },
        finalUrl: formUrl,
      },
    }),
    firstStep,
  );
  await store.runs.tellAfterEnd(id, { sendsHeld: 2, haveAnswersLeft: false, at });
  expect(await store.runs.get(id)).toMatchObject({ steps: 2, result: { code: 'complete', facts: { sendsHeld: 2 } } });
  const open = await startFill(store, null);
  await store.runs.tellAfterEnd(open, { sendsHeld: 2, haveAnswersLeft: true, at });
  expect(await codesOf(store, open)).toEqual(['started']);
});
