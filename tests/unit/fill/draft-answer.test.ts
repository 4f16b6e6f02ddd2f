import { expect, it } from 'vitest';
import type { PlannedField } from '@/domain/form/fill-state';
import { zeroUsage } from '@/domain/model/usage';
import type { Model, ModelRequest } from '@/models/model';
import { rulesModel } from '@/rules/rules-model';
import { type DraftRequest, draftAnswerTool } from '@/workflows/fill/draft-answer';
import { sampleProfile } from '../../browser/profile-samples';

const field: PlannedField = {
  id: '0 why',
  frameId: 0,
  selector: '#why',
  kind: 'multiline',
  question: 'Why do you want to work here?',
  sections: [],
  options: null,
  key: 'question.text',
  page: 1,
  isRequired: true,
  limit: 500,
  repeatIndex: null,
  mappedBy: null,
  source: 'asked',
  handle: null,
  outcome: 'open',
  reason: null,
};
const job = { title: 'Baker', company: 'Baker Bits', location: 'Toronto', description: 'You bake.\nAsk for 9 ovens.' };

/** A model that answers with these texts, one a call, and what it was asked. */
function writer(texts: string[]): { model: Model; asked: ModelRequest[] } {
  const asked: ModelRequest[] = [];
  const model: Model = {
    name: 'writer',
    canSee: false,
    async call(request) {
      const text = texts[asked.length] ?? '';
      asked.push(request);
      return { toolCall: { name: 'draft_answer', input: { text } }, usage: zeroUsage };
    },
  };
  return { model, asked };
}

const draftWith = (model: Model, order: Partial<DraftRequest> = {}, dollarsLeft: number | null = null) =>
  draftAnswerTool(
    {
      models: { rules: rulesModel, modelFor: async () => model, dollarsLeft: async () => dollarsLeft },
      signal: new AbortController().signal,
      addSpending: async () => undefined,
    },
    { field, profile: sampleProfile, job, ...order },
  );

it('asks once more without what stands nowhere, and names what is still there', async () => {
  const { model, asked } = writer(['I baked for Siemens for 31 years.', 'I baked for 31 years.']);
  expect(await draftWith(model)).toEqual({ text: 'I baked for 31 years.', ungrounded: ['31'], model: 'writer' });
  const [first, second] = asked.map(({ messages }) => JSON.stringify(messages));
  expect(first).not.toContain('Siemens');
  expect(second).toContain('Siemens');
});

it('is asked once where all of it is grounded, and never told how to reach the applicant', async () => {
  const { model, asked } = writer(['I want to bake at Baker Bits in Toronto.']);
  expect(await draftWith(model)).toMatchObject({ ungrounded: [] });
  const told = JSON.stringify(asked);
  const { basics } = sampleProfile;
  for (const secret of [basics?.name, basics?.email, basics?.phone]) expect(told).not.toContain(String(secret));
  expect(told).toContain('You bake.');
  expect(asked).toHaveLength(1);
});

it.each([
  [
    'Only the user answers what is sensitive',
    { field: { ...field, question: 'What salary do you expect?' } },
    null,
    'barred',
  ],
  ['Nothing is written from nothing', { profile: {} }, null, 'nothing-known'],
  ['Nothing is spent beyond the limit', {}, 0, 'spending-limit'],
] as const)('%s: no model is asked', async (_case, order, dollars, refusal) => {
  const { model, asked } = writer([]);
  expect(await draftWith(model, order, dollars)).toEqual({ refusal });
  expect(asked).toEqual([]);
});

it('takes a model: the rules say so', async () => {
  expect(await draftWith(rulesModel)).toEqual({ refusal: 'model-needed' });
});

it('shows the first draft where it asks for another one, and what of it stands nowhere', async () => {
  const { model, asked } = writer(['I ran 350 ovens.', 'I bake.']);
  await draftWith(model);
  const [first, second] = asked.map(({ messages }) => JSON.stringify(messages));
  expect(first).not.toContain('first draft');
  expect(second).toContain('I ran 350 ovens.');
  expect(second).toContain('about the applicant: \\"350\\"');
});
