import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from '../harness/product';
import { positions, serveFilterKinds } from './filter-kinds-site';

let product: Product;
let site: Awaited<ReturnType<typeof serveFilterKinds>>;

beforeAll(async () => {
  [product, site] = await Promise.all([startProduct(), serveFilterKinds()]);
});
afterAll(async () => {
  await product?.close();
  site?.close();
});

it('sets words and whatever a filter is made of, takes back what was chosen before, and says what the page does not take', async () => {
  const address = site.address();
  const port = typeof address === 'object' ? address?.port : null;
  const search = {
    words: 'Nurse',
    filters: [
      { filter: 'Category', options: ['Nursing'] },
      { filter: 'Experience', options: ['Senior'] },
      { filter: 'Remote', options: ['Remote'] },
      { filter: 'Shift', options: ['Day'] },
      { filter: 'Salary', options: ['Salary'] },
      { filter: 'Industry', options: ['Health'] },
    ],
  };
  const limits = { pages: 1, details: 0, jobs: 100 };
  const { id } = await product.discover(`http://127.0.0.1:${port}/jobs`, limits, undefined, { search });
  const { state, status } = await product.runWhen(id, (run) => run.status !== 'running');
  expect(status).toBe('ended');
  expect(state.wishes.map(({ value, outcome }) => [value, outcome])).toEqual([
    ['Nurse', 'set'],
    ['Nursing', 'set'],
    ['Senior', 'set'],
    ['Remote', 'set'],
    ['Day', 'set'],
    ['Salary', 'not-held'],
    ['Health', 'not-found'],
  ]);
  const fits = positions.filter(
    ({ category, level, isRemote, shift }) =>
      category === 'Nursing' && level === 'Senior' && isRemote && shift === 'Day',
  );
  const collected = await product.jobs();
  expect(collected.map(({ title }) => title).sort()).toEqual(fits.map(({ title }) => title).sort());
  // What the page took, and nothing else, is what the jobs were found by.
  const { filters } = collected[0]?.search ?? {};
  expect(filters?.map(({ filter }) => filter)).toEqual(['Category', 'Experience', 'Remote', 'Shift']);
});
