import { expect, it } from 'vitest';
import type { AnswerValue } from '@/domain/form/answer';
import { type Application, emptyFieldStatus, newApplication } from '@/domain/form/application';
import { blankTextField } from '@/forms/blank-text-field';
import { editField } from '@/workflows/fill/edit-field';
import type { EditContext } from '@/workflows/fill/edit-session';
import { undoFields } from '@/workflows/fill/undo-fields';

const formUrl = 'https://jobs.example/acme/7/apply';
const id = '00000000-0000-4000-8000-000000000001';
const names = ['City', 'Street'];

/** A form of two fields that was filled, as its tab shows it now. `written`: how the form writes what is put in. */
function aForm({ url = formUrl, written = (value: AnswerValue) => value } = {}) {
  const values = new Map<string, AnswerValue>([
    ['City', 'Toronto'],
    ['Street', 'Elm Street'],
  ]);
  const standing: (AnswerValue | null)[] = [];
  const shown = () =>
    names.map((name) => blankTextField({ id: name, question: name, value: String(values.get(name) ?? '') }));
  let application: Application = {
    ...newApplication({ id, tabId: 1, jobId: null, site: 'jobs.example', formUrl, title: 'Baker' }),
    pageUrls: [formUrl],
    fields: names.map((name) => filledField(name, String(values.get(name)))),
  };
  const editing: EditContext = {
    tab: {
      url: async () => url,
      release: async () => undefined,
      openScope: (place) => ({
        scope: { ...place, token: 'a token' },
        readForms: async () => ({
          forms: [
            {
              frameId: 0,
              url,
              reading: {
                title: '',
                language: 'en',
                fields: shown(),
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
            },
          ],
          unreachable: [],
        }),
        readOptions: async () => [],
        async fillField(_frameId, { question }, { value }) {
          values.set(question, written(value));
          return { outcome: 'held', committed: String(value), options: [] };
        },
        async clearField(_frameId, { question }) {
          values.delete(question);
          return { outcome: 'held', committed: '', options: [] };
        },
        leaveUnseen: async () => [],
        readTexts: async () => null,
        takeBackGroundless: async () => [],
        lockSubmits: async () => ({
          release: async () => undefined,
          whileGoingOn: async (_control, act) => act(),
        }),
        attachFiles: unused,
        press: unused,
        openEyes: unused,
        knowStanding: (fields) => void standing.push(...fields.map(({ value }) => value)),
      }),
    },
    store: {
      application: async () => application,
      changeApplication: async (_id, change) => {
        application = change(application);
      },
    },
  };
  return { editing, values, standing };
}

function filledField(question: string, value: string): Application['fields'][number] {
  return {
    id: `0 ${question}`,
    frameId: 0,
    selector: '#field',
    kind: 'text',
    question,
    sections: [],
    options: null,
    key: null,
    page: 1,
    isRequired: false,
    limit: null,
    repeatIndex: null,
    mappedBy: null,
    source: 'profile',
    handle: null,
    outcome: 'held',
    reason: null,
    value,
    before: [emptyFieldStatus],
  };
}

function unused(): Promise<never> {
  throw new Error('not part of this test');
}

const city = { id: '0 City', page: 1 };
const edit = { applicationId: id, field: city, value: 'Bonn', from: { source: 'edited', handle: null } } as const;

it('takes out what was put in, and leaves what its user has written there since', async () => {
  const { editing, values } = aForm();
  values.set('Street', 'My own words');
  expect(await undoFields(editing, id, null)).toEqual({ undone: 1, failed: 0, changed: 1 });
  expect([...values]).toEqual([['Street', 'My own words']]);
  values.set('City', 'Written by hand');
  values.set('Street', 'Elm Street');
  expect(await undoFields(editing, id, { id: '0 Street', page: 1 })).toEqual({ undone: 1, failed: 0, changed: 0 });
  expect([...values]).toEqual([['City', 'Written by hand']]);
});

it('undoes an edit that the form wrote its own way', async () => {
  const { editing, values } = aForm({ written: (value) => `${String(value)}, Germany` });
  expect(await editField(editing, edit)).toBe('held');
  expect(await undoFields(editing, id, null)).toEqual({ undone: 2, failed: 0, changed: 0 });
  expect([...values]).toEqual([]);
});

it('changes nothing in another form of the same site', async () => {
  const { editing, values } = aForm({ url: 'https://jobs.example/acme/8/apply' });
  const before = [...values];
  expect(await editField(editing, edit)).toBe('elsewhere');
  expect(await undoFields(editing, id, null)).toBeNull();
  expect([...values]).toEqual(before);
});

it('has the gate know all that was filled in, not only what is changed', async () => {
  const { editing, standing } = aForm();
  await editField(editing, {
    applicationId: id,
    field: { id: '0 City', page: 1 },
    value: 'Oslo',
    from: { source: 'edited', handle: null },
  });
  expect(standing).toEqual(['Toronto', 'Elm Street']);
});
