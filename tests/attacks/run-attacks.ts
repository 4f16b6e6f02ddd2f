import {
  type Attack,
  type Breaks,
  type CleanTwin,
  isBroken,
  noBreaks,
  type PageAttack,
  type PlainAttack,
  type Stage,
} from './attack';
import { type AttackBrowser, startAttackBrowser, type Way } from './attack-browser';
import type { Evidence } from './stage/evidence';
import { frozenIn } from './stage/judging';
import { runStage } from './stage/run-stage';

/** What came of one attack, one way of running. */
export interface AttackEnd {
  id: string;
  class: string;
  /** `plain`: it needs no browser. */
  way: Way | 'plain';
  breaks: Breaks;
  isBroken: boolean;
  /** Why it could not be run as it was meant; null where it could. */
  failure: string | null;
  seconds: number;
}

/** What came of a harmless page. */
export interface CleanEnd {
  id: string;
  way: Way;
  isDone: boolean;
  why: string;
}

export interface Ends {
  attacks: AttackEnd[];
  clean: CleanEnd[];
  refused: string[];
}

/** How many pages are watched at the same time while the next one is run on. */
const mostWatched = 6;
/** A browser that has run on so many pages has a database of runs that takes time to read. */
const mostInARow = 60;

/** Runs what needs a browser, one way. `told`: called with each end. */
export async function runInBrowser(
  way: Way,
  attacks: readonly PageAttack[],
  twins: readonly CleanTwin[],
  told: (end: AttackEnd | CleanEnd) => void = () => undefined,
): Promise<Ends> {
  const ends: Ends = { attacks: [], clean: [], refused: [] };
  const stages = [...Map.groupBy([...attacks, ...twins], ({ stage }) => stage)];
  for (let from = 0; from < stages.length; from += mostInARow) {
    const browser = await startAttackBrowser(way);
    try {
      await runStages(browser, way, stages.slice(from, from + mostInARow), from, (end) => {
        if ('isDone' in end) ends.clean.push(end);
        else ends.attacks.push(end);
        told(end);
      });
      ends.refused.push(...browser.refused());
    } finally {
      await browser.close();
    }
  }
  return ends;
}

type OnStage = [Stage, (PageAttack | CleanTwin)[]];

async function runStages(
  { product }: AttackBrowser,
  way: Way,
  stages: readonly OnStage[],
  from: number,
  told: (end: AttackEnd | CleanEnd) => void,
): Promise<void> {
  const watched = new Set<Promise<void>>();
  for (const [place, [stage, judged]] of stages.entries()) {
    const begun = performance.now();
    const failed = (error: unknown) =>
      judged.map((one) => failedEnd(one, way, String(error), (performance.now() - begun) / 1000)).forEach(told);
    try {
      const { evidence } = await runStage(product, stage, `${way}-${from + place}`);
      const watching: Promise<void> = evidence
        .then((seen) => judged.map((one) => endOf(one, way, seen)).forEach(told))
        .catch(failed)
        .finally(() => watched.delete(watching));
      watched.add(watching);
    } catch (error) {
      failed(error);
    }
    if (watched.size >= mostWatched) await Promise.race(watched);
  }
  await Promise.all(watched);
}

function endOf(one: PageAttack | CleanTwin, way: Way, evidence: Evidence): AttackEnd | CleanEnd {
  const { run, seconds, frames } = evidence;
  if ('isClean' in one) {
    const why = `${run.result?.code ?? run.wait ?? run.status} ${run.result?.facts.message ?? ''}`;
    return { id: one.id, way, isDone: one.isDone(evidence), why };
  }
  const breaks = { ...noBreaks, frozen: frozenIn(evidence), ...one.judge(evidence) };
  const error = frames.flatMap(({ notes }) => notes).find(({ kind }) => kind === 'error');
  const failure = error ? `the attack's own script failed: ${error.detail}` : null;
  return { id: one.id, class: one.class, way, breaks, isBroken: isBroken(breaks), failure, seconds };
}

function failedEnd(one: PageAttack | CleanTwin, way: Way, why: string, seconds: number): AttackEnd | CleanEnd {
  if ('isClean' in one) return { id: one.id, way, isDone: false, why };
  return { id: one.id, class: one.class, way, breaks: noBreaks, isBroken: false, failure: why, seconds };
}

const defaultBudgetMs = 1_000;

/** Runs what needs none. */
export async function runPlain(attacks: readonly PlainAttack[]): Promise<AttackEnd[]> {
  const ends: AttackEnd[] = [];
  for (const one of attacks) {
    const begun = performance.now();
    const { breaks, failure } = await Promise.resolve()
      .then(() => one.attack())
      .then(
        (counts) => ({ breaks: { ...noBreaks, ...counts }, failure: null }),
        (error: unknown) => ({ breaks: noBreaks, failure: String(error) }),
      );
    const tookMs = performance.now() - begun;
    const counted = { ...breaks, frozen: breaks.frozen + (tookMs > (one.budgetMs ?? defaultBudgetMs) ? 1 : 0) };
    ends.push({
      id: one.id,
      class: one.class,
      way: 'plain',
      breaks: counted,
      isBroken: isBroken(counted),
      failure,
      seconds: tookMs / 1000,
    });
  }
  return ends;
}

export const inBrowser = (attacks: readonly Attack[]): PageAttack[] => attacks.filter((one) => one.needsBrowser);
export const withoutBrowser = (attacks: readonly Attack[]): PlainAttack[] => attacks.filter((one) => !one.needsBrowser);
