import { describe, expect, it } from 'vitest';
import type { PlannedField } from '@/domain/form/fill-state';
import type { ModelAnswer } from '@/models/model';
import { offerPilotForPage } from '@/workflows/pilot/pilot-page';
import { aFilling } from './a-filling';

const click: ModelAnswer['toolCall'] = { name: 'click', input: { x: 5, y: 5, label: 'E-mail' } };
const type = (text: string): ModelAnswer['toolCall'] => ({ name: 'type', input: { text } });

function aField(given: Partial<PlannedField>): PlannedField {
  return {
    id: '0 q1',
    frameId: 0,
    selector: '#field',
    kind: 'text',
    question: 'E-mail',
    sections: [],
    options: null,
    key: 'email',
    page: 1,
    isRequired: false,
    limit: null,
    repeatIndex: null,
    mappedBy: null,
    source: 'profile',
    handle: '{{basics.email}}',
    outcome: 'not-held',
    reason: 'not-held',
    ...given,
  };
}

async function piloted(given: Parameters<typeof aFilling>[0]) {
  const { filling, log } = aFilling(given);
  await offerPilotForPage(filling);
  return { log, state: filling.run.run.state };
}

const codesOf = ({ journal }: Awaited<ReturnType<typeof piloted>>['log']) => journal.map(({ code }) => code);

describe('a model is shown the form', () => {
  it('after the user was asked and said yes, and the page is let go of', async () => {
    const { log, state } = await piloted({ says: true, answers: [click, type('{{basics.email}}')] });
    expect(log.waits).toEqual(['picture-notice']);
    expect(codesOf(log)).toEqual(['went-on-filling', 'pilot-began', 'piloted', 'piloted', 'piloted', 'pilot-ended']);
    expect(log.typed).toEqual(['alex.green.uoft@clawbench.cc']);
    expect(state.pilot).toMatchObject({ page: 1, stop: 'done', steps: 3, typed: ['{{basics.email}}'] });
    expect(log.isOpen).toBe(false);
  });

  it('once a page, and after one question a run', async () => {
    const flown = { page: 1, stop: 'limit' as const, steps: 12, elapsedMs: 9, typed: [] };
    expect((await piloted({ state: { mayShowPictures: true, pilot: flown } })).log.journal).toEqual([]);
    const next = await piloted({ state: { mayShowPictures: true, page: 2, pilot: flown } });
    expect(next.log.waits).toEqual([]);
    expect(codesOf(next.log)).toContain('pilot-ended');
  });

  it.each([
    [
      'a list that opens has more than was found in it, and the form needs it',
      { kind: 'combobox', isRequired: true },
      true,
    ],
    ['a list is all there', { kind: 'select', isRequired: true }, false],
    ['a list may stay open', { kind: 'combobox' }, false],
  ] as const)('where %s', async (_, given, isShown) => {
    const left = aField({ ...given, key: 'source', outcome: 'left', reason: 'no-option' });
    const { log } = await piloted({ says: true, hasUnseen: false, state: { fields: [left] } });
    expect(codesOf(log).includes('pilot-began')).toBe(isShown);
  });

  it('not for a field in whose place another one asks the same, and holds it', async () => {
    const gone = aField({
      key: 'address-level1',
      question: 'State',
      kind: 'combobox',
      outcome: 'left',
      reason: 'gone',
    });
    const held = aField({ id: '0 q2', key: 'address-level1', question: 'Province', outcome: 'held', reason: null });
    expect(codesOf((await piloted({ says: true, hasUnseen: false, state: { fields: [gone] } })).log)).toContain(
      'pilot-began',
    );
    expect((await piloted({ says: true, hasUnseen: false, state: { fields: [gone, held] } })).log.journal).toEqual([]);
  });

  it.each([
    ['the user says no', { says: false }],
    ['they go on without a word', {}],
  ])('not where %s', async (_, given) => {
    const { log, state } = await piloted(given);
    expect([log.waits, log.inputs]).toEqual([['picture-notice'], []]);
    expect(state.mayShowPictures).toBe(false);
  });

  it.each([
    ['the model is blind', { canSee: false }],
    ['the settings allow no steps', { steps: 0 }],
    ['nothing is left', { hasUnseen: false }],
    ['they said no before', { state: { mayShowPictures: false } }],
    ['all that is left is the user’s', { hasUnseen: false, state: { fields: [aField({ key: 'salary.expected' })] } }],
    ['all that is left are files', { hasUnseen: false, state: { fields: [aField({ kind: 'file' })] } }],
  ])('and nobody is asked where %s', async (_, given) => {
    const { log } = await piloted(given);
    expect([log.waits, log.journal, log.inputs]).toEqual([[], [], []]);
  });

  it('not again after its worker was killed over it: nobody knows how the last action went', async () => {
    const broken = { page: 1, stop: null, steps: 4, elapsedMs: 100, typed: ['{{basics.email}}'] };
    const { log, state } = await piloted({ state: { mayShowPictures: true, pilot: broken } });
    expect(codesOf(log)).toEqual(['pilot-ended']);
    expect([log.inputs, log.isOpen]).toEqual([[], false]);
    expect(state.pilot).toEqual({ ...broken, stop: 'error' });
  });
});

