import { expect, it } from 'vitest';
import type { MapFieldsInput } from '@/agents/form-mapper';
import type { Answer } from '@/domain/form/answer';
import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { zeroUsage } from '@/domain/model/usage';
import { blankTextField } from '@/forms/blank-text-field';
import type { Model, ModelRequest } from '@/models/model';
import { rulesModel } from '@/rules/rules-model';
import { mapQuestions } from '@/workflows/fill/map-questions';
import { sampleProfile } from '../../browser/profile-samples';

const where = { title: 'Baker at Baker Bits', country: 'CA', company: 'Baker Bits' };

function answered(question: string, scope: Partial<Answer['scope']> = {}): Answer {
  const changedAt = '2026-11-22T10:00:00.000Z';
  const known = { key: null, country: null, company: null, ...scope };
  const value = 'Since I was twelve';
  const id = crypto.randomUUID();
  return { id, question, scope: known, meaning: question, value, isDrafted: false, uses: [], changedAt };
}

/** Has a model that answers so asked about these questions; what it was asked, and what came of it by question. */
async function mapped(
  fields: Partial<FormField>[],
  mappings: MapFieldsInput['mappings'],
  answers: Answer[] = [],
  found: (question: string) => Answer | undefined = () => undefined,
  // What stands on every page of an application.
  beside: Partial<FormField>[] = [{ question: 'First name', key: 'given-name' }],
  earlier: FieldKey[] = ['file.resume'],
) {
  const asked: ModelRequest[] = [];
  const model: Model = {
    name: 'mapper',
    canSee: false,
    async call(request) {
      asked.push(request);
      return { toolCall: { name: 'map_fields', input: { mappings } }, usage: zeroUsage };
    },
  };
  const shown = [...beside, ...fields].map((field) => ({
    frameId: 0,
    field: blankTextField({ id: field.question ?? '', isVisible: true, isEnabled: true, ...field }),
    form: { site: 'forms.example', language: 'en', asksInfix: false },
    isInEditor: false,
  }));
  const unasked = () => Promise.reject(new Error('not asked for here'));
  const parts = {
    models: { rules: rulesModel, modelFor: async () => model, dollarsLeft: async () => null },
    run: {
      signal: new AbortController().signal,
      wait: unasked,
      run: { state: { usage: zeroUsage, fields: earlier.map((key) => ({ frameId: 0, key })) } },
      step: async () => undefined,
    },
    tab: { release: unasked },
    store: {
      answers: async () => answers,
      findAnswer: async (question: string) => found(question),
      profile: async () => sampleProfile,
      addSpending: async () => undefined,
      wasMapped: async (question: string) => question === seenBefore,
    },
  };
  const result = await mapQuestions(parts, where, shown);
  const text = asked.map(({ messages }) => JSON.stringify(messages.slice(1))).join('');
  return { text, calls: asked.length, byField: Object.fromEntries(result) };
}

const seenBefore = 'Ring us from';

const ring = { question: 'Best number to ring you on?', key: 'question.text' } as const;

it('asks about the employer’s own questions too, and never about what somebody has answered', async () => {
  const { text, byField } = await mapped(
    [ring, { question: 'First name', key: 'given-name' }, { question: 'Favourite bread?', key: 'question.text' }],
    [{ field: 0, key: 'tel', answer: null }],
    [],
    (question) => (question === 'Favourite bread?' ? answered(question) : undefined),
  );
  expect(byField).toEqual({ [`0 ${ring.question}`]: { key: 'tel', answer: null, isNew: true } });
  expect(text).toContain(ring.question);
  expect(text).not.toContain('First name');
  expect(text).not.toContain('Favourite bread');
});

