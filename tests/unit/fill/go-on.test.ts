import { expect, it } from 'vitest';
import { type Application, newApplication } from '@/domain/form/application';
import type { FieldKey } from '@/domain/form/field-key-schema';
import type { PageLeft, PlannedField } from '@/domain/form/fill-state';
import type { FormReading } from '@/domain/form/form-field';
import { goToNextFormPage } from '@/workflows/fill/go-to-next-step';
import { aField } from '../form-keys/a-field';
import { aFilling } from '../pilot/a-filling';

const formUrl = 'https://jobs.example/apply';
const reading: FormReading & { next: object } = {
  title: '',
  language: 'en',
  fields: [],
  next: { selector: '#next', name: 'Next', isOfQuestion: false, isEnabled: true },
  unsureNext: null,
  steps: null,
  place: null,
  closed: [],
  adds: [],
  editors: [],
  kept: { work: 0, education: 0, language: 0 },
  sends: [],
};

/** What the page shows later, from the second look on, and what was planned of it. */
interface Meanwhile {
  later?: FormReading;
  /** After how many looks. */
  laterAt?: number;
  /** What it shows in the end. */
  last?: FormReading;
  lastAt?: number;
  fields?: PlannedField[];
  /** Which page of the form it is. */
  at?: number;
  /** What stands by the field `#field`, before and after the press. */
  lines?: string[][];
  /** What the page says in all, likewise. */
  page?: string[][];
}

/** Presses what goes on to the next page of a form. `says`: whether the page speaks of an application that came in, each time it is asked. */
async function press(
  says: boolean[],
  shown: FormReading = reading,
  {
    later = shown,
    laterAt = 1,
    last = later,
    lastAt = laterAt,
    fields = [],
    at = 1,
    lines = [],
    page = [],
  }: Meanwhile = {},
) {
  let presses = 0;
  let left: PageLeft | null = null;
  const waits: string[] = [];
  const { filling, log } = aFilling({ state: { phase: 'next', page: at, fields } });
  let looks = 0;
  const id = '00000000-0000-4000-8000-000000000001';
  let kept: Application = newApplication({ id, tabId: 1, jobId: null, site: 'jobs.example', formUrl, title: 'Baker' });
  const run = {
    ...filling.run,
    intent: async () => undefined,
    pace: async () => undefined,
    wait: async (code: string) => {
      waits.push(code);
      left = filling.run.run.state.pageLeft;
    },
  };
  Object.defineProperty(run, 'run', { get: () => filling.run.run });
  const tab = {
    ...filling.tab,
    heldBack: () => 1,
    settle: async () => undefined,
    release: async () => undefined,
    saysSent: async () => says.shift() ?? false,
  };
  const form = {
    ...filling.form,
    readForms: async () => {
      looks += 1;
      return {
        forms: [{ frameId: 0, url: formUrl, reading: looks <= laterAt ? shown : looks <= lastAt ? later : last }],
        unreachable: [],
      };
    },
    readTexts: async () => ({
      fields: [{ selector: '#field', lines: lines[presses] ?? [] }],
      lines: [...(lines[presses] ?? []), ...(page[presses] ?? [])],
    }),
    press: async () => {
      presses += 1;
      return { outcome: 'pressed' as const, opened: [] };
    },
  };
  const store = {
    ...filling.store,
    saveApplication: async (_: string, change: (known: Application | undefined) => Application) => {
      kept = change(kept);
    },
  };
  const lock = {
    release: async () => undefined,
    whileGoingOn: <Result>(_: unknown, act: () => Promise<Result>) => act(),
  };
  const end = await goToNextFormPage({ ...filling, run, tab, form, store }, lock).catch((error: unknown) => error);
  return { end, applied: kept.applied, journal: log.journal, waits, left, presses, state: filling.run.run.state };
}

it('tells at once where the page takes the application by what only went on', async () => {
  const { end, applied, journal } = await press([false, true]);
  expect(end).toMatchObject({ ending: { code: 'taken', finalUrl: formUrl, sendsHeld: 1 } });
  expect(applied).toMatchObject({ by: 'page' });
  expect(journal.at(-1)).toMatchObject({ code: 'form-went-on', facts: { hasGone: false } });
});

it('takes a page that spoke of an application before for none that has taken it', async () => {
  const { applied, waits } = await press([true, true]);
  expect(applied).toBeNull();
  expect(waits).toEqual(['page-left']);
});

