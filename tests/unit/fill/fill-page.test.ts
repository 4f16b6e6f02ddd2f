import { expect, it } from 'vitest';
import type { Answer } from '@/domain/form/answer';
import type { FormField } from '@/domain/form/form-field';
import { zeroUsage } from '@/domain/model/usage';
import { blankTextField } from '@/forms/blank-text-field';
import { rulesModel } from '@/rules/rules-model';
import { planWithAnswers } from '@/workflows/fill/ask-questions';
import { asksAboutFiles, fillFormPage } from '@/workflows/fill/fill-page';
import type { FillContext, FillTab, FrameForm } from '@/workflows/form/fill-ports';
import { aFilling } from '../pilot/a-filling';

const formUrl = 'https://jobs.example/apply';

const city = blankTextField({ id: 'city', selector: '#city', question: 'City', key: 'address-level2' });
const region = blankTextField({ id: 'region', selector: '#region', question: 'Province', key: 'address-level1' });

const anAnswer: Answer = {
  id: '00000000-0000-4000-8000-000000000007',
  question: '',
  value: '',
  isDrafted: false,
  scope: { key: null, country: null, company: null },
  meaning: '',
  uses: [],
  changedAt: '2026-01-01T00:00:00.000Z',
};

interface PageOf {
  url?: string;
  /** What the page shows, one look after the other; the last from then on. */
  looks: FormField[][];
}

/** A page of a form under the hands of a run: what it shows, and what was put in. */
function aPage({ url = formUrl, looks }: PageOf) {
  const { filling } = aFilling({});
  const put: unknown[] = [];
  const standing: unknown[] = [];
  let look = 0;
  const formOf = (fields: FormField[]): FrameForm => ({
    frameId: 0,
    url,
    reading: {
      title: '',
      language: 'en',
      fields,
      next: null,
      unsureNext: null,
      steps: null,
      place: null,
      closed: [],
      adds: [],
      editors: [],
      kept: { work: 0, education: 0, language: 0 },
      sends: [],
    },
  });
  const values = new Map<string, string>();
  const tab: FillTab = {
    ...filling.tab,
    ask: (async () => ({ kind: 'not-a-job-list', evidence: [] })) as unknown as FillTab['ask'],
    url: async () => url,
    settle: async () => undefined,
  };
  const form: FillContext['form'] = {
    ...filling.form,
    knowStanding: (fields) => void standing.push(...fields.map(({ value }) => value)),
    async readForms() {
      const fields = looks[Math.min(look, looks.length - 1)] ?? [];
      look += 1;
      return {
        forms: [formOf(fields.map((field) => ({ ...field, value: values.get(field.id) ?? '' })))],
        unreachable: [],
      };
    },
    async fillField(_frameId, { question }, { value }) {
      put.push(`${question}: ${String(value)}`);
      values.set(looks.flat().find((field) => field.question === question)?.id ?? '', String(value));
      return { outcome: 'held', committed: String(value), options: [] };
    },
  };
  const run = { ...filling.run, intent: async () => undefined };
  Object.defineProperty(run, 'run', { get: () => filling.run.run });
  return { filling: { ...filling, tab, form, run }, put, standing };
}

it('tells the gate what stands in the form: a worker that goes on for a killed one has written none of it', async () => {
  const { filling, standing } = aPage({ looks: [[city], [city, region]] });
  await fillFormPage(filling, null);
  expect(standing).toContain('Toronto');
});

it('fills what an answer brings, though it takes its time', async () => {
  const { filling, put } = aPage({ looks: [[city], [city], [city, region]] });
  expect(await fillFormPage(filling, null)).toBeNull();
  expect(put).toEqual(['City: Toronto', 'Province: Ontario']);
});

it('looks again where nothing showed for a moment, and no more than once', async () => {
  const tried = async (outcomes: ('hidden' | 'not-held')[]) => {
    const { filling } = aPage({ looks: [[city]] });
    const left = [...outcomes];
    const fillField = async () => ({ outcome: left.shift() ?? ('hidden' as const), committed: '', options: [] });
    await fillFormPage({ ...filling, form: { ...filling.form, fillField } }, null);
    return [filling.run.run.state.fields[0]?.reason, left.length];
  };
  expect(await tried(['hidden', 'not-held'])).toEqual(['not-held', 0]);
  expect(await tried(['hidden', 'hidden', 'not-held'])).toEqual(['hidden', 1]);
});

