import { setTimeout as sleep } from 'node:timers/promises';
import type { AskedStep, Product } from '../harness/product';

/** When a worker dies: so many milliseconds after an entry was written. */
export interface Death extends Omit<AskedStep, 'from'> {
  /** Of the entries of that code and phase, the how-manieth, from 1. */
  nth?: number;
  afterMs: number;
}

/** Ends the worker at the moment given and wakes the next one. False where the run had ended before. */
export async function killAt(product: Product, runId: string, { nth = 1, afterMs, ...asked }: Death): Promise<boolean> {
  let from = 0;
  for (let met = 0; met < nth; met += 1) {
    const step = await product.stepWritten(runId, { ...asked, from });
    if (!step) return false;
    from = step.seq + 1;
  }
  await sleep(afterMs);
  await product.killWorker();
  await product.wakeWorker();
  return true;
}

/** Ends the worker whenever it has written so many entries, each time a little later; answers with how often it did. */
export async function killEvery(product: Product, runId: string, entries: number): Promise<number> {
  for (let kills = 0; ; kills += 1) {
    const { steps } = await product.run(runId);
    const step = await product.stepWritten(runId, { from: steps + entries - 1 });
    if (!step || step.code === 'ended') return kills;
    await sleep((kills * 70) % 400);
    await product.killWorker();
    await product.wakeWorker();
  }
}

/** An entry that says the same again is an act begun anew: so often it is killed, or no run would ever get past two such acts in turn. */
const mostKillsOfSame = 2;

/**
 * Ends the worker at each entry of the journal, so many milliseconds after it was written; not again at the one that says that it
 * woke up, and at the act that it then begins anew. Answers with how often it did.
 */
export async function killAtEvery(
  product: Product,
  runId: string,
  delayMs: (kills: number) => number,
): Promise<number> {
  let kills = 0;
  let last = '';
  const killed = new Map<string, number>();
  for (let from = 0; ; ) {
    const step = await product.stepWritten(runId, { from });
    if (!step || step.code === 'ended') return kills;
    from = step.seq + 1;
    const words = JSON.stringify([step.code, step.phase, step.facts]);
    const before = killed.get(words) ?? 0;
    if (step.code === 'resumed' || words === last || before >= mostKillsOfSame) continue;
    last = words;
    killed.set(words, before + 1);
    await sleep(delayMs(kills));
    await product.killWorker();
    await product.wakeWorker();
    kills += 1;
  }
}

/** Ends the worker over and over while a form is filled. */
export interface FieldKiller {
  kills(): number;
  /** Waits for the next entry and ends the worker a little later: between two fields, or over one. */
  atNext(runId: string): Promise<void>;
}

/** Of one field, or of one page, it is killed once more at the most; else no run would ever get past it. */
const mostKillsInTurn = 1;

export function fieldKiller(product: Product, delayMs: (kills: number) => number): FieldKiller {
  let kills = 0;
  let from = 0;
  let last = '';
  let inTurn = 0;
  return {
    kills: () => kills,
    async atNext(runId) {
      const step = await product.stepWritten(runId, { from });
      if (!step || step.code === 'ended') return;
      from = step.seq + 1;
      if (step.code === 'resumed' || step.code === 'waited') return;
      const about = JSON.stringify([step.code, step.phase, step.facts.field ?? step.facts.question ?? null]);
      inTurn = about === last ? inTurn + 1 : 0;
      last = about;
      if (inTurn >= mostKillsInTurn) return;
      await sleep(delayMs(kills));
      await product.killWorker();
      kills += 1;
      from = (await product.run(runId)).steps;
      await product.wakeWorker();
    },
  };
}
