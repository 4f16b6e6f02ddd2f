import { expect, it } from 'vitest';
import { type Application, newApplication } from '@/domain/form/application';
import { goToNextFormPage } from '@/workflows/fill/go-to-next-step';
import { aFilling } from '../pilot/a-filling';

const formUrl = 'https://jobs.example/apply';
const reading = {
  title: '',
  language: 'en',
  fields: [],
  next: { selector: '#next', name: 'Next', isOfQuestion: false },
  unsureNext: null,
  steps: null,
  place: null,
  closed: [],
  adds: [],
  sends: [],
};

/** Presses what goes on to the next page of a form. `says`: whether the page speaks of an application that came in, each time it is asked. */
async function press(says: boolean[]) {
  const { filling, log } = aFilling({ state: { phase: 'next', page: 1 } });
  const id = '00000000-0000-4000-8000-000000000001';
  let kept: Application = newApplication({ id, tabId: 1, jobId: null, site: 'jobs.example', formUrl, title: 'Baker' });
  const run = { ...filling.run, intent: async () => undefined, pace: async () => undefined };
  Object.defineProperty(run, 'run', { get: () => filling.run.run });
  const tab = { ...filling.tab, heldBack: () => 1, saysSent: async () => says.shift() ?? false };
  const form = {
    ...filling.form,
    readForms: async () => ({ forms: [{ frameId: 0, url: formUrl, reading }], unreachable: [] }),
    press: async () => ({ outcome: 'pressed' as const, opened: [] }),
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
  return { end, applied: kept.applied, journal: log.journal };
}

it('tells at once where the page takes the application by what only went on', async () => {
  const { end, applied, journal } = await press([false, true]);
  expect(end).toMatchObject({ ending: { code: 'taken', finalUrl: formUrl, sendsHeld: 1 } });
  expect(applied).toMatchObject({ by: 'page' });
  expect(journal.at(-1)).toMatchObject({ code: 'form-went-on', facts: { hasGone: false } });
});

it('takes a page that spoke of an application before for none that has taken it', async () => {
  const { end, applied } = await press([true, true]);
  expect(end).toBeUndefined();
  expect(applied).toBeNull();
});