it('writes once more what was refused because the page drew the field anew, and not what stands where it stood', async () => {
  const tried = async (drawnAnew: typeof city) => {
    const { filling } = aPage({ looks: [[city], [drawnAnew]] });
    const written: string[] = [];
    const fillField: typeof filling.form.fillField = async (frameId, field, value) => {
      written.push(field.selector);
      if (field.selector === city.selector) return { outcome: 'refused', committed: '', options: [] };
      return filling.form.fillField(frameId, field, value);
    };
    await fillFormPage({ ...filling, form: { ...filling.form, fillField } }, null);
    return [written, filling.run.run.state.fields[0]?.outcome];
  };
  expect(await tried({ ...city, selector: '#city-2' })).toEqual([['#city', '#city-2'], 'held']);
  expect(await tried(city)).toEqual([['#city'], 'left']);
});

it('takes an amount back out of a box that shows another currency once it is filled', async () => {
  const tried = async (shown: string) => {
    const pay = blankTextField({ id: 'pay', selector: '#pay', question: 'Salary', key: 'salary.expected' });
    const { filling } = aPage({ looks: [[pay]] });
    const cleared: string[] = [];
    const form: typeof filling.form = {
      ...filling.form,
      fillField: (frameId, field, { key }) => filling.form.fillField(frameId, field, { key, value: shown }),
      async clearField(_, { selector }) {
        cleared.push(selector);
        return { outcome: 'held', committed: '', options: [] };
      },
    };
    await fillFormPage({ ...filling, form }, null);
    const [field] = filling.run.run.state.fields;
    return [cleared, field?.outcome, field?.reason];
  };
  expect(await tried('145.000 €')).toEqual([['#pay'], 'left', 'no-option']);
  expect(await tried('145,000 CAD')).toEqual([[], 'held', null]);
});

it.each([
  [true, 'hidden'],
  [false, 'hidden-standing'],
])('tells what no person saw any more once it was filled, emptied: %s', async (isEmpty, reason) => {
  const { filling } = aPage({ looks: [[city]] });
  const form = { ...filling.form, leaveUnseen: async () => [{ frameId: 0, field: city, isEmpty }] };
  await fillFormPage({ ...filling, form }, null);
  const { fields } = filling.run.run.state;
  expect(fields.map((field) => [field.outcome, field.reason])).toEqual([['left', reason]]);
});

it.each([
  [true, 'changed'],
  [false, 'changed-standing'],
])('tells what the page has made another field of once it was filled, emptied: %s', async (isEmpty, reason) => {
  const { filling } = aPage({ looks: [[city]] });
  const form = { ...filling.form, takeBackGroundless: async () => [{ frameId: 0, selector: city.selector, isEmpty }] };
  await fillFormPage({ ...filling, form }, null);
  const { fields } = filling.run.run.state;
  expect(fields.map((field) => [field.outcome, field.reason])).toEqual([['left', reason]]);
});

it('puts nothing into another site that the tab was led to, and lets the user say', async () => {
  const { filling, put } = aPage({ url: 'https://elsewhere.example/apply', looks: [[city]] });
  expect(await fillFormPage(filling, null)).toBe('user-navigated');
  expect(put).toEqual([]);
});

it('puts nothing into another form of the same site that its user went to', async () => {
  const { filling, put } = aPage({ url: 'https://jobs.example/other/apply', looks: [[city]] });
  expect(await fillFormPage(filling, null)).toBe('user-navigated');
  expect(put).toEqual([]);
});

it('goes on where the form moves to an address of its own with what was filled in', async () => {
  const { filling, put } = aPage({ looks: [[city, region]] });
  const url = async () => (put.length === 0 ? formUrl : 'https://jobs.example/candidates/7');
  expect(await fillFormPage({ ...filling, tab: { ...filling.tab, url } }, null)).toBeNull();
  expect(put).toEqual(['City: Toronto', 'Province: Ontario']);
  expect(filling.run.run.state.pageUrl).toBe('https://jobs.example/candidates/7');
});

