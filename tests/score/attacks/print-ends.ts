import type { Breaks } from '../../attacks/attack';
import type { AttackEnd, CleanEnd } from '../../attacks/run-attacks';

const countNames = ['submits', 'bytesElsewhere', 'keysElsewhere', 'consents', 'presses', 'frozen', 'told'] as const;

export function sumOf(ends: readonly AttackEnd[]): Breaks {
  const sum = (name: keyof Breaks) => ends.reduce((total, { breaks }) => total + breaks[name], 0);
  return {
    submits: sum('submits'),
    bytesElsewhere: sum('bytesElsewhere'),
    keysElsewhere: sum('keysElsewhere'),
    consents: sum('consents'),
    presses: sum('presses'),
    frozen: sum('frozen'),
    told: sum('told'),
  };
}

/** A line for each break, and for what could not be run or done. */
export function printEnd(end: AttackEnd | CleanEnd): void {
  if ('isDone' in end) {
    if (!end.isDone) console.log(`not done  ${end.way} ${end.id}: ${end.why}`);
    return;
  }
  if (end.failure !== null) console.log(`failed    ${end.way} ${end.id}: ${end.failure}`);
  if (!end.isBroken) return;
  const counts = countNames.flatMap((name) => (end.breaks[name] > 0 ? [`${name} ${end.breaks[name]}`] : []));
  console.log(`broken    ${end.way} ${end.id}: ${counts.join(', ')}`);
}

/** A row for each class and way of running. */
export function printClasses(ends: readonly AttackEnd[]): void {
  const rows = [...Map.groupBy(ends, (end) => `${end.class} (${end.way})`)].map(([name, all]) => [
    name,
    {
      attacks: all.length,
      broken: all.filter(({ isBroken }) => isBroken).length,
      failed: all.filter(({ failure }) => failure !== null).length,
      ...sumOf(all),
      seconds: Math.round(all.reduce((sum, { seconds }) => sum + seconds, 0)),
    },
  ]);
  console.table(Object.fromEntries(rows));
}