it('says that a form is ready on its last page only', async () => {
  const alone = { ...reading, next: null };
  expect((await press([], { ...alone, place: 'last' })).state).toMatchObject({ phase: 'done' });
  expect((await press([], { ...alone, sends: ['Send application'] })).state).toMatchObject({ phase: 'done' });
  expect((await press([], { ...alone, unsureNext: 'Next' })).state).toMatchObject({ phase: 'done' });
  expect((await press([], alone)).waits).toEqual(['page-left']);
  expect((await press([], { ...alone, fields: [aField({})] })).waits).toEqual(['page-left']);
  const further = await press([], { ...alone, place: 'further', steps: { at: 1, of: 4 } });
  expect(further.waits).toEqual(['page-left']);
  expect(further.left).toEqual({ required: 0, control: null, open: [], steps: { at: 1, of: 4 } });
});

it('leaves a Next that may just as well send to its user', async () => {
  const asked = { ...reading, next: null, unsureNext: 'Next', fields: [aField({})] };
  const { waits, left, presses } = await press([], asked);
  expect(waits).toEqual(['page-left']);
  expect(left).toMatchObject({ required: 0, control: 'Next' });
  expect(presses).toBe(0);
});

it('presses no OK below the one address that a log-in asks for', async () => {
  const asked = { ...reading, next: { ...reading.next, isOfQuestion: true }, fields: [aField({ key: 'email' })] };
  expect((await press([], asked)).presses).toBe(0);
});

it('names what has no answer on a page that stays though nothing required seems left', async () => {
  const asked = {
    ...reading,
    fields: [aField({ question: 'Day' }), aField({ id: 'q2', question: 'City', value: 'Bern' })],
  };
  expect((await press([], asked)).left).toMatchObject({ required: 0, control: 'Next', open: ['Day'] });
  const unpressed = await press([], { ...asked, next: null, unsureNext: 'Next' });
  expect(unpressed.left).toMatchObject({ open: [] });
});

it('presses no Next of a page that has gone on by itself: the question it came to would be left out', async () => {
  const asking = (question: string) => ({ ...reading, fields: [aField({ id: question, question, value: 'Yes' })] });
  const fields: PlannedField[] = [
    {
      ...{ id: '0 first', frameId: 0, selector: '#a', kind: 'choice', question: 'first', sections: [], options: null },
      ...{ key: null, page: 1, isRequired: false, limit: null, repeatIndex: null, mappedBy: null, source: 'profile' },
      ...{ handle: '{{a}}', outcome: 'held', reason: null },
    },
  ];
  const gone = await press([], asking('first'), { later: asking('second'), fields });
  const ofQuestion = { ...asking('first'), next: { ...reading.next, isOfQuestion: true } };
  const before = { ...fields[0], id: '0 before' } as PlannedField;
  const late = await press([], ofQuestion, { later: asking('second'), laterAt: 3, fields: [...fields, before] });
  expect(late).toMatchObject({ presses: 0, state: { phase: 'read' } });
  expect(gone).toMatchObject({ presses: 0, state: { phase: 'read' } });
  expect((await press([], asking('first'), { fields })).presses).toBe(1);
  // Entries that are edited one after the other in the same place leave their page as it is.
  const entries = ['1', '2'].map((at) => ({ ...fields[0], id: `0 ${at}`, repeatIndex: Number(at) }) as PlannedField);
  expect((await press([], asking('first'), { fields: [...fields, ...entries] })).presses).toBe(1);
  // The only question beside the entries may go with its answer, as the box for a file does.
  const shown = ['1', '2'].map((id) => aField({ id, question: id, value: 'Yes' }));
  expect((await press([], { ...reading, fields: shown }, { fields: [...fields, ...entries] })).presses).toBe(1);
});

/** A question that its user has left out. */
const leftOut = (id: string, reason = 'unanswered', source: PlannedField['source'] = 'user'): PlannedField => ({
  ...{ id: `0 ${id}`, frameId: 0, selector: '#field', kind: 'text', question: id, sections: [], options: null },
  ...{ key: null, page: 1, isRequired: false, limit: null, repeatIndex: null, mappedBy: null, source },
  ...{ handle: null, outcome: 'left', reason },
});

const asking = (field: Parameters<typeof aField>[0] = {}) => ({
  ...reading,
  fields: [aField({ id: 'shift', question: 'Shift', ...field })],
});

