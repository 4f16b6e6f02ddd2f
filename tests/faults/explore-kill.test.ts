import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaultQuestions } from '@/domain/page/exploration-questions';
import type { Understanding } from '@/domain/page/understanding';
import { readAll } from '../harness/product';
import { siteTruths } from '../sites/explore-truth/explore-truth';
import { type FaultStage, openStage } from './fault-stage';
import { killAtEvery } from './kill-worker';
import { type SeenAct, watchActs } from './watch-acts';

let stage: FaultStage;

beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** Two explorations, one of them killed some thirty times: no time-out of this may depend on how busy the machine is. */
const patienceMs = 900_000;

describe('an exploration whose worker is killed at every entry of its journal', { timeout: patienceMs }, () => {
  it.each([
    { site: 'german', entries: 30, delayMs: () => 0 },
    { site: 'plain', entries: 30, delayMs: (kills: number) => (kills * 70) % 400 },
  ])('understands the same of the $site face, and does nothing twice', async ({ site, entries, delayMs }) => {
    const calm = await explore(site, async () => 0);
    await stage.clear();
    const killed = await explore(site, (runId) => killAtEvery(stage.product, runId, delayMs));
    expect(killed.kills).toBeGreaterThanOrEqual(entries);
    expect(killed.understanding).toEqual(calm.understanding);
    expect(killed.acts.filter(isOfNoField)).toEqual(calm.acts.filter(isOfNoField));
    expect(killed.acts.findLast(isTyped)).toEqual(calm.acts.findLast(isTyped));
    expect(killed.sent).toEqual([]);
  });
});

/** Typing sets what a field holds: a worker that was killed over it types all of it again, which does nothing twice. */
function isOfNoField({ to }: SeenAct): boolean {
  return !/(?:^|\s)input(?:\s|$)/.test(to);
}

function isTyped({ type }: SeenAct): boolean {
  return type === 'input';
}

interface Explored {
  kills: number;
  understanding: unknown;
  acts: SeenAct[];
  sent: unknown[];
}

async function explore(site: string, disturb: (runId: string) => Promise<number>): Promise<Explored> {
  const { product, origin } = stage;
  const path = siteTruths.find(({ name }) => name === site)?.path ?? '';
  const { tabId, acts } = await watchActs(product, origin + path);
  const goals = defaultQuestions.map(({ id, text }) => ({ id, text }));
  await product.wakeWorker();
  const { id } = await product.discoverTab(tabId, { pages: 1, details: 0, jobs: 1 }, { mode: 'explore', goals });
  const kills = await disturb(id);
  const { result } = await product.runWhen(id, ({ status }) => status === 'ended', patienceMs);
  expect(result?.code).toBe('explored');
  const kept = await product.control.evaluate<Understanding[]>(readAll('understandings'));
  const sent = await (await fetch(`${origin}/control/sent`)).json();
  return { kills, understanding: kept.map(lasting), acts, sent };
}

/** An understanding without its times, and without the numbers of entries: a run that was killed has more of them. */
function lasting({ learnedAt: _, validatedAt: __, exploredAt: ___, goals, ...rest }: Understanding): unknown {
  return { ...rest, goals: goals.map(({ evidence, ...goal }) => ({ ...goal, hasEvidence: evidence !== null })) };
}
