import type { SlotFacts } from './slot-facts';

/** Share of rows with another such text that makes a slot one of several tags. */
const leastShare = 0.5;

/**
 * Whether a slot shows one of several tags of a row, as skills: what another slot beside it shows stands in this one in other rows. No company
 * and no place of a row does so.
 */
export function isOneOfTags(one: SlotFacts, facts: readonly SlotFacts[]): boolean {
  const own = new Set(one.texts.values());
  return facts.some((other) => {
    if (other === one) return false;
    const beside = [...other.texts].filter(([row, text]) => one.texts.has(row) && one.texts.get(row) !== text);
    const shared = beside.filter(([, text]) => own.has(text));
    return new Set(shared.map(([, text]) => text)).size > 1 && shared.length >= leastShare * one.texts.size;
  });
}