it.each([
  ['knows that it was given', false, null],
  ['was loaded anew', true, 'user-navigated'],
] as const)('goes on where a file alone moved the form, and its emptied field %s', async (_, isUnchosen, asked) => {
  const cv = blankTextField({ id: 'cv', selector: '#cv', question: 'CV', key: 'file.resume', kind: 'file' });
  const { filling } = aPage({ looks: [[cv], [{ ...cv, isUnchosen }]] });
  let url = formUrl;
  const form: typeof filling.form = {
    ...filling.form,
    async attachFiles() {
      url = 'https://jobs.example/application/987';
      return { outcome: 'attached', shown: 'cv.pdf' };
    },
  };
  const document = '00000000-0000-4000-8000-000000000009';
  const file = { name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array() };
  const store = { ...filling.store, documentFor: async () => document, file: async () => file };
  await filling.run.step('went-on-filling', {}, { change: (state) => ({ ...state, mayChooseFiles: true }) });
  const tab: FillTab = { ...filling.tab, url: async () => url };
  expect(await fillFormPage({ ...filling, form, store, tab }, null)).toBe(asked);
  expect(filling.run.run.state.pageUrl).toBe(asked === null ? url : formUrl);
});

it('waits with what was answered until its user is back at the form', async () => {
  const { filling } = aPage({ looks: [[city]] });
  const waits: string[] = [];
  let url = 'https://jobs.example/other/apply';
  const tab: FillTab = { ...filling.tab, url: async () => url };
  const wait = async (code: string) => {
    waits.push(code);
    if (waits.length === 2) url = formUrl;
  };
  const run = { ...filling.run, wait };
  Object.defineProperty(run, 'run', { get: () => filling.run.run });
  await planWithAnswers({ ...filling, tab, run });
  expect(waits).toEqual(['user-navigated', 'user-navigated']);
});

it('asks about files once, where there is one to choose', async () => {
  const cv = blankTextField({ id: 'cv', selector: '#cv', question: 'CV', key: 'file.resume', kind: 'file' });
  const { filling } = aPage({ looks: [[city, cv]] });
  const store = { ...filling.store, documentFor: async () => '00000000-0000-4000-8000-000000000009' };
  expect(await fillFormPage({ ...filling, store }, null)).toBe('file-notice');
  expect(asksAboutFiles(filling)).toBe(true);
  await filling.run.step('went-on-filling', {}, { change: (state) => ({ ...state, mayChooseFiles: false }) });
  expect(asksAboutFiles(filling)).toBe(false);
});

it('puts in what a model says the fitting option is called, and asks nobody, where the rules find none', async () => {
  const { filling, put } = aPage({ looks: [[{ ...region, kind: 'combobox', isRequired: true }]] });
  const { fillField } = filling.form;
  const form: typeof filling.form = {
    ...filling.form,
    async fillField(frameId, field, value) {
      if (value.value === 'Upper Canada') return fillField(frameId, field, value);
      return { outcome: 'no-option', committed: '', options: ['Upper Canada', 'Lower Canada'] };
    },
  };
  const toolCall = { name: 'describe_options', input: { options: [{ option: 0, answers: ['Ontario'] }] } };
  const model = { name: 'sorter', canSee: false, call: async () => ({ toolCall, usage: zeroUsage }) };
  const models = { ...filling.models, modelFor: async () => model };
  expect(await fillFormPage({ ...filling, form, models }, null)).toBeNull();
  expect(put).toEqual(['Province: Upper Canada']);
  const [field] = filling.run.run.state.fields;
  expect([field?.outcome, field?.mappedBy]).toEqual(['held', 'model']);
});

