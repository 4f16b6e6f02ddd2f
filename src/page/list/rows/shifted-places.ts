import type { TextKind } from '@/domain/page/text-kinds';
import { kindsOfText } from './kinds-of-text';
import type { SlotFacts } from './slot-facts';

/** What a row may show before its place, and may leave out. */
const leftOut: readonly TextKind[] = ['salary', 'posted', 'employment', 'workplace'];
/** Share of the texts that tell what stands there. */
const mostly = 0.5;

/**
 * Slots where the place stands in the few rows that leave out what the others have there, as pay: of several values set alike the next moves up,
 * and what follows the place stands where that is elsewhere.
 */
export function slotsShiftedTo(place: SlotFacts | undefined, facts: readonly SlotFacts[]): SlotFacts[] {
  if (!place || place.part !== null) return [];
  // Pay in parts ("$90k • No equity") is not how the place is written that stands there.
  return facts.filter((one) => isShiftedTo(one, place)).map((one) => ({ ...one, part: null }));
}

function isShiftedTo(one: SlotFacts, place: SlotFacts): boolean {
  const isBefore =
    one !== place && one.slot.order < place.slot.order && (one.part?.index ?? 0) === 0 && one.label === null;
  if (!isBefore || withoutNumbers(one.slot.key) !== withoutNumbers(place.slot.key)) return false;
  if (leftOut.every((kind) => one.kinds[kind] < mostly) || place.kinds.place < mostly) return false;
  const shifted = [...one.texts].filter(([, text]) => isPlace(text));
  return shifted.length > 0 && shifted.every(([row]) => !isPlace(place.texts.get(row) ?? ''));
}

const isPlace = (text: string): boolean => kindsOfText(text).has('place');

/** Those beside each other that are called alike are told apart by their numbers. */
const withoutNumbers = (key: string): string => key.replaceAll(/#\d+/g, '');
