import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Step } from '@/domain/run/step';
import { type FormStage, openFormStage } from '../harness/form-stage';
import { testCv } from '../harness/person';
import type { Product } from '../harness/product';
import { startSeeingModel } from '../harness/seeing-model';
import type { ModelServer } from '../models/model-server';
import { findMarks } from '../models/seer/find-marks';
import { type Filled, fillForm } from '../score/fill/fill-form';
import { judgeForm } from '../score/fill/judge-form';
import { sendForm } from '../score/fill/send-form';
import { drawnForm } from '../sites/forms/drawn/drawn';
import type { FormSite } from '../sites/forms/form-site';
import { sandboxed } from '../sites/forms/sandboxed/sandboxed';
import type { RunningSites } from '../sites/server';

let stage: FormStage;
let sites: RunningSites;
let product: Product;
let model: ModelServer;

beforeAll(async () => {
  stage = await openFormStage();
  ({ sites, product } = stage);
  model = await startSeeingModel(product);
});
afterEach(() => product.closeTabs());
afterAll(async () => {
  await model.close();
  await stage.close();
});

async function flown(form: FormSite) {
  const before = model.requests.length;
  const filled = await fillForm(product, sites.origin, form);
  const caret = await product.inTab(filled.tabId, () => getComputedStyle(document.body).caretColor);
  const posted = await sendForm(product, sites.origin, form, filled.tabId);
  const { missing, wrong, untruthful } = judgeForm(form.questions, posted, testCv);
  const steps = (await product.steps(filled.run.id)).filter(({ code }) => code === 'piloted');
  const pictures = model.requests.slice(before).flatMap(({ images }) => images);
  return { filled, judged: { missing, wrong, untruthful }, steps, pictures, caret };
}

const actionsOf = (steps: readonly Step[]) =>
  steps.map(({ facts: { action, label, result } }) => [action, label, result]);
const ready = ({ run, received }: Filled) => [run.result?.code, run.state.pilot?.stop, received.submits.length];

describe('what no program can read is filled by sight', () => {
  it('on a canvas, with what its labels ask for and nothing else', async () => {
    const { filled, judged, steps, pictures, caret } = await flown(drawnForm);
    expect(actionsOf(steps)).toEqual([
      ['click', 'full name', 'ok'],
      ['type', '{{basics.name}}', 'ok'],
      ['click', 'e-mail address', 'ok'],
      ['type', '{{basics.email}}', 'ok'],
      ['click', 'city of the address', 'ok'],
      ['type', '{{basics.location.city}}', 'ok'],
      ['done', null, 'ok'],
    ]);
    expect(ready(filled)).toEqual(['ready', 'done', 0]);
    expect(judged).toEqual({ missing: [], wrong: [], untruthful: [] });
    expect(pictures).toHaveLength(steps.length);
    expect(caret).not.toBe('rgba(0, 0, 0, 0)');
    expect(steps.every(({ facts }) => Number(facts.bytes) > 1_000 && /^[0-9a-f]{40}$/.test(String(facts.hash)))).toBe(
      true,
    );
  });

  it('in a sandboxed frame, where what sends is refused and the sensitive answer is not shown', async () => {
    const { filled, judged, steps, pictures } = await flown(sandboxed);
    expect(actionsOf(steps)).toEqual([
      ['click', 'e-mail address', 'ok'],
      ['type', '{{basics.email}}', 'ok'],
      ['click', 'LinkedIn page', 'ok'],
      ['type', '{{basics.profiles[0].url}}', 'ok'],
      ['click', 'go on', 'blocked'],
      ['done', null, 'ok'],
    ]);
    expect(steps[4]?.facts.reason).toBe('submit-control');
    expect(ready(filled)).toEqual(['ready', 'done', 0]);
    expect(judged).toEqual({ missing: [], wrong: [], untruthful: [] });
    for (const { data } of pictures) {
      const words = (await findMarks(product.control, data)).map(({ word }) => word);
      expect(words).toContain('go on');
      expect(words).not.toContain('hidden');
    }
  });
});
