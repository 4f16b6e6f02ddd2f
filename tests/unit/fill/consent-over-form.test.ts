import { expect, it } from 'vitest';
import type { FormField } from '@/domain/form/form-field';
import { blankTextField } from '@/forms/blank-text-field';
import { askQuestions } from '@/workflows/fill/ask-questions';
import { fillFormPage } from '@/workflows/fill/fill-page';
import type { FillContext, FillTab, FrameForm } from '@/workflows/form/fill-ports';
import { aFilling } from '../pilot/a-filling';

const formUrl = 'https://jobs.example/apply';

const city = blankTextField({ id: 'city', selector: '#city', question: 'City', key: 'address-level2' });
const region = blankTextField({ id: 'region', selector: '#region', question: 'Province', key: 'address-level1' });
const cv = blankTextField({ id: 'cv', selector: '#cv', question: 'CV', key: 'file.resume', kind: 'file' });

/** A form's page that asks for consent first, and what its user may change of it. */
interface CoveredPage {
  url: string;
  isCovered: boolean;
  values: Map<string, string>;
}

const reading = {
  title: '',
  language: 'en',
  next: null,
  unsureNext: null,
  steps: null,
  place: null,
  closed: [],
  adds: [],
  editors: [],
  kept: { work: 0, education: 0, language: 0 },
  sends: [],
};

/** A run on such a page. `atWait`: what the user does each time they are asked. */
function aCoveredForm(fields: FormField[], atWait: (page: CoveredPage, code: string) => void) {
  const { filling } = aFilling({});
  const page: CoveredPage = { url: formUrl, isCovered: true, values: new Map() };
  const put: string[] = [];
  const waits: string[] = [];
  let openIntent: FillContext['run']['openIntent'] = null;
  const form: FillContext['form'] = {
    ...filling.form,
    async readForms() {
      const shown = fields.map((field) => ({ ...field, value: page.values.get(field.selector) ?? '' }));
      const only: FrameForm = { frameId: 0, url: page.url, reading: { ...reading, fields: shown } };
      return { forms: [only], unreachable: [] };
    },
    async fillField(_frameId, { selector, question }, { value }) {
      if (page.isCovered) return { outcome: 'hidden', committed: '', options: [] };
      put.push(`${question}: ${String(value)}`);
      page.values.set(selector, String(value));
      return { outcome: 'held', committed: String(value), options: [] };
    },
    async attachFiles(_frameId, { question }, [file]) {
      if (page.isCovered) return { outcome: 'hidden', shown: '' };
      put.push(`${question}: ${file?.name}`);
      return { outcome: 'attached', shown: 'cv.pdf' };
    },
  };
  const kind = () => (page.isCovered ? 'consent' : 'not-a-job-list');
  const tab: FillTab = {
    ...filling.tab,
    ask: (async () => ({ kind: kind(), evidence: [] })) as unknown as FillTab['ask'],
    url: async () => page.url,
    settle: async () => undefined,
  };
  const run: FillContext['run'] = {
    ...filling.run,
    async intent(code, facts) {
      openIntent = { code, facts };
    },
    async step(code, facts, parts) {
      if (parts?.phase === 'outcome') openIntent = null;
      return filling.run.step(code, facts, parts);
    },
    async wait(code) {
      waits.push(code);
      atWait(page, code);
    },
  };
  Object.defineProperty(run, 'run', { get: () => filling.run.run });
  Object.defineProperty(run, 'openIntent', { get: () => openIntent });
  const file = { name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([1]) };
  const documentFor = async () => '00000000-0000-4000-8000-000000000009';
  const store = { ...filling.store, documentFor, file: async () => file };
  return { filling: { ...filling, tab, form, run, store }, put, waits };
}

/** Fills the page to its end, as a worker does. */
async function fillToEnd(filling: FillContext): Promise<void> {
  for (;;) {
    const asks = await fillFormPage(filling, null);
    if (asks === null) return;
    await askQuestions(filling, asks);
  }
}

it('waits for its user where a question for consent hides the fields, and once where they leave it there', async () => {
  const fill = async (isAnswered: boolean) => {
    const { filling, put, waits } = aCoveredForm([city, region], (page) => {
      page.isCovered = !isAnswered;
    });
    await fillToEnd(filling);
    return [waits, put];
  };
  expect(await fill(true)).toEqual([['consent'], ['City: Toronto', 'Province: Ontario']]);
  expect(await fill(false)).toEqual([['consent'], []]);
});

it('puts nothing into another form that the tab shows once consent was asked for', async () => {
  const { filling, put, waits } = aCoveredForm([city, region], (page, code) => {
    page.isCovered = false;
    if (code === 'user-navigated') throw new Error('asked');
    page.url = 'https://jobs.example/other/apply';
  });
  await expect(fillToEnd(filling)).rejects.toThrow('asked');
  expect([waits, put]).toEqual([['consent', 'user-navigated'], []]);
});

it('waits again where the user was elsewhere meanwhile and left nothing over the form itself', async () => {
  const urls = ['https://jobs.example/other/apply', formUrl, formUrl];
  const { filling, put, waits } = aCoveredForm([city], (page) => {
    page.url = urls.shift() ?? formUrl;
    page.isCovered = urls.length > 0;
  });
  await fillToEnd(filling);
  expect([waits, put]).toEqual([['consent', 'user-navigated', 'consent'], ['City: Toronto']]);
});

it('keeps what the user typed while consent was asked for', async () => {
  const { filling, put } = aCoveredForm([city, region], (page) => {
    page.isCovered = false;
    page.values.set('#city', 'Montreal');
  });
  await fillToEnd(filling);
  expect(put).toEqual(['Province: Ontario']);
  const [ofCity] = filling.run.run.state.fields;
  expect([ofCity?.outcome, ofCity?.source]).toEqual(['kept', 'kept']);
});

it('gives a file that consent was asked for first, though the worker was killed meanwhile, and no second time', async () => {
  const { filling, put } = aCoveredForm([cv], (page) => {
    page.isCovered = false;
    throw new Error('killed');
  });
  await filling.run.step('went-on-filling', {}, { change: (state) => ({ ...state, mayChooseFiles: true }) });
  await expect(fillToEnd(filling)).rejects.toThrow('killed');
  await fillToEnd({ ...filling, committed: new Map(), barren: new Set(), leftCovered: new Set() });
  await fillToEnd(filling);
  expect(put).toEqual(['CV: cv.pdf']);
  const [ofCv] = filling.run.run.state.fields;
  expect([ofCv?.outcome, ofCv?.reason]).toEqual(['held', null]);
});

it('waits for nobody at what was refused, and tries it no second time', async () => {
  const { filling, waits } = aCoveredForm([cv, city], () => undefined);
  const tried: string[] = [];
  const form: FillContext['form'] = {
    ...filling.form,
    async fillField(_frameId, { question }) {
      tried.push(question);
      return { outcome: 'refused', committed: '', options: [] };
    },
    async attachFiles(_frameId, { question }) {
      tried.push(question);
      return { outcome: 'refused', shown: '' };
    },
  };
  await filling.run.step('went-on-filling', {}, { change: (state) => ({ ...state, mayChooseFiles: true }) });
  await fillToEnd({ ...filling, form });
  expect([waits, tried]).toEqual([[], ['CV', 'City']]);
});
