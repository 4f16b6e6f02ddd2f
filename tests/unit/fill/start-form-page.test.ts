import { expect, it, vi } from 'vitest';
import type { FormReading } from '@/domain/form/form-field';
import { type FormLocation, originOf } from '@/domain/form/form-scope';
import { blankTextField } from '@/forms/blank-text-field';
import { startFormPage } from '@/workflows/fill/start-form-page';
import { aFilling } from '../pilot/a-filling';

const city = blankTextField({ id: 'city', selector: '#city', question: 'City', key: 'address-level2' });

/** Starts the page after a first one, which shows nothing for some looks. Answers with its questions, and how often it was looked at. */
async function started(page: number, looks: number, nothing: Partial<FormReading> = {}) {
  const { filling } = aFilling({ state: { phase: 'read', page }, hasUnseen: false });
  const { forms } = await filling.form.readForms();
  let seen = 0;
  const readForms = async () => {
    seen += 1;
    const more = seen > looks ? { fields: [city] } : nothing;
    return {
      forms: forms.map((one) => ({ ...one, reading: { ...one.reading, fields: [], ...more } })),
      unreachable: [],
    };
  };
  vi.useFakeTimers();
  const tab = { ...filling.tab, settle: async () => undefined };
  const known = { ...filling, tab, form: { ...filling.form, readForms } };
  const begun = startFormPage({ ...filling, tab }, known);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  return [(await begun)?.shown.map(({ field }) => field.question) ?? null, seen] as const;
}

/** Starts the first page of a tab that shows these addresses one after the other. Answers with what was waited for, and where it is read. */
async function startedAt(...urls: string[]) {
  const { filling, log } = aFilling({ state: { phase: 'read', page: 0 }, hasUnseen: false });
  const at = () => urls[0] ?? '';
  const move = () => void (urls.length > 1 && urls.shift());
  const tab = {
    ...filling.tab,
    settle: async () => undefined,
    url: async () => at(),
    async surveyForms() {
      move();
      return { tabOrigin: originOf(at()), frames: [], unreachable: [] };
    },
    openScope: ({ tabOrigin }: FormLocation) => ({
      ...filling.form,
      scope: { ...filling.form.scope, tabOrigin },
      readForms: async () => ({ forms: [], unreachable: [] }),
    }),
  };
  const waits: string[] = [];
  const run: typeof filling.run = Object.create(filling.run, {
    wait: { value: async () => void waits.push(at()) },
  });
  await startFormPage({ ...filling, run, tab }, null);
  expect(log.waits).toEqual([]);
  return { waits, read: at() };
}

it('fills on another origin than it was started on only once its user has gone on there, whenever the page leads to it', async () => {
  const [own, other] = ['https://jobs.example/apply', 'https://jobs-example.test/apply'];
  expect(await startedAt(own)).toEqual({ waits: [], read: own });
  expect(await startedAt(other)).toEqual({ waits: [other], read: other });
  // While the form was looked for.
  expect(await startedAt(own, other)).toEqual({ waits: [other], read: other });
});

it('takes a page that is still being drawn, behind a spinner or a slide, for none', async () => {
  const [asked] = await started(1, 5);
  expect(asked).toEqual(['City']);
});

it('waits for no questions of a summary, nor of a page that shows the way on, nor longer than a page takes to be drawn', async () => {
  const [none, looks] = await started(1, 100);
  expect(none).toBeNull();
  expect(looks).toBeLessThan(20);
  const next = { selector: '#next', name: 'Next', isOfQuestion: false, isEnabled: true };
  expect((await started(1, 100, { next }))[1]).toBeLessThan(6);
  expect((await started(1, 100, { sends: ['Send'] }))[1]).toBeLessThan(6);
});

it('takes a first page that only asks to agree for one of the form where that says that others follow', async () => {
  const consent = blankTextField({
    id: 'ok',
    selector: '#ok',
    question: 'I agree',
    key: 'never.consent',
    kind: 'tick',
  });
  const fields = [consent];
  expect((await started(0, 100, { fields, place: 'further' }))[0]).toEqual(['I agree']);
  expect((await started(0, 100, { fields, place: null }))[0]).toBeNull();
  expect((await started(0, 100, { fields: [{ ...consent, key: 'never.marketing' }], place: 'further' }))[0]).toBeNull();
});