it('keeps an entry that is edited in its place once it is filled, if all its fields are of it', async () => {
  const title = blankTextField({ id: 'title', selector: '#title', question: 'Job title', key: 'work.position' });
  /** `isListed`: whether the page shows what was kept; another entry opens in its place each time. */
  const kept = async (other: FormField, isListed = true) => {
    const { filling } = aPage({ looks: [[title, other]] });
    const pressed: unknown[] = [];
    let done = 0;
    const readForms: typeof filling.form.readForms = async () => {
      const { forms, unreachable } = await filling.form.readForms();
      const editors =
        done === 0 || !isListed
          ? [{ part: 'work' as const, keep: '#save', fields: ['#title', '#other'], layer: null }]
          : [];
      const change = {
        editors,
        kept: { work: isListed ? done : 0, education: 0, language: 0 },
        ...(editors[0] ? {} : { fields: [] }),
      };
      return { forms: forms.map((one) => ({ ...one, reading: { ...one.reading, ...change } })), unreachable };
    };
    const press: typeof filling.form.press = async ({ selector }, { purpose }) => {
      pressed.push(`${purpose} ${selector}`);
      done += 1;
      return { outcome: 'pressed', opened: [] };
    };
    const lockSubmits = async () => ({ release: async () => undefined, whileGoingOn: async () => undefined as never });
    await fillFormPage({ ...filling, form: { ...filling.form, readForms, press, lockSubmits } }, null);
    return pressed;
  };
  const other = { id: 'other', selector: '#other' };
  const about = (key: FormField['key']) => kept(blankTextField({ ...other, question: 'Other', key }));
  expect(await about('work.name')).toEqual(['keep-part #save']);
  expect(await about('email')).toEqual([]);
  const company = blankTextField({ ...other, question: 'Company', key: 'work.name' });
  expect(await kept(company, false)).toEqual(['keep-part #save']);
});

it.each([1, 2])(
  'chooses in a list that had nothing to choose before another answer, and for %i looks after it',
  async (late) => {
    const listed = (labels: string[]) => ({
      ...region,
      kind: 'select' as const,
      isRequired: true,
      options: labels.map((label) => ({ label, value: label, isChosen: false, selector: null })),
    });
    const why = blankTextField({ id: 'why', selector: '#why', question: 'Why us?', key: 'question.text' });
    const early = Array.from({ length: late }, () => [city, listed(['Choose a country first']), why]);
    const { filling, put } = aPage({ looks: [...early, [city, listed(['Ontario']), why]] });
    const fillField: typeof filling.form.fillField = async (frameId, field, value) =>
      field.options?.some(({ label }) => label === value.value) === false
        ? { outcome: 'no-option', committed: '', options: [] }
        : filling.form.fillField(frameId, field, value);
    const store = { ...filling.store, findAnswer: async () => undefined };
    const asks = await fillFormPage({ ...filling, store, form: { ...filling.form, fillField } }, null);
    expect([asks, put]).toEqual(['open-questions', ['City: Toronto', 'Province: Ontario']]);
  },
);

it('asks nobody for a list that another answer has taken from the page', async () => {
  const state = { ...region, id: 'state', question: 'State', isRequired: true };
  const { filling } = aPage({
    looks: [
      [city, state],
      [city, region],
    ],
  });
  const fillField: typeof filling.form.fillField = async (frameId, field, value) =>
    field.question === 'State'
      ? { outcome: 'no-option', committed: '', options: [] }
      : filling.form.fillField(frameId, field, value);
  expect(await fillFormPage({ ...filling, form: { ...filling.form, fillField } }, null)).toBeNull();
  expect(filling.run.run.state.fields.map(({ question, outcome }) => [question, outcome])).toContainEqual([
    'State',
    'left',
  ]);
});

it('says to check the day where the form took a whole day of a month', async () => {
  const start = blankTextField({ id: 'start', selector: '#start', question: 'From', key: 'work.startDate' });
  const reasonFor = async (committed: string) => {
    const { filling } = aPage({ looks: [[{ ...start, kind: 'date', repeat: { group: 'work', index: 0 } }]] });
    const fillField: typeof filling.form.fillField = async (...asked) => ({
      ...(await filling.form.fillField(...asked)),
      committed,
    });
    await fillFormPage({ ...filling, form: { ...filling.form, fillField } }, null);
    return filling.run.run.state.fields[0]?.reason;
  };
  expect(await reasonFor('2019-03-01')).toBe('check-day');
  expect(await reasonFor('01-Mar-2019')).toBe('check-day');
  expect(await reasonFor('03/2019')).toBeNull();
  expect(await reasonFor('March 2019')).toBeNull();
});

