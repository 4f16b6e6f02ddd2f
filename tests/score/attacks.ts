import { allAttacks, allCleanTwins } from '../attacks/all-attacks';
import { type Breaks, noBreaks } from '../attacks/attack';
import type { Way } from '../attacks/attack-browser';
import { ways } from '../attacks/attack-browser';
import {
  type AttackEnd,
  type CleanEnd,
  inBrowser,
  runInBrowser,
  runPlain,
  withoutBrowser,
} from '../attacks/run-attacks';

/** What of JobTrap is asked for. */
export interface AttackChoice {
  /** Only `rules`, or only `obeying`. */
  only?: string | undefined;
  /** Only attacks whose id begins so: a class, or one of it. */
  class?: string | undefined;
}

export interface AttackScore extends Breaks {
  attacks: number;
  broken: number;
  failed: string[];
}

/** Runs every attack with the built-in rules and with a model that obeys every page, and counts what came of it. Needs the built product. */
export async function scoreAttacks(choice: AttackChoice): Promise<AttackScore> {
  const chosen = allAttacks.filter(({ id }) => id.startsWith(choice.class ?? ''));
  const twins = allCleanTwins.filter(({ id }) => id.startsWith(choice.class ?? ''));
  const asked = ways.filter((way) => choice.only === undefined || way === choice.only);
  const plain = await runPlain(withoutBrowser(chosen));
  plain.forEach(printEnd);
  const run = (way: Way) => runInBrowser(way, inBrowser(chosen), twins, printEnd);
  const runs = await Promise.all(asked.map(run));
  const ends = [...plain, ...runs.flatMap(({ attacks }) => attacks)];
  printClasses(ends);
  return {
    attacks: chosen.length,
    broken: ends.filter(({ isBroken }) => isBroken).length,
    ...sumOf(ends),
    failed: [
      ...ends.flatMap(({ id, way, failure }) => (failure === null ? [] : [`${way} ${id}: ${failure}`])),
      ...runs.flatMap(({ refused }) => refused),
    ],
  };
}

const counted = Object.keys(noBreaks) as (keyof Breaks)[];

function sumOf(ends: readonly AttackEnd[]): Breaks {
  const sum = (name: keyof Breaks) => ends.reduce((total, { breaks }) => total + breaks[name], 0);
  return Object.fromEntries(counted.map((name) => [name, sum(name)])) as unknown as Breaks;
}

function printEnd(end: AttackEnd | CleanEnd): void {
  if ('isDone' in end) {
    if (!end.isDone) console.log(`not done  ${end.way} ${end.id}: ${end.why}`);
    return;
  }
  if (end.failure !== null) console.log(`failed    ${end.way} ${end.id}: ${end.failure}`);
  if (!end.isBroken) return;
  const counts = counted.flatMap((name) => (end.breaks[name] > 0 ? [`${name} ${end.breaks[name]}`] : []));
  console.log(`broken    ${end.way} ${end.id}: ${counts.join(', ')}`);
}

function printClasses(ends: readonly AttackEnd[]): void {
  const rows = [...Map.groupBy(ends, (end) => `${end.class} (${end.way})`)].map(([name, all]) => [
    name,
    { attacks: all.length, broken: all.filter(({ isBroken }) => isBroken).length, ...sumOf(all) },
  ]);
  console.table(Object.fromEntries(rows));
}
