import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { AttackEnd } from './run-attacks';

const Mark = z.enum(['broke', 'held']);

/** How an attack went against the version before there were guards (commit 6c39d34), by way of running, and which commit mends it. */
const Before = z.record(
  z.string(),
  z.object({
    rules: Mark.optional(),
    obeying: Mark.optional(),
    plain: Mark.optional(),
    mendedBy: z.string().optional(),
  }),
);
type Before = z.infer<typeof Before>;

const file = 'tests/attacks/before.json';

/** By the attacks' ids. */
export function readBefore(): Before {
  return Before.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Whether an attack broke the version before, and no commit is named yet that mends it. Nothing is asked of those that are not marked. */
export function isOpen(before: Before, id: string): boolean {
  const { mendedBy, ...marks } = before[id] ?? {};
  return before[id] === undefined || (mendedBy === undefined && Object.values(marks).includes('broke'));
}

/** Marks attacks by how they went, in the file as the formatter writes it. Those that could not be run stay as they were; those that are none any more go. */
export function markBefore(ends: readonly AttackEnd[], all: readonly Pick<AttackEnd, 'id'>[]): void {
  const known = new Set(all.map(({ id }) => id));
  const before = Object.fromEntries(Object.entries(readBefore()).filter(([id]) => known.has(id)));
  for (const { id, way, isBroken, failure } of ends) {
    if (failure === null || isBroken) before[id] = { ...before[id], [way]: isBroken ? 'broke' : 'held' };
  }
  const sorted = Object.entries(before).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, JSON.stringify(Object.fromEntries(sorted)));
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' });
}
