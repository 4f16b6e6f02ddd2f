import { type SlotFacts, slotFactsOfTexts } from './slot-facts';
import type { RowContent } from './slots';

/** Whether all of a slot's texts is meant, and nothing is cut out of it yet. */
export const isUnparted = ({ part, pattern }: SlotFacts): boolean => part === null && pattern === undefined;

/** The piece of a slot's texts that the first group of a regular expression finds. Texts without one are left out. */
export function pieceOfSlot({ slot, part, texts }: SlotFacts, pattern: string, contents: RowContent[]): SlotFacts {
  const wanted = new RegExp(pattern, 'iu');
  const pieces = [...texts].flatMap(([row, text]): [number, string][] => {
    const piece = wanted.exec(text)?.[1];
    return piece ? [[row, piece]] : [];
  });
  return { ...slotFactsOfTexts(slot, new Map(pieces), part, contents), pattern };
}
