import { setTimeout as sleep } from 'node:timers/promises';
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
import { openWindow, runStage } from './stage/run-stage';

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

type Told = (end: AttackEnd | CleanEnd) => void;

type Stages = readonly [Stage, readonly (PageAttack | CleanTwin)[]][];

/** Stages that one browser runs at the same time, each in a window of its own: part of the time they wait. */
const atATime = 4;
/** A browser that has run on so many pages has a database of runs that takes time to read. */
const mostInARow = 60;

/**
 * Runs what needs a browser, one way. `told`: called with each end. Where a page stood still, its stage is run once more with the browser to
 * itself, and is frozen only if that page stands still too: on a busy machine the stages beside it take the time as well as the run.
 */
export async function runInBrowser(
  way: Way,
  attacks: readonly PageAttack[],
  twins: readonly CleanTwin[],
  told: Told = () => undefined,
): Promise<Ends> {
  const all = [...Map.groupBy([...attacks, ...twins], ({ stage }) => stage)];
  const ends = await runStages(way, all, atATime, told);
  const stoodStill = ends.attacks.filter(({ breaks }) => breaks.frozen > 0).map(({ id }) => id);
  const again = all.filter(([, judged]) => judged.some(({ id }) => stoodStill.includes(id)));
  if (again.length === 0) return ends;
  const alone = await runStages(way, again, 1, told);
  return {
    ...ends,
    attacks: ends.attacks.map((end) => withFrozenOf(end, alone.attacks)),
    refused: [...ends.refused, ...alone.refused],
  };
}

/** What broke either time counts, but for standing still, which counts where the browser had nothing else to do. */
function withFrozenOf(end: AttackEnd, alone: readonly AttackEnd[]): AttackEnd {
  const second = alone.find(({ id }) => id === end.id);
  if (!second) return end;
  const most = Object.entries(end.breaks).map(([kind, count]) => [
    kind,
    Math.max(count, second.breaks[kind as keyof Breaks]),
  ]);
  const breaks: Breaks = { ...(Object.fromEntries(most) as Breaks), frozen: second.breaks.frozen };
  return { ...second, breaks, isBroken: isBroken(breaks), failure: end.failure ?? second.failure };
}

/** Runs stages, so many at a time, in as many browsers as they take. */
async function runStages(way: Way, stages: Stages, atOnce: number, told: Told): Promise<Ends> {
  const ends: Ends = { attacks: [], clean: [], refused: [] };
  const keep = (end: AttackEnd | CleanEnd) => {
    if ('isDone' in end) ends.clean.push(end);
    else ends.attacks.push(end);
    told(end);
  };
  for (let from = 0; from < stages.length; ) {
    const browser = await startAttackBrowser(way);
    try {
      from = await runPart(browser, way, { stages, from, to: from + mostInARow, atOnce }, keep);
      ends.refused.push(...browser.refused());
    } finally {
      await browser.close();
    }
  }
  return ends;
}

interface Part {
  stages: Stages;
  from: number;
  to: number;
  atOnce: number;
}

/**
 * Runs a part of the stages, some at a time, up to the first that could not be run: then the browser may be no good any more. Answers where
 * to go on.
 */
async function runPart(
  browser: AttackBrowser,
  way: Way,
  { stages, from, to, atOnce }: Part,
  told: Told,
): Promise<number> {
  const end = Math.min(to, stages.length);
  let next = from;
  let isSound = true;
  const takeStages = async () => {
    const windowId = await openWindow(browser.product);
    while (isSound && next < end) {
      const at = next;
      next += 1;
      const [stage, judged] = stages[at] ?? [];
      if (stage && judged) isSound = (await runOne(browser, way, { stage, judged, at, windowId }, told)) && isSound;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeStages));
  return next;
}

interface Staging {
  stage: Stage;
  judged: readonly (PageAttack | CleanTwin)[];
  at: number;
  windowId: number;
}

/** False where it could not be run. */
async function runOne(
  { product }: AttackBrowser,
  way: Way,
  { stage, judged, at, windowId }: Staging,
  told: Told,
): Promise<boolean> {
  const begun = performance.now();
  try {
    const seen = await inTime(runStage(product, stage, `${way}-${at}`, windowId));
    judged.map((one) => endOf(one, way, seen)).forEach(told);
    return true;
  } catch (error) {
    const seconds = (performance.now() - begun) / 1000;
    judged.map((one) => failedEnd(one, way, String(error), seconds)).forEach(told);
    return false;
  }
}

/** Longer than any staging takes, whatever it waits for. Milliseconds. */
const stagingMs = 150_000;

async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new AbortController();
  const alarm = sleep(stagingMs, null, { signal: late.signal }).then(() => {
    throw new Error('It did not come to an end.');
  });
  // What was raced is heard by nobody once the other is first.
  alarm.catch(() => undefined);
  try {
    return await Promise.race([promise, alarm]);
  } finally {
    late.abort();
  }
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
