import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPersona, personaProfile } from '../../persona-profile.ts';
import { isAnswerable, judgeForm, type TrueFile } from '../../score/fill/judge-form.ts';
import { allForms } from '../../sites/forms/all-forms.ts';
import type { FormSite } from '../../sites/forms/form-site.ts';
import type { Received } from '../../sites/forms/forms.ts';
import { persona } from '../../sites/forms/persona.ts';
import { personaResume } from '../../sites/forms/persona-resume.ts';
import type { Question } from '../../sites/forms/question.ts';
import { type RunningSites, startSites } from '../../sites/server.ts';

const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe, 0x00]);
const cv: TrueFile = { fileName: 'CV of Alex.pdf', bytes: bytes.length };

let sites: RunningSites;
beforeAll(async () => {
  sites = await startSites();
});
afterAll(() => sites.close());

/** As the form's page would send it, with what `valuesOf` answers. */
async function send(form: FormSite, valuesOf: (question: Question) => readonly string[]): Promise<Received> {
  const body = new FormData();
  for (const question of form.questions) {
    for (const value of valuesOf(question)) body.append(question.name, value);
    const isSent = question.truth.is === 'resume' && valuesOf(question).length === 0;
    if (isSent) body.append(question.name, new File([bytes], cv.fileName));
  }
  await fetch(`${sites.origin}/control/reset`, { method: 'POST' });
  await fetch(`${sites.origin}/forms/${form.name}/send`, { method: 'POST', body });
  return await (await fetch(`${sites.origin}/control/forms/${form.name}`)).json();
}

function firstRight({ truth }: Question): readonly string[] {
  if (truth.is === 'known') return truth.right[0] ?? [];
  return truth.is === 'untouched' ? truth.rest : [];
}

describe.each(allForms.map((form) => [form.name, form] as const))('the form %s', (_, form) => {
  it('asks each question once, and the page has all of them', async () => {
    const names = form.questions.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(form.questions.filter(isAnswerable).length).toBeGreaterThan(8);
    for (const { truth, options } of form.questions) {
      if (truth.is !== 'known' || !options) continue;
      for (const value of truth.right.flat()) expect(options).toContain(value);
    }
  });

  it('takes what is true for true, with every byte of the file', async () => {
    const received = await send(form, firstRight);
    expect(received).toMatchObject({ uploads: [], saves: 0, submits: [{ files: [{ bytes: cv.bytes }] }] });
    const [posted] = received.submits;
    const judgement = posted && judgeForm(form.questions, posted, cv);
    expect(judgement).toMatchObject({ missing: [], wrong: [], untruthful: [] });
    expect(judgement?.held).toBe(judgement?.questions);
  });

  it('tells what is missing, wrong and untruthful', async () => {
    const { submits } = await send(form, ({ truth }) => (truth.is === 'resume' ? [] : ['something']));
    const [posted] = submits;
    if (!posted) throw new Error('nothing came in');
    const judgement = judgeForm(form.questions, posted, { ...cv, bytes: 1 });
    expect(judgement.held).toBe(0);
    expect(judgement.wrong.length + judgement.untruthful.length).toBe(form.questions.length);
    expect(judgement.untruthful.length).toBeGreaterThan(2);
    const empty = judgeForm(form.questions, { fields: [], files: [] }, cv);
    expect(empty.missing.length).toBe(empty.questions);
  });
});

describe('the person who applies', () => {
  it.skipIf(!hasPersona)('is the one whose profile the forms are filled from', () => {
    const { work: [now, before] = [], ...profile } = personaProfile();
    const { work: [nowToo, beforeToo] = [], ...resume } = personaResume;
    expect(profile).toMatchObject(resume);
    expect([now, before]).toMatchObject([nowToo, beforeToo]);
    expect(now?.highlights?.join(' ')).toBe(persona.duties);
  });
});

describe('the form of 29 questions', () => {
  it('has 29', () => {
    const asked = allForms.find(({ name }) => name === 'selects')?.questions ?? [];
    expect(asked.filter(({ truth }) => truth.is !== 'untouched')).toHaveLength(29);
    expect(asked.find(({ name }) => name === 'country')?.options).toEqual(expect.arrayContaining(['Norway', 'Canada']));
  });

  it('is put together with its libraries', async () => {
    const script = await fetch(`${sites.origin}/forms/assets/selects.js`);
    expect([script.status, script.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
  });
});