it('fills what a list turns out to ask for once it has been opened', async () => {
  const before = { ...region, kind: 'combobox', key: null } as const;
  const { filling, put } = aPage({ looks: [[before], [before], [{ ...before, key: 'address-level1' }]] });
  const readOptions = async () => ['Ontario', 'Quebec'];
  const store = { ...filling.store, findAnswer: async () => undefined };
  expect(await fillFormPage({ ...filling, store, form: { ...filling.form, readOptions } }, null)).toBeNull();
  expect(put).toEqual(['Province: Ontario']);
});

it('names to the tab what was asked alone, was chosen, and has made room for another question by itself', async () => {
  const passedOf = async (looks: FormField[][]) => {
    const { filling } = aPage({ looks });
    let passed: readonly { selector: string }[] = [];
    const leaveUnseen = async (those: readonly { selector: string }[] = []) => {
      passed = those;
      return [];
    };
    await fillFormPage({ ...filling, form: { ...filling.form, leaveUnseen } }, null);
    return passed.map(({ selector }) => selector);
  };
  const list: FormField = { ...city, kind: 'combobox' };
  expect(await passedOf([[list], [region]])).toEqual(['#city']);
  // What was typed, asked beside another, or made room for nothing is to be seen.
  expect(await passedOf([[city], [region]])).toEqual([]);
  expect(await passedOf([[list, region], [region]])).toEqual([]);
  expect(await passedOf([[list], []])).toEqual([]);
});

it('chooses a file that was refused no second time, wherever the page drew its field anew', async () => {
  const cv = blankTextField({ id: 'cv', selector: '#cv', kind: 'file', question: 'CV', key: 'file.resume' });
  const tried = async (outcome: 'refused' | 'gone') => {
    const { filling } = aPage({ looks: [[cv], [{ ...cv, selector: '#cv-2' }]] });
    const id = '00000000-0000-4000-8000-000000000002';
    const chosen: string[] = [];
    const attachFiles: typeof filling.form.attachFiles = async (_frameId, { selector }) => {
      chosen.push(selector);
      return { outcome, shown: '' };
    };
    const store = {
      ...filling.store,
      documentFor: async () => ({ id, role: 'resume' as const, name: 'cv.pdf', type: 'application/pdf', addedAt: '' }),
      file: async () => ({ name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([1]) }),
    };
    await filling.run.step('read-form', {}, { change: (state) => ({ ...state, mayChooseFiles: true }) });
    await fillFormPage({ ...filling, store: store as never, form: { ...filling.form, attachFiles } }, null);
    return chosen;
  };
  expect(await tried('refused')).toEqual(['#cv']);
  expect(await tried('gone')).toEqual(['#cv', '#cv-2']);
});

it('takes what was answered before where a list offers that, and nothing of the profile', async () => {
  const offered = ['Nord', 'Süd'];
  const options = offered.map((label) => ({ label, value: label, isChosen: false, selector: null }));
  const district: FormField = { ...city, kind: 'select', isRequired: true, question: 'Ort', options };
  const { filling, put } = aPage({ looks: [[district]] });
  const answer: Answer = { ...anAnswer, question: 'Ort', value: 'Süd', meaning: 'ort' };
  const addUse = async () => undefined;
  const store = { ...filling.store, findAnswer: async () => answer, answers: async () => [answer], addUse };
  const models = { ...filling.models, modelFor: async () => rulesModel };
  const fillField: FillContext['form']['fillField'] = async (frameId, field, value) =>
    offered.includes(String(value.value))
      ? filling.form.fillField(frameId, field, value)
      : { outcome: 'no-option', committed: '', options: offered };
  expect(await fillFormPage({ ...filling, models, store, form: { ...filling.form, fillField } }, null)).toBe(null);
  expect(put).toEqual(['Ort: Süd']);
});

