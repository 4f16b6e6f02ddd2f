import type { FieldRule } from '@/domain/page/recipe';
import type { SlotFacts } from './slot-facts';

/** Share of the texts that are known places or their codes: what is called a state may be that of an application. */
const leastPlaces = 0.6;
const code = /^\p{Lu}{2,3}$/u;

/** Whether a column says what regions or countries the towns of another one are in. */
export function isRegion({ isRegion, kinds, texts, part, fill }: SlotFacts): boolean {
  if (!isRegion || part !== null || fill < 0.5) return false;
  const codes = [...texts.values()].filter((text) => code.test(text));
  return kinds.place >= leastPlaces || codes.length >= leastPlaces * texts.size;
}

/** One rule for the town and what it is in, in the order in which the row has them, if each is found by its selector alone. */
export function withRegions(towns: readonly FieldRule[], regions: readonly FieldRule[]): FieldRule[] {
  const [town, ...others] = towns;
  if (!town || others.length > 0 || regions.length === 0) return [...towns];
  const parts = [town, ...regions];
  const isPlain = ({ selector, read, nth, part, pattern }: FieldRule) =>
    nth === 0 && part === null && pattern === null && read === town.read && !/^$|^~|>>>/.test(selector);
  if (!parts.every(isPlain)) return [...towns];
  return [{ ...town, selector: parts.map(({ selector }) => selector).join(', '), nth: null }];
}
