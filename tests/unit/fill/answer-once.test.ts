import { expect, it } from 'vitest';
import { newFillState, type PlannedField } from '@/domain/form/fill-state';
import type { FillRun, WaitCode } from '@/domain/run/run';
import { defaultSettings } from '@/domain/settings/settings';
import { createRunEngine, type RunEngine } from '@/runs/run-engine';
import type { RunHandle } from '@/runs/run-handle';
import type { Store } from '@/store/store';
import { fillActs } from '../../../src/background/fill-acts';
import { createFakeLocks } from '../runs/fake-locks';
import { openEmptyStore } from '../store/open-store';

const noDiscovery = async () => ({ code: 'complete' }) as const;

const asked: PlannedField = {
  id: '0 why',
  frameId: 0,
  selector: '#why',
  kind: 'multiline',
  question: 'Which of our products would you improve first?',
  sections: [],
  options: null,
  key: 'question.text',
  page: 1,
  isRequired: true,
  limit: null,
  repeatIndex: null,
  mappedBy: null,
  source: 'asked',
  handle: null,
  outcome: 'open',
  reason: null,
};

/** A run that waits for these things, one after the other, with the acts of a panel. */
const aRunThatAsks = (...waits: WaitCode[]) => aRunOver([asked], ...waits);

async function aRunOver(fields: PlannedField[], ...waits: WaitCode[]) {
  const { store } = openEmptyStore();
  const engine = createRunEngine({
    store,
    locks: createFakeLocks(),
    now: () => new Date('2026-11-22T10:00:00.000Z'),
    pace: async () => ({ min: 0, max: 0 }),
    workflows: {
      discover: noDiscovery,
      goal: async () => ({ code: 'failed' }) as const,
      async fill(run: RunHandle<FillRun>) {
        for (const wait of waits) await run.wait(wait);
        return { code: 'ready' };
      },
    },
  });
  const state = { ...newFillState('https://jobs.example/apply', 3), page: 1, fields };
  const { id } = await engine.start({ kind: 'fill', tabId: 1, startUrl: state.pageUrl, site: 'jobs.example', state });
  return { store, engine, id, acts: actsOf(engine, store) };
}

const actsOf = (engine: RunEngine, store: Store) =>
  fillActs({
    engine,
    store,
    settings: { read: async () => defaultSettings, write: async () => undefined },
    isReady: Promise.resolve(),
    isFree: async () => undefined,
  });

async function waitingFor(store: Store, id: string, wait: WaitCode) {
  await expect.poll(async () => (await store.runs.get(id))?.wait).toBe(wait);
  return (await store.runs.get(id))?.steps ?? 0;
}

const say = (value: string) => [{ fieldId: asked.id, value, isDraft: false }];

it('takes the first of two answers, and asks what comes next all the same', async () => {
  const { store, engine, id, acts } = await aRunThatAsks('open-questions', 'open-questions');
  const askedAt = await waitingFor(store, id, 'open-questions');
  const taken = [
    acts.answerQuestions(id, askedAt, say('The first')),
    acts.answerQuestions(id, askedAt, say('The second')),
  ];
  expect(await Promise.all(taken)).toEqual([true, false]);
  await expect.poll(async () => (await store.runs.get(id))?.steps).toBeGreaterThan(askedAt + 1);
  expect(await acts.answerQuestions(id, askedAt, [])).toBe(false);
  expect(await store.runs.get(id)).toMatchObject({ status: 'waiting', wait: 'open-questions' });
  expect((await store.answers.list()).map(({ value }) => value)).toEqual(['The first']);
  await engine.stop(id);
});

it('keeps what was said to a run that broke off over it', async () => {
  const { store, engine, id, acts } = await aRunThatAsks('open-questions');
  const askedAt = await waitingFor(store, id, 'open-questions');
  await engine.stop(id, 'tab-closed');
  expect(await acts.answerQuestions(id, askedAt, say('The charts'))).toBe(true);
  expect((await store.answers.list()).map(({ value }) => value)).toEqual(['The charts']);
});

it('takes no answer to questions for one about files or pictures', async () => {
  const { store, engine, id, acts } = await aRunThatAsks('file-notice');
  const askedAt = await waitingFor(store, id, 'file-notice');
  await acts.answerQuestions(id, askedAt, []);
  await acts.allowPictures(id, false);
  expect(await store.runs.get(id)).toMatchObject({ status: 'waiting', wait: 'file-notice' });
  await acts.allowFiles(id, true);
  await engine.idle();
  expect(await store.runs.get(id)).toMatchObject({ status: 'ended', state: { mayChooseFiles: true } });
});

it('gives each field what was said to it, though another has the same words, or none', async () => {
  const explain = { ...asked, question: 'Please say more' };
  const fields = [
    { ...explain, id: '0 first' },
    { ...explain, id: '0 second' },
    { ...asked, id: '0 mute', question: '' },
  ];
  const { store, engine, id, acts } = await aRunOver(fields, 'open-questions');
  const askedAt = await waitingFor(store, id, 'open-questions');
  const said = ['One', 'Two', 'Three'].map((value, at) => ({ fieldId: fields[at]?.id ?? '', value, isDraft: false }));
  await acts.answerQuestions(id, askedAt, said);
  await engine.idle();
  const run = await store.runs.get(id);
  const bank = new Map((await store.answers.list()).map((answer) => [`{{answers.${answer.id}}}`, answer.value]));
  const planned = run?.kind === 'fill' ? run.state.fields : [];
  expect(planned.map(({ source, handle }) => [source, bank.get(handle ?? '')])).toEqual([
    ['answer', 'One'],
    ['answer', 'Two'],
    ['answer', 'Three'],
  ]);
  const scope = { key: 'question.text' as const, country: null, company: null };
  expect(await store.answers.find('Please say more', scope)).toBeUndefined();
  expect(await store.answers.find('', scope)).toBeUndefined();
});
