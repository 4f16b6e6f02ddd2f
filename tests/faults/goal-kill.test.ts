import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GoalStage, goalInWords, openGoalStage } from '../harness/goal-stage';
import { member } from '../sites/account/account';
import { killAtEvery } from './kill-worker';

let stage: GoalStage;
beforeAll(async () => {
  stage = await openGoalStage();
});
afterAll(() => stage?.close());

/** Killed some thirty times: no time-out of this may depend on how busy the machine is. */
const patienceMs = 900_000;
const delays = (kills: number) => (kills * 70) % 400;

it('goes on from every event of a goal, and buys once', { timeout: patienceMs }, async () => {
  stage.sites.shop.reset(3, 'none');
  const started = await stage.start('/shop/', { goal: 'Put the cheapest lamp into the basket' });
  const [run, kills] = await Promise.all([stage.end(started), killAtEvery(stage.product, started.id, delays)]);
  expect(run.result?.code, goalInWords(run)).toBe('goal-reached');
  expect(stage.sites.shop.basket()).toHaveLength(1);
  expect(kills).toBeGreaterThanOrEqual(20);
});

it('goes on from every event of a goal that signs in and saves, and does each once', {
  timeout: patienceMs,
}, async () => {
  stage.sites.account.reset('none');
  const started = await stage.start('/den/', {
    goal: 'Sign in with {{user}} and {{password}} and set my bio to “Mends kites”',
    variables: [
      { name: 'user', value: member.name, isSecret: false, isKept: false },
      { name: 'password', value: member.password, isSecret: true, isKept: false },
    ],
  });
  const [run, kills] = await Promise.all([stage.end(started), killAtEvery(stage.product, started.id, delays)]);
  expect(run.result?.code, goalInWords(run)).toBe('goal-reached');
  expect(stage.sites.account.saved().bio).toBe('Mends kites');
  expect(stage.sites.account.counts()).toEqual({ signIns: 1, refused: 0, saves: 1 });
  expect(kills).toBeGreaterThanOrEqual(20);
});
