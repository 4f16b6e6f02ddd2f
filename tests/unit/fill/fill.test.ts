import { expect, it } from 'vitest';
import { AnswersLeftError } from '@/domain/page/tab-errors';
import { fillForm } from '@/workflows/fill/fill-form';
import { aFilling } from '../pilot/a-filling';

it('ends with how often the page began to send by itself', async () => {
  const { filling } = aFilling({ state: { phase: 'done', page: 0 } });
  const tab = { ...filling.tab, heldBack: () => 2 };
  const store = { ...filling.store, saveApplication: async () => undefined };
  expect(await fillForm({ ...filling, tab, store })).toMatchObject({ code: 'ready', sendsHeld: 2 });
});

it('ends at once where answers have left, whether an act says so or nobody did', async () => {
  const { filling } = aFilling({ state: { phase: 'done', page: 0 } });
  const tab = { ...filling.tab, haveAnswersLeft: () => true, heldBack: () => 1 };
  const saved: string[] = [];
  const store = { ...filling.store, saveApplication: async (id: string) => void saved.push(id) };
  const end = { ending: { code: 'answers-left', sendsHeld: 1 } };
  await expect(fillForm({ ...filling, tab, store })).rejects.toMatchObject(end);
  const { filling: open } = aFilling({ state: { phase: 'read', page: 0 } });
  const failing = {
    ...open.tab,
    settle: async () => undefined,
    heldBack: () => 1,
    surveyForms: async () => {
      throw new AnswersLeftError('through a socket');
    },
  };
  await expect(fillForm({ ...open, tab: failing })).rejects.toMatchObject(end);
  // It is not called ready.
  expect(saved).toEqual([]);
});
