import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FillRun, isFillRun, type Run } from '@/domain/run/run';
import { type FormStage, openFormStage } from '../harness/form-stage';
import { callPanelApi, type Product, readAll } from '../harness/product';
import { startSeeingModel } from '../harness/seeing-model';
import type { ModelServer } from '../models/model-server';
import { answerBySight } from '../models/seer/seer';
import { type Filled, fillForm } from '../score/fill/fill-form';
import { drawnForm } from '../sites/forms/drawn/drawn';
import type { RunningSites } from '../sites/server';

let stage: FormStage;
let sites: RunningSites;
let product: Product;
let model: ModelServer;

beforeAll(async () => {
  stage = await openFormStage();
  ({ sites, product } = stage);
});
afterAll(async () => {
  await model.close();
  await stage.close();
});

it('a flight whose worker is killed ends: nothing is typed twice, and the page moves again', async () => {
  let asked = 0;
  model = await startSeeingModel(product, async (request) => {
    asked += 1;
    if (asked === 3) {
      // The answer finds nobody any more.
      await product.killWorker();
      await product.wakeWorker();
    }
    return answerBySight(request, product.control);
  });
  const { run, received, tabId }: Filled = await fillForm(product, sites.origin, drawnForm);
  expect(run.result?.code).toBe('ready');
  expect(run.state.pilot).toMatchObject({ stop: 'error', steps: 2, typed: ['{{basics.name}}'] });
  expect([asked, received.submits]).toEqual([3, []]);
  const caret = await product.inTab(tabId, () => getComputedStyle(document.body).caretColor);
  expect(caret).not.toBe('rgba(0, 0, 0, 0)');
});

it('a user who ends the looking has the rest of the form ready', async () => {
  await model.close();
  model = await startSeeingModel(product, async (request) => {
    const runs = (await product.control.evaluate<Run[]>(readAll('runs'))).filter(isFillRun);
    const flying = runs.find(({ status }: FillRun) => status === 'running');
    await callPanelApi(product.control, 'allowPictures', [flying?.id, false]);
    return answerBySight(request, product.control);
  });
  const { run } = await fillForm(product, sites.origin, drawnForm);
  expect(run.result?.code).toBe('ready');
  expect(run.state.pilot).toMatchObject({ stop: 'user', steps: 0, typed: [] });
});