it('takes no key for a field that asks for somebody else’s, whatever the model says', async () => {
  const { byField } = await mapped(
    [
      { question: 'Company phone', key: null },
      { question: 'Work e-mail', key: null },
      { question: 'Ring us from', key: null },
    ],
    [
      { field: 0, key: 'tel', answer: null },
      { field: 1, key: 'email', answer: null },
      { field: 2, key: 'tel', answer: null },
    ],
  );
  expect(Object.values(byField).map(({ key }) => key)).toEqual([null, null, 'tel']);
});

it('keeps from the model what only the user answers', async () => {
  const { text, byField } = await mapped(
    [ring],
    [{ field: 0, key: 'salary.expected', answer: 0 }],
    [answered('Do you need a visa?', { key: 'auth.sponsorship', country: 'CA' })],
  );
  expect(byField).toEqual({});
  expect(text).not.toMatch(/visa|salary|sponsorship|gender/);
});

it('asks for no essay where nothing was answered that could be one', async () => {
  const essay = { question: 'Why bread?', key: 'question.text', kind: 'multiline' } as const;
  expect((await mapped([essay], [])).calls).toBe(0);
  const said = answered('Why did you choose to bake?');
  expect((await mapped([essay], [{ field: 0, key: null, answer: 0 }], [said])).byField).toEqual({
    [`0 ${essay.question}`]: { key: null, answer: said, isNew: true },
  });
});

it.each([
  ['a number', 'Have you baked for 3 years?', 'Have you been a baker for 5 years?'],
  ['a "not"', 'Can you work at night?', 'Can you not do nights?'],
  ['a country', 'Can you bake in Germany?', 'Are you able to bake in France?'],
])('takes no answer for the same question where %s makes it another', async (_, question, other) => {
  const { byField } = await mapped(
    [{ question, key: 'question.text' }],
    [{ field: 0, key: null, answer: 0 }],
    [answered(other)],
  );
  expect(byField).toEqual({ [`0 ${question}`]: { key: null, answer: null, isNew: true } });
});

const option = (label: string) => ({ label, value: null, isChosen: false, selector: null });

it.each<[what: string, field: Partial<FormField>]>([
  ['a tick', { question: '同意します', kind: 'tick' }],
  ['a choice of yes and no', { question: 'ยินยอมหรือไม่', kind: 'choice', options: ['ใช่', 'ไม่'].map(option) }],
  ['a list with one thing to choose', { question: 'Даю согласие', kind: 'select', options: [option('Да')] }],
  [
    'a choice under a long text',
    { question: 'אני מאשר '.repeat(30), kind: 'select', options: ['א', 'ב', 'ג'].map(option) },
  ],
  ['what is searched with', { question: 'Find a job', clues: { autocomplete: '', name: '', id: '', type: 'search' } }],
])('does not ask a model about %s', async (_what, field) => {
  expect((await mapped([{ ...field, key: null }], [{ field: 0, key: 'email', answer: null }])).calls).toBe(0);
});

it.each([
  ['a long text', { question: 'Nadpis', kind: 'multiline' }, 'email'],
  ['an editor', { question: 'Nadpis', kind: 'rich-text' }, 'name'],
  ['a number', { question: 'Number', kind: 'number' }, 'email'],
  ['an address of the web', { question: 'Link', clues: { autocomplete: '', name: '', id: '', type: 'url' } }, 'email'],
  ['an e-mail address', { question: 'Reach you', clues: { autocomplete: '', name: '', id: '', type: 'email' } }, 'tel'],
] as const)('takes no key whose kind does not fit %s', async (_what, field, key) => {
  const said = [answered('Anything else?')];
  const { byField } = await mapped([{ ...field, key: null }], [{ field: 0, key, answer: null }], said);
  expect(Object.values(byField).map((one) => one.key)).toEqual([null]);
});