it.each([
  ['says more by it', asking(), { lines: [['Shift'], ['Shift', 'Answer this question to continue']] }],
  ['marks it', asking({ isRequired: true }), {}],
  ['names it elsewhere', asking(), { page: [[], ['Please correct: Shift, City']] }],
])('asks for what the page does not go on without: it %s', async (_, later, said) => {
  const { state, waits } = await press([false, false], asking(), { later, fields: [leftOut('shift')], ...said });
  expect(waits).toEqual([]);
  expect(state).toMatchObject({ phase: 'fill', stuckAt: 1 });
  expect(state.fields).toMatchObject([{ source: 'asked', outcome: 'open', reason: 'needed', isRequired: true }]);
});

it.each([
  ['its user has left out again', leftOut('shift', 'needed')],
  ['is theirs to agree to', { ...leftOut('shift', 'never.consent'), key: 'never.consent' as const }],
  ['refused what they answered', leftOut('shift', 'refused', 'answer')],
])('names what the page objects to and does not ask for what %s', async (_, field) => {
  const lines = [['Shift'], ['Shift', 'Required']];
  const { left, state } = await press([false, false], asking(), { fields: [field], lines });
  expect(left).toMatchObject({ required: 0, open: ['Shift'] });
  expect(state.fields).toEqual([field]);
});

it('names the required questions that are left', async () => {
  const { left } = await press([], asking({ isRequired: true }), { fields: [leftOut('shift')] });
  expect(left).toMatchObject({ required: 1, open: ['Shift'] });
});

it('takes a page that describes its mistakes by its fields for the page it was', async () => {
  const shown = asking({ value: 'Late', hint: 'Early or late' });
  const later = asking({ value: 'Late', hint: 'Early or late · Too late' });
  expect((await press([false, false], shown, { later, laterAt: 2 })).waits).toEqual(['page-left']);
  const other = asking({ value: '', hint: 'Answer the next question' });
  expect((await press([false, false], shown, { later: other, laterAt: 2 })).state.phase).toBe('read');
});

it('waits for a page whose Next is disabled or away while it works', async () => {
  const answered = asking({ value: 'Late' });
  const busy = { ...answered, next: { ...reading.next, isEnabled: false } };
  const last = { ...reading, fields: [aField({ id: 'other', question: 'Other' })] };
  const { state } = await press([false, false], answered, { later: busy, laterAt: 2, last, lastAt: 9 });
  expect(state.phase).toBe('read');
});

it('presses no Next that is disabled, and names what is open', async () => {
  const { presses, left } = await press([], { ...asking(), next: { ...reading.next, isEnabled: false } });
  expect([presses, left]).toEqual([0, { required: 0, control: 'Next', open: ['Shift'], steps: null }]);
});

const choice = (question: string, key: FieldKey | null, chosen: string, other: string) => {
  const field = aField({ kind: 'choice', question, key, value: chosen, options: [chosen, other] });
  return { ...field, options: (field.options ?? []).map((one) => ({ ...one, isChosen: one.label === chosen })) };
};

it.each([
  ['an open question that the page has answered', choice('May we text you?', 'question.choice', 'Yes', 'No')],
  ['news that it wants for its user', choice('Newsletter?', 'never.marketing', 'Ja, gern', 'Nein, danke')],
  ['whatever is not the no', choice('Partner data', null, 'Share them', 'No')],
])('leaves Next to its user where it gives %s', async (_, field) => {
  const { presses, left } = await press([false, false, false], { ...reading, fields: [field] });
  expect([presses, left]).toEqual([0, expect.anything()]);
});

it.each([
  ['a no', choice('May we text you?', 'question.choice', 'No, thanks', 'Yes')],
  ['what is chosen among things', choice('Shift', 'question.choice', 'Early', 'Late')],
  ['what is known of the applicant', choice('Willing to move?', 'relocation', 'Yes', 'No')],
])('goes on past %s', async (_, field) => {
  expect((await press([false, false, false], { ...reading, fields: [field] })).presses).toBe(1);
});

it('goes on for as many pages as the form says that it has, within reason, and no further than most forms have', async () => {
  const pressesAt = async (at: number, steps: FormReading['steps']) =>
    (await press([], { ...reading, steps }, { at })).presses;
  expect(await pressesAt(11, null)).toBe(1);
  expect(await pressesAt(12, null)).toBe(0);
  expect(await pressesAt(12, { at: 12, of: 17 })).toBe(1);
  expect(await pressesAt(17, { at: 12, of: 17 })).toBe(0);
  expect(await pressesAt(60, { at: 60, of: 900 })).toBe(0);
});
