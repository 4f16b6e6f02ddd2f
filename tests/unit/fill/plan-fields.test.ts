import { expect, it } from 'vitest';
import type { Answer } from '@/domain/form/answer';
import type { PlannedField } from '@/domain/form/fill-state';
import type { FormField } from '@/domain/form/form-field';
import { blankTextField } from '@/forms/blank-text-field';
import { planFields } from '@/workflows/fill/plan-fields';
import type { FillStore } from '@/workflows/form/fill-ports';

const id = '00000000-0000-4000-8000-000000000001';
const scope = { key: null, country: null, company: null };
const why = 'Why do you bake?';

/** The user answered one question; the profile is empty. */
function storeWith(isDrafted: boolean): FillStore {
  const answer: Answer = {
    id,
    question: why,
    scope,
    meaning: 'why',
    value: 'I like it.',
    isDrafted,
    uses: [],
    changedAt: '2026-11-22T10:00:00.000Z',
  };
  const unasked = () => Promise.reject(new Error('not asked for here'));
  return {
    profile: async () => ({}),
    isFrameConfirmed: unasked,
    wasMapped: unasked,
    findAnswer: async (question) => (question === why ? answer : undefined),
    answers: unasked,
    addUse: unasked,
    addSpending: unasked,
    documentFor: unasked,
    file: unasked,
    saveApplication: unasked,
  };
}

async function planned(question: string, isDrafted = false, given: Partial<FormField> = {}) {
  const shown = {
    frameId: 0,
    field: blankTextField({ id: question, question, ...given }),
    form: { site: 'forms.example', language: 'en', asksInfix: false },
    isInEditor: false,
  };
  const where = { page: 1, fields: [], title: 'Baker', country: null, company: null };
  const [field] = await planFields({ store: storeWith(isDrafted) }, [shown], where);
  return { source: field?.source, handle: field?.handle };
}

it('names the answer, and whether it was drafted', async () => {
  expect(await planned(why)).toEqual({ source: 'answer', handle: `{{answers.${id}}}` });
  expect(await planned(why, true)).toEqual({ source: 'drafted', handle: `{{answers.${id}}}` });
});

it('answers a list that nobody has chosen from, and leaves what somebody has', async () => {
  const standing = { kind: 'select', value: 'Never' } as const;
  expect(await planned(why, false, { ...standing, isUnchosen: true })).toMatchObject({ source: 'answer' });
  expect(await planned(why, false, standing)).toMatchObject({ source: 'kept' });
  expect(await planned('Where do you bake?', false, { ...standing, isUnchosen: true })).toMatchObject({
    source: 'kept',
  });
});

it('has asked what nobody has said', async () => {
  expect(await planned('Where do you bake?')).toEqual({ source: 'asked', handle: null });
});

it('asks anew where the same words stand at several fields', async () => {
  const form = { site: 'forms.example', language: 'en', asksInfix: false };
  const shown = ['#first', '#second'].map((selector) => ({
    frameId: 0,
    field: blankTextField({ id: selector, selector, question: why }),
    form,
    isInEditor: false,
  }));
  const where = { page: 1, fields: [], title: 'Baker', country: null, company: null };
  const twice = await planFields({ store: storeWith(false) }, shown, where);
  expect(twice.map(({ source }) => source)).toEqual(['asked', 'asked']);
  const known = shown.map(({ field, ...one }) => ({ ...one, field: { ...field, key: 'source' as const } }));
  expect((await planFields({ store: storeWith(false) }, known, where)).map(({ source }) => source)).toEqual([
    'answer',
    'answer',
  ]);
});

it('asks and answers nothing whose question nobody can read: all such questions would share one answer', async () => {
  expect(await planned('')).toEqual({ source: 'user', handle: null });
  expect(await planned(' * ')).toEqual({ source: 'user', handle: null });
});

/** Asks questions page by page, and tells why each is left. */
function pagesOfQuestions() {
  let fields: PlannedField[] = [];
  return async (...asked: [question: string, key: FormField['key']][]) => {
    const page = (fields.at(-1)?.page ?? 0) + 1;
    const where = { page, fields, title: 'Baker', country: null, company: null };
    const shown = asked.map(([question, key]) => ({
      frameId: 0,
      field: blankTextField({ id: question, selector: `#${key}`, question, key }),
      form: { site: 'forms.example', language: 'en', asksInfix: false },
      isInEditor: false,
    }));
    const after = await planFields({ store: storeWith(false) }, shown, where);
    fields = [...fields, ...after];
    return after.map(({ reason }) => reason);
  };
}

it('goes on about somebody else where single questions have asked for a name again', async () => {
  const ask = pagesOfQuestions();
  expect(await ask(['First name', 'given-name'])).toEqual([null]);
  expect(await ask(['First name of your referee', 'given-name'])).toEqual(['asked-again']);
  expect(await ask(['Company', 'organization'])).toEqual(['asked-again']);
  expect(await ask(['Start date', 'start_date'])).toEqual([null]);
  expect(await ask(['Employer', 'organization'])).toEqual([null]);
  expect(await ask(['Name', 'given-name'], ['Mobile', 'tel'])).toEqual(['asked-again', 'asked-again']);
  expect(await ask(['Company', 'organization'])).toEqual([null]);
});

