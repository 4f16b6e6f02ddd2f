import { headsParts } from './role-scores';
import type { SlotFacts } from './slot-facts';

/** Share of rows with such headings that are whole adverts. */
const leastRows = 0.5;

/** Whether a slot is of the text of rows that are whole adverts: it stands below the first of their headings, "Your tasks". */
export function isInAdvert({ slot, label }: SlotFacts, facts: readonly SlotFacts[]): boolean {
  if (label !== null && label !== 'unknown') return false;
  return facts.some(
    (head) => head.isHeading >= leastRows && head.fill >= leastRows && head.slot.order < slot.order && headsParts(head),
  );
}
