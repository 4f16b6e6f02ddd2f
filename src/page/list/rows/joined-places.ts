import type { FieldRule } from '@/domain/page/recipe';
import { matchesWithin, valueByRule } from './read-rule';
import type { SlotFacts } from './slot-facts';
import type { RowContent } from './slots';

/** Share of the texts that are known places or their codes: what is called a state may be that of an application. */
const leastPlaces = 0.6;
const code = /^\p{Lu}{2,3}$/u;

/** Whether a column says what regions or countries the towns of another one are in. */
export function isRegion({ isRegion, kinds, texts, part, fill }: SlotFacts): boolean {
  if (!isRegion || part !== null || fill < 0.5) return false;
  const codes = [...texts.values()].filter((text) => code.test(text));
  return kinds.place >= leastPlaces || codes.length >= leastPlaces * texts.size;
}

/** Whether a slot is a further place in the element of the first: "Toulouse", "Paris" as chips that are named differently. */
export function isPlaceBeside(one: SlotFacts, place: SlotFacts): boolean {
  if (one.kinds.place < leastPlaces || place.kinds.place < leastPlaces || one.part !== null || one.words > 4)
    return false;
  // Whatever a column under another head holds is of that: "Unit: IA".
  if (one.label !== null && one.label !== 'location') return false;
  // "On site" reads like a place, and is none.
  if (one.isOnSite >= 0.5) return false;
  const parts = [...one.slot.parts];
  return parts.every(([row, { element }]) => {
    const first = place.slot.parts.get(row)?.element;
    return first !== undefined && first !== element && first.parentElement === element.parentElement;
  });
}

/** One rule for a place and more of it, in the order in which the row has them, if each is found by its selector alone. */
export function joinedPlaces(
  places: readonly FieldRule[],
  more: readonly FieldRule[],
  contents: readonly RowContent[],
): FieldRule[] {
  const [place, ...others] = places;
  if (!place || others.length > 0 || more.length === 0) return [...places];
  const parts = [place, ...more];
  const isPlain = ({ selector, read, nth, part, pattern }: FieldRule) =>
    nth === 0 && part === null && pattern === null && read === place.read && !/^$|^~|>>>/.test(selector);
  // The first of several spans: joined, it would take the others for places too.
  const isAlone = (rule: FieldRule) =>
    contents.every(({ row }) => matchesWithin(row, rule.selector).filter((at) => valueByRule(at, rule)).length < 2);
  if (!parts.every(isPlain) || !parts.every(isAlone)) return [...places];
  return [{ ...place, selector: parts.map(({ selector }) => selector).join(', '), nth: null }];
}