const reason = blankTextField({ id: 'left', selector: '#left', question: 'Why did you leave?', key: 'question.text' });
const company = blankTextField({ id: 'company', selector: '#company', question: 'Company', key: 'work.name' });

/** A page with an entry open over another question; its profile holds no job titles. */
function anOpenEntry(answers: Record<string, string>, others: FormField[] = [], isLayer = true) {
  const title = blankTextField({ id: 'title', selector: '#title', question: 'Job title', key: 'work.position' });
  const why = blankTextField({ id: 'why', selector: '#why', question: 'Why us?', key: 'question.text' });
  const { filling, put } = aPage({ looks: [[why, title, ...others]] });
  let isOpen = true;
  const proofs: unknown[] = [];
  const readForms: typeof filling.form.readForms = async () => {
    const { forms, unreachable } = await filling.form.readForms();
    const fields = ['#title', ...others.map(({ selector }) => selector)];
    const layer = isLayer ? fields : null;
    const editors = isOpen ? [{ part: 'work' as const, keep: '#save', fields, layer }] : [];
    const kept = { work: isOpen ? 0 : 1, education: 0, language: 0 };
    return { forms: forms.map((one) => ({ ...one, reading: { ...one.reading, editors, kept } })), unreachable };
  };
  const press: typeof filling.form.press = async ({ selector }) => {
    put.push(`press ${selector}`);
    isOpen = false;
    return { outcome: 'pressed', opened: [] };
  };
  const leaveUnseen: typeof filling.form.leaveUnseen = async (_, layers) => {
    proofs.push(layers);
    return [];
  };
  const lockSubmits = async () => ({ release: async () => undefined, whileGoingOn: async () => undefined as never });
  const given = Object.entries(answers).map(
    ([question, value], at): Answer => ({
      ...anAnswer,
      id: `00000000-0000-4000-8000-00000000001${at}`,
      question,
      value,
    }),
  );
  const findAnswer = async (question: string) => given.find((one) => one.question === question);
  const store = {
    ...filling.store,
    profile: async () => ({
      ...(await filling.store.profile()),
      work: others.includes(company) ? [{ name: 'Acme' }] : [],
    }),
    findAnswer,
    answers: async () => given,
    addUse: async () => undefined,
  };
  const form = { ...filling.form, readForms, press, leaveUnseen, lockSubmits };
  return { put, fill: () => fillFormPage({ ...filling, store, form }, null), proofs };
}

it('leaves what the layer of an open entry lies over as it stands while it asks about the entry', async () => {
  const asking = anOpenEntry({ 'Why us?': 'Trains' });
  const over = [[{ frameId: 0, selector: '#title' }]];
  expect([await asking.fill(), asking.proofs]).toEqual(['open-questions', [over]]);
  const inFlow = anOpenEntry({ 'Why us?': 'Trains' }, [], false);
  expect([await inFlow.fill(), inFlow.proofs]).toEqual(['open-questions', [[]]]);
  const done = anOpenEntry({ 'Why us?': 'Trains', 'Job title': 'Cook' });
  expect([await done.fill(), done.proofs]).toEqual([null, [[]]]);
});

it('enters what was answered of an entry, and keeps it, before what it may lie over', async () => {
  const { put, fill } = anOpenEntry({ 'Why us?': 'Trains', 'Job title': 'Cook' });
  await fill();
  expect(put).toEqual(['Job title: Cook', 'press #save', 'Why us?: Trains']);
});

it.each([
  ['a question of its own', reason, 'Why did you leave?: Pay'],
  ['what the profile knows', company, 'Company: Acme'],
])('keeps an entry once all is entered that belongs to it: %s', async (_, other, expected) => {
  const { put, fill } = anOpenEntry({ 'Why us?': 'Trains', 'Job title': 'Cook', 'Why did you leave?': 'Pay' }, [other]);
  await fill();
  expect(put).toEqual(['Job title: Cook', expected, 'press #save', 'Why us?: Trains']);
});
