import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GoalStage, goalInWords, openGoalStage } from '../harness/goal-stage';
import { productsOf } from '../sites/shop/products';

let stage: GoalStage;
beforeAll(async () => {
  stage = await openGoalStage(false);
});
afterAll(() => stage?.close());

/** Goals of one press each, without any model. */
it.each([
  { readyMade: 'search', goal: 'kettle', shows: 'q=kettle' },
  { readyMade: 'filter', goal: 'Lowest price first', shows: 'by=cheap' },
] as const)('rules can $readyMade', async ({ readyMade, goal, shows }) => {
  stage.sites.shop.reset(1, 'none');
  const run = await stage.end(await stage.start('/shop/find?q=lamp', { goal, readyMade }));
  expect(run.result, goalInWords(run)).toMatchObject({ success: true });
  expect(run.result?.finalUrl).toContain(shows);
});

it('rules read a list into a table', async () => {
  stage.sites.shop.reset(1, 'none');
  const run = await stage.end(await stage.start('/shop/find?q=lamp', { goal: 'Read the list', readyMade: 'extract' }));
  expect(run.result, goalInWords(run)).toMatchObject({ success: true });
  const items = await stage.items(run.id);
  const lamps = productsOf(1).filter(({ title }) => title.includes('lamp'));
  expect(items.map(({ data }) => data.title)).toEqual(lamps.slice(0, 8).map(({ title }) => title));
  expect(items.every(({ data }) => /^\$\d/.test(String(data.price)))).toBe(true);
});

it('rules say that a goal in free words needs a model', async () => {
  const run = await stage.end(await stage.start('/shop/', { goal: 'Find out who runs the shop' }));
  expect(run.result).toMatchObject({ success: false, code: 'goal-not-reached' });
  expect(run.state.answer?.text).toContain('model');
});