it('goes on about them beside traps, and with a question that was the applicant’s before', async () => {
  const ask = pagesOfQuestions();
  const trap: [string, FormField['key']] = ['Leave this field blank', 'never.honeypot'];
  expect(await ask(['First name', 'given-name'], trap)).toEqual([null, 'never.honeypot']);
  expect(await ask(['Phone', 'tel'], trap)).toEqual([null, 'never.honeypot']);
  expect(await ask(['First name of your contact', 'given-name'], trap)).toEqual(['asked-again', 'never.honeypot']);
  expect(await ask(['Phone', 'tel'], trap)).toEqual(['asked-again', 'never.honeypot']);
});

it('takes from another question about permits which country is asked about', async () => {
  const shown = (['auth.work', 'auth.sponsorship'] as const).map((key, at) => ({
    frameId: 0,
    field: blankTextField({
      id: key,
      selector: `#${at}`,
      key,
      kind: 'choice',
      question: ['Are you authorized to work in the United States?', 'Will you require sponsorship?'][at] ?? '',
    }),
    form: { site: 'forms.example', language: 'en', asksInfix: false },
    isInEditor: false,
  }));
  const said = { US: { isAuthorized: false, needsSponsorship: true } };
  const store = { ...storeWith(false), profile: async () => ({ 'x-jobtrail': { workAuthorization: said } }) };
  const where = { page: 1, fields: [], title: 'Baker', country: null, company: null };
  const planned = await planFields({ store }, shown, where);
  expect(planned.map(({ source }) => source)).toEqual(['profile', 'profile']);
  expect(await planFields({ store }, shown.slice(1), where)).toMatchObject([{ source: 'asked' }]);
});

it('asks for no end of a current job, though the box that says so was shown before', async () => {
  const form = { site: 'forms.example', language: 'en', asksInfix: false };
  const repeat = { group: 'work', index: 0 };
  const asks = (id: string, key: 'work.isCurrent' | 'work.endDate') => ({
    frameId: 0,
    field: blankTextField({ id, selector: `#${id}`, question: id, key, repeat }),
    form,
    isInEditor: false,
  });
  const [current, end] = [asks('Current', 'work.isCurrent'), asks('To', 'work.endDate')];
  const work = [{ name: 'Bakery', startDate: '2020-01' }];
  const store = { ...storeWith(false), profile: async () => ({ work }) };
  const where = { page: 1, fields: [], title: 'Baker', country: null, company: null };
  expect(await planFields({ store }, [end], where, { all: [current, end] })).toMatchObject([{ reason: 'ongoing' }]);
});

it('completes an entry that the page has named from the one of that name', async () => {
  const form = { site: 'forms.example', language: 'en', asksInfix: false };
  const work = [
    { name: 'Acme', position: 'Chef', startDate: '2020-01' },
    { name: 'Bakery', position: 'Baker', startDate: '2015-01', endDate: '2019-12' },
  ];
  const store = { ...storeWith(false), findAnswer: async () => undefined, profile: async () => ({ work }) };
  const where = { page: 1, fields: [], title: 'Baker', country: null, company: null };
  const handles = async (value: string) => {
    const asks = (id: string, key: 'work.name' | 'work.position' | 'work.endDate', given: Partial<FormField> = {}) => ({
      frameId: 0,
      field: blankTextField({
        id,
        selector: `#${id}`,
        question: id,
        key,
        repeat: { group: 'work', index: 0 },
        ...given,
      }),
      form,
      isInEditor: false,
    });
    const shown = [asks('Company', 'work.name', { value }), asks('Title', 'work.position'), asks('To', 'work.endDate')];
    return (await planFields({ store }, shown, where)).slice(1).map(({ handle }) => handle);
  };
  expect(await handles('Bakery')).toEqual(['{{work[1].position}}', '{{work[1].endDate}}']);
  expect(await handles('Acme')).toEqual(['{{work[0].position}}', null]);
  expect(await handles('Acme Inc.')).toEqual(['{{work[0].position}}', null]);
  expect(await handles('Elsewhere')).toEqual([null, null]);
  expect(await handles('')).toEqual(['{{work[0].position}}', null]);
});

it('answers nothing about an entry of another name from what is remembered', async () => {
  const form = { site: 'forms.example', language: 'en', asksInfix: false };
  const store = {
    ...storeWith(false),
    findAnswer: async () => ({ id: 'remembered', isDrafted: false }) as never,
    profile: async () => ({ work: [{ name: 'Acme', position: 'Chef' }] }),
  };
  const where = { page: 1, fields: [], title: 'Baker', country: null, company: null };
  const asks = (id: string, key: 'work.name' | 'work.position', value = '') => ({
    frameId: 0,
    field: blankTextField({ id, selector: `#${id}`, question: id, key, value, repeat: { group: 'work', index: 0 } }),
    form,
    isInEditor: false,
  });
  const shown = [asks('Company', 'work.name', 'Elsewhere'), asks('Title', 'work.position')];
  expect((await planFields({ store }, shown, where))[1]).toMatchObject({ source: 'asked', handle: null });
});
