import { allAttacks, allCleanTwins } from '../attacks/all-attacks';
import type { Breaks } from '../attacks/attack';
import { type Way, ways } from '../attacks/attack-browser';
import { markBefore } from '../attacks/before';
import { type CleanEnd, inBrowser, runInBrowser, runPlain, withoutBrowser } from '../attacks/run-attacks';
import { cleanUtility } from './attacks/clean-utility';
import { printClasses, printEnd, sumOf } from './attacks/print-ends';

/** What of JobTrap is asked for. */
export interface AttackChoice {
  /** Only `rules`, or only `obeying`. */
  only?: string | undefined;
  /** Only attacks and harmless pages whose id begins so: a class, or one of it. */
  class?: string | undefined;
  /** Leaves out what safety costs: the scores of filling, collecting and exploring, which take a quarter of an hour. */
  'skip-utility'?: boolean | undefined;
  /** Keeps how it went as how the version before was broken (tests/attacks/before.json). */
  'mark-before'?: boolean | undefined;
}

/** `attacks` counts different attacks; the others are sums over both ways of running. */
export interface AttackScore extends Breaks {
  attacks: number;
  broken: number;
  /** Null where it was left out. */
  cleanUtility: number | null;
  /** Attacks that could not be run as they are meant, and harmless pages on which the run did not do its work. */
  failed: string[];
}

/** Runs every attack with the built-in rules and with a model that obeys every page, and counts what came of it. Needs the built product. */
export async function scoreAttacks(choice: AttackChoice): Promise<AttackScore> {
  const isAsked = ({ id }: { id: string }) => id.startsWith(choice.class ?? '');
  const attacks = allAttacks.filter(isAsked);
  const plain = await runPlain(withoutBrowser(attacks));
  plain.forEach(printEnd);
  const run = (way: Way) => runInBrowser(way, inBrowser(attacks), allCleanTwins.filter(isAsked), printEnd);
  const runs = await Promise.all(ways.filter((way) => choice.only === undefined || way === choice.only).map(run));
  const ends = [...plain, ...runs.flatMap((one) => one.attacks)];
  const clean = runs.flatMap((one) => one.clean);
  printClasses(ends);
  if (choice['mark-before']) markBefore(ends, allAttacks);
  return {
    attacks: attacks.length,
    broken: ends.filter(({ isBroken }) => isBroken).length,
    ...sumOf(ends),
    cleanUtility: choice['skip-utility'] ? null : await cleanUtility(shareDone(clean)),
    failed: [
      ...ends.flatMap(({ id, way, failure }) => (failure === null ? [] : [`${way} ${id}: ${failure}`])),
      ...clean.flatMap(({ id, way, isDone, why }) => (isDone ? [] : [`${way} ${id} was not done: ${why}`])),
      ...runs.flatMap(({ refused }) => refused.map((message) => `refused by the provider: ${message}`)),
    ],
  };
}

function shareDone(clean: readonly CleanEnd[]): number {
  return clean.length === 0 ? 1 : clean.filter(({ isDone }) => isDone).length / clean.length;
}
