import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GoalStage, goalInWords, openGoalStage } from '../harness/goal-stage';
import { putPerson } from '../harness/person';
import { personaProfile } from '../persona-profile';
import { fillTab } from '../score/fill/fill-form';
import { member } from '../sites/account/account';
import { selects } from '../sites/forms/selects/selects';
import { productsOf } from '../sites/shop/products';

let stage: GoalStage;
beforeAll(async () => {
  stage = await openGoalStage();
});
afterAll(() => stage?.close());

describe('a goal in the shop', () => {
  it('searches, filters and reads what was asked for', async () => {
    stage.sites.shop.reset(1, 'none');
    const started = await stage.start('/shop/', { goal: 'Search for headphones under $150 and show the top 3' });
    const run = await stage.end(started);
    expect(run.result, goalInWords(run)).toMatchObject({ success: true, code: 'goal-reached' });
    const items = await stage.items(run.id);
    const fit = productsOf(1).filter(({ title, price }) => title.includes('headphones') && price <= 150);
    expect(items.map(({ data }) => data.title)).toEqual(fit.slice(0, 3).map(({ title }) => title));
    expect(items.every(({ data }) => String(data.url).includes('/shop/thing/'))).toBe(true);
  }, 600_000);

  it('puts something into the basket once its user has allowed it', async () => {
    stage.sites.shop.reset(2, 'none');
    const asked: string[] = [];
    const started = await stage.start('/shop/', { goal: 'Put the cheapest kettle into the basket' });
    const run = await stage.end(started, (question) => {
      asked.push(question.kind === 'act' ? `${question.act.code} ${question.act.name}` : question.kind);
      return true;
    });
    expect(run.result, goalInWords(run)).toMatchObject({ success: true });
    expect(asked).toEqual(['plan', 'purchase Add to basket']);
    const [cheapest] = productsOf(2)
      .filter(({ title }) => title.includes('kettle'))
      .toSorted((one, other) => one.price - other.price);
    expect(stage.sites.shop.basket()).toEqual([cheapest?.id]);
  }, 600_000);

  it('adds nothing that its user did not allow, and says so', async () => {
    stage.sites.shop.reset(2, 'none');
    const started = await stage.start('/shop/', { goal: 'Put the cheapest kettle into the basket' });
    const run = await stage.end(started, ({ kind }) => kind === 'plan');
    expect(run.result).toMatchObject({ success: false, code: 'goal-not-reached' });
    expect(stage.sites.shop.basket()).toEqual([]);
  }, 600_000);
});

describe('a goal with an account', () => {
  it('signs in with a secret that nothing else ever shows, and saves what was asked for', async () => {
    stage.sites.account.reset('none');
    const before = stage.model.requests.length;
    const started = await stage.start('/den/', {
      goal: 'Sign in with {{user}} and {{password}} and set my bio to “Counts herons at dusk”',
      variables: [
        { name: 'user', value: member.name, isSecret: false, isKept: false },
        { name: 'password', value: member.password, isSecret: true, isKept: false },
      ],
    });
    const run = await stage.end(started);
    expect(run.result, goalInWords(run)).toMatchObject({ success: true });
    expect(stage.sites.account.saved().bio).toBe('Counts herons at dusk');
    expect(stage.sites.account.counts()).toEqual({ signIns: 1, refused: 0, saves: 1 });
    const told = JSON.stringify([run, await stage.product.steps(run.id), stage.model.requests.slice(before)]);
    expect(told).not.toContain(member.password);
  }, 600_000);
});

it('hands a form about its user over to a fill, which fills it from the profile and sends nothing', async () => {
  await putPerson(stage.product.control, personaProfile());
  const started = await stage.start(`/forms/${selects.name}/`, { goal: 'Set my first name to “Ann”' });
  const run = await stage.end(started);
  expect(run.result, goalInWords(run)).toMatchObject({ success: false, code: 'goal-handed-over' });
  const typed = run.state.plan.flatMap(({ result }) => result?.microActions ?? []);
  expect(typed.filter(({ outcome }) => outcome === 'done')).toEqual([]);
  const filled = await fillTab(stage.product, stage.sites.origin, selects, run.tabId);
  expect(filled.run.result).toMatchObject({ code: 'ready' });
  expect(filled.received.submits).toEqual([]);
}, 600_000);
