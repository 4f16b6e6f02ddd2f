import { kindsOfText } from './kinds-of-text';
import type { SlotFacts } from './slot-facts';

/** Share of the rows with a value that may have a further one beside it. Where nearly all have it, it is a value of its own. */
const mostRepeated = 0.5;
const otherKinds = ['company', 'workplace', 'salary', 'posted', 'employment', 'apply'] as const;

/**
 * True for elements alike beside each other, as chips of the same field are: in one parent, with the same tag and classes. Cells of a table
 * are of different fields.
 */
export function areAlikeBeside(one: Element, other: Element): boolean {
  if (one.matches('td,th,[role=cell],[role=gridcell]')) return false;
  return one.parentNode === other.parentNode && one.localName === other.localName && one.className === other.className;
}

/** Whether further values beside the first are more of the same: only some rows have them, and they say nothing of their own. */
export function isMoreOfSame(rowsWithFirst: number, rowsWithMore: number, more: readonly string[]): boolean {
  if (rowsWithMore === 0 || rowsWithMore > mostRepeated * rowsWithFirst) return false;
  return more.every((text) => !otherKinds.some((kind) => kindsOfText(text).has(kind)));
}

/** Without the slots that hold second and further values of another: they are no fields, and the first is the whole field's. */
export function withoutRepeats(facts: readonly SlotFacts[]): SlotFacts[] {
  return facts.filter((one) => !facts.some((first) => repeats(one, first)));
}

function repeats(one: SlotFacts, first: SlotFacts): boolean {
  if (one.slot === first.slot || one.slot.order <= first.slot.order) return false;
  if (!isMoreOfSame(first.texts.size, one.texts.size, [...one.texts.values()])) return false;
  return [...one.slot.parts].every(([row, { element }]) => {
    const before = first.slot.parts.get(row)?.element;
    return before !== undefined && areAlikeBeside(before, element);
  });
}
