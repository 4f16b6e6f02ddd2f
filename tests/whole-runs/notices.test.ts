import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from '../harness/product';
import { type Answering, answerWith } from '../score/answering';
import { openings } from '../sites/notices/words.ts';
import { type RunningSites, startSites } from '../sites/server';

let product: Product;
let sites: RunningSites;
let model: Answering;

beforeAll(async () => {
  [product, sites] = await Promise.all([startProduct(), startSites()]);
  model = await answerWith('scripted', product);
  await model.begin('notices', 0);
});
afterAll(async () => {
  await product?.close();
  await model?.close();
  await sites?.close();
});

/** The two that are learned from, and others. */
const details = 4;

it('postings that code does not make out are learned from two of them, and the others are read without a model', async () => {
  const address = `${sites.origin}/notices/vacatures?pagina=1`;
  const { id } = await product.discover(address, { pages: 1, details, jobs: 100 });
  const { result } = await product.runWhen(id, ({ status }) => status !== 'running');
  expect(result?.code).toBe('page-limit');
  const read = (await product.jobs()).filter(({ detailsReadAt }) => detailsReadAt !== null);
  const told = read.map(({ title, company, location, description }) =>
    [title, company, location, description].join(' | '),
  );
  const right = openings
    .slice(0, details)
    .map(({ title, company, city, tasks }) => [title, company, city, tasks.join(' ')].join(' | '));
  expect(told.toSorted()).toEqual(right.toSorted());
  // The list is read by its layout and the cities it names, so its teacher is not asked.
  expect(model.asked().map(({ request }) => request.tools.map(({ name }) => name))).toEqual([
    expect.arrayContaining(['report_job']),
    expect.arrayContaining(['report_job']),
  ]);
});
