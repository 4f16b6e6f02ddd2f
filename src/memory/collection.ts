import { z } from 'zod';
import type { CollectedItem } from '@/domain/job/collected-item';
import type { ItemSchemas } from './collected-types';
import { identityOf } from './item-identity';

/** An accepted item, before the run dates it. */
export type CollectedEntry = Pick<CollectedItem, 'type' | 'index' | 'uniqueId' | 'data'>;

/** The result for one item. `answer`: a sentence for the agent, never the data. */
export type CollectOutcome =
  | { outcome: 'collected'; item: CollectedEntry; answer: string }
  | { outcome: 'duplicate' | 'refused' | 'full'; answer: string };

export interface CollectionOptions {
  /** How the data of a type is read; items of other types are stored as given. */
  types: ItemSchemas;
  /** Maximum number of items, over all types. */
  limit: number;
  /** Items collected before, in order: a restarted worker continues from there. */
  before?: readonly Pick<CollectedItem, 'type' | 'uniqueId'>[];
  /** Called for each accepted item. */
  onItem?: (item: CollectedEntry) => void;
}

export interface Collection {
  /** Never throws. */
  collect(type: string, data: Record<string, unknown>): CollectOutcome;
  /** Number of items, by type. */
  counts(): Record<string, number>;
  isFull(): boolean;
}

/** A run's collection: each item once, counted by type, up to a limit. It stores identities, not items. */
export function createCollection({ types, limit, before = [], onItem }: CollectionOptions): Collection {
  const counts = new Map<string, number>();
  const known = new Set<string>();
  let size = 0;

  const count = ({ type, uniqueId }: Pick<CollectedItem, 'type' | 'uniqueId'>): number => {
    const number = (counts.get(type) ?? 0) + 1;
    counts.set(type, number);
    if (uniqueId !== null) known.add(keyOf(type, uniqueId));
    size += 1;
    return number;
  };
  for (const item of before) count(item);

  return {
    collect(type, data) {
      const read = readData(types, type, data);
      if ('problem' in read) return { outcome: 'refused', answer: read.problem };
      const uniqueId = identityOf(type, read.data);
      if (uniqueId !== null && known.has(keyOf(type, uniqueId))) {
        return { outcome: 'duplicate', answer: `Duplicate ${type} skipped` };
      }
      if (size >= limit)
        return { outcome: 'full', answer: `The limit of ${limit} is reached: nothing more is collected.` };
      const item = { type, index: size, uniqueId, data: read.data };
      const number = count(item);
      onItem?.(item);
      return { outcome: 'collected', item, answer: `Collected ${type} #${number}` };
    },
    counts: () => Object.fromEntries(counts),
    isFull: () => size >= limit,
  };
}

function keyOf(type: string, uniqueId: string): string {
  return JSON.stringify([type, uniqueId]);
}

function readData(
  types: ItemSchemas,
  type: string,
  data: Record<string, unknown>,
): { data: Record<string, unknown> } | { problem: string } {
  const parsed = (Object.hasOwn(types, type) ? types[type] : undefined)?.safeParse(data);
  if (!parsed) return Object.keys(data).length > 0 ? { data } : { problem: 'There is nothing to collect.' };
  return parsed.success ? { data: parsed.data } : { problem: problemOf(type, parsed.error) };
}

/** "No job was collected: title is missing; applyType is wrong." */
function problemOf(type: string, { issues }: z.ZodError): string {
  const problems = issues.map(({ path, code, message }) => {
    const field = z.string().safeParse(path[0]).data;
    const isMissing = field !== undefined && (code === 'invalid_type' || code === 'too_small');
    return field === undefined ? message : `${field} ${isMissing ? 'is missing' : 'is not what it should be'}`;
  });
  return `No ${type} was collected: ${problems.join('; ')}.`;
}