it('takes a key once: what the form asks for already is a message, or a signature, the second time', async () => {
  const { byField } = await mapped(
    [
      { question: 'ลายเซ็น', key: null },
      { question: 'Ring us from', key: null },
      { question: 'Ring us back on', key: null },
    ],
    [
      { field: 0, key: 'name', answer: null },
      { field: 1, key: 'tel', answer: null },
      { field: 2, key: 'tel', answer: null },
    ],
  );
  expect(Object.values(byField).map(({ key }) => key)).toEqual([null, 'tel', null]);
});

it.each([
  [
    'what follows a name that is asked for again',
    [
      { question: 'First name', key: 'given-name' },
      { question: 'Ring them from', key: null },
    ],
  ],
  [
    'what is called by a thing that was asked for, and by more',
    [
      { question: 'E-mail', key: 'email' },
      { question: 'E-mail (Laiduotojas)', key: null },
    ],
  ],
] as const)('takes nothing for %s: it may be somebody else’s', async (_, fields) => {
  expect((await mapped([...fields], [{ field: 0, key: 'tel', answer: null }])).calls).toBe(0);
});

it.each(['Coupon', 'Phone (Laiduotojas)', '备注'])(
  'takes no earlier answer for a label that has no other words: %s',
  async (question) => {
    const field = { question, key: 'question.text' } as const;
    const { byField } = await mapped(
      [field],
      [{ field: 0, key: null, answer: 0 }],
      [answered('What bread do you like?')],
    );
    expect(Object.values(byField).map(({ answer }) => answer)).toEqual([null]);
  },
);

it('reuses no yes or no, and says which mapping its user has not seen yet', async () => {
  const yes = { ...answered('Do you like bread?'), value: 'Yes' };
  const { byField, text } = await mapped(
    [
      { question: 'Ring us from', key: null },
      { question: 'Is bread yours?', key: 'question.text' },
    ],
    [
      { field: 0, key: 'tel', answer: null },
      { field: 1, key: null, answer: 0 },
    ],
    [yes],
  );
  expect(text).not.toContain('Do you like bread');
  expect(byField).toEqual({ '0 Ring us from': { key: 'tel', answer: null, isNew: false } });
});

const contact: Partial<FormField>[] = [
  { question: 'First name', key: 'given-name', sections: ['Apply'] },
  { question: 'Last name', key: 'family-name', sections: ['Apply'] },
  { question: 'E-mail', key: 'email', sections: ['Apply'] },
  { question: 'Phone', key: 'tel', sections: ['Apply'] },
];
const under = (heading: string, ...fields: [question: string, key?: FieldKey][]) =>
  fields.map(([question, key = null]) => ({ question, key, sections: ['Apply', heading] }));

it.each([
  ['that begins with the name once more', under('Haluan', ['Name', 'name'], ['Nadpis']), 0],
  [
    'that asks for an address and a site of its own',
    under('Haluan', ['E-mail', 'email'], ['Site', 'url'], ['Nadpis']),
    0,
  ],
  ['that asks for nothing that the rules know', under('Haluan', ['Nadpis'], ['Poznámka']), 0],
  ['that goes on asking for the person', under('Haluan', ['City', 'address-level2'], ['Nadpis']), 1],
])('asks a model about a part of the form %s: %#', async (_, fields, calls) => {
  expect((await mapped(fields, [], [], undefined, contact, [])).calls).toBe(calls);
});

it('asks a model nothing about a form that is no application', async () => {
  const comment: Partial<FormField>[] = [
    { question: 'Name', key: 'name' },
    { question: 'E-mail', key: 'email' },
    { question: 'Nadpis', key: null },
  ];
  expect((await mapped(comment, [], [], undefined, [], [])).calls).toBe(0);
  expect((await mapped(comment, [], [], undefined, [], ['file.resume'])).calls).toBe(1);
});

it.each(['Subject', 'Betreff', 'Votre avis', 'Mensaje', 'メッセージ', 'Friend’s first name'])(
  'asks a model nothing about “%s”, wherever it stands',
  async (question) => {
    expect((await mapped([{ question, key: null }], [])).calls).toBe(0);
  },
);
