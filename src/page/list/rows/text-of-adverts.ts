import { headsParts } from './role-scores';
import type { SlotFacts } from './slot-facts';

/** Share of rows with such headings that are whole adverts. */
const leastRows = 0.5;

/**
 * Tests whether a slot is of the text of rows that are whole adverts: it stands below the first of their headings, "Your tasks". What a label
 * names may stand anywhere.
 */
export function advertTest(facts: readonly SlotFacts[]): (one: SlotFacts) => boolean {
  const heads = facts.filter((one) => one.isHeading >= leastRows && one.fill >= leastRows && headsParts(one));
  const start = Math.min(...heads.map(({ slot }) => slot.order));
  return ({ slot, label }) => (label === null || label === 'unknown') && slot.order > start;
}