describe('what the model is told', () => {
  it('is which questions are open and what is typed or chosen for each, never a value that is typed', async () => {
    const fields = [
      aField({}),
      aField({
        id: '0 q2',
        question: 'Country',
        key: 'country',
        kind: 'select',
        options: ['Chile', 'Canada'],
        handle: '{{basics.location.countryCode}}',
      }),
      aField({ id: '0 q3', question: 'Desired salary', key: 'salary.expected', handle: '{{x-jobtrail.salary}}' }),
      aField({ id: '0 q4', question: 'City', key: 'address-level2', outcome: 'held', reason: null }),
    ];
    const { log } = await piloted({ hasUnseen: false, state: { mayShowPictures: true, fields } });
    expect(log.inputs[0]?.questions).toEqual([
      { question: 'E-mail', put: '{{basics.email}}', choose: null },
      { question: 'Country', put: null, choose: 'Canada' },
    ]);
    expect(log.inputs[0]?.values).toEqual([]);
  });

  it('is, for what nobody can read, which values there are: none that only the user gives', async () => {
    const { log } = await piloted({ state: { mayShowPictures: true } });
    const handles = log.inputs[0]?.values.map(({ handle }) => handle) ?? [];
    expect(handles).toEqual(expect.arrayContaining(['{{basics.name}}', '{{basics.email}}', '{{basics.phone}}']));
    expect(handles.filter((handle) => /salary|selfIdent|workAuth|nationality|birth/i.test(handle))).toEqual([]);
    expect(JSON.stringify({ ...log.inputs[0], picture: null })).not.toMatch(/alex\.green|Spadina|416/i);
  });
});

it('an answer that cannot be used is sent back once, then the flight ends', async () => {
  const nonsense = { name: 'click', input: { x: 'left' } };
  const once = await piloted({ state: { mayShowPictures: true }, answers: [nonsense] });
  expect(once.state.pilot?.stop).toBe('done');
  const twice = await piloted({ state: { mayShowPictures: true }, answers: [nonsense, nonsense] });
  expect(twice.state.pilot).toMatchObject({ stop: 'error', steps: 0 });
  expect([once.log.inputs.length, twice.log.inputs.length]).toEqual([2, 2]);
});

it('a step is journalled with what it did, what came of it, and the picture’s size and hash', async () => {
  const { log } = await piloted({ state: { mayShowPictures: true }, answers: [type('Alex Green')] });
  expect(log.journal.filter(({ code }) => code === 'piloted').map(({ facts }) => facts)).toEqual([
    {
      number: 1,
      action: 'type',
      label: 'Alex Green',
      result: 'blocked',
      reason: 'not-given',
      bytes: 3,
      hash: 'picture 1',
    },
    { number: 2, action: 'done', label: null, result: 'ok', reason: null, bytes: 3, hash: 'picture 2' },
  ]);
  expect(log.journal.at(-1)).toEqual({
    code: 'pilot-ended',
    facts: { stop: 'done', steps: 2, elapsedMs: expect.any(Number), message: null },
  });
});
