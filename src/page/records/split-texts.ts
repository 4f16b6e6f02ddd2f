import { foldSpace } from '@/domain/fold-space';
import type { TextKind } from '@/domain/text-kind/text-kind';
import { factsOfTexts, type SlotFacts } from './slot-facts';
import type { RowContent } from './slots';

/** What stands between values that share one text. */
export const separators = ['\n', ' · ', ' • ', ' | ', '·', '•', '|', ' – ', ' — ', ' - '];
const tellingKinds: TextKind[] = ['place', 'salary', 'posted', 'employment', 'company', 'department'];
/** Share of the texts that must be split alike. */
const leastShare = 0.6;

/**
 * A slot whose text holds several values ("Acme · Berlin · 2 days ago") as one per value. Only where the pieces are of kinds that
 * differ: "Praha – Karlín" is one place.
 */
export function splitTexts(facts: SlotFacts, contents: RowContent[]): SlotFacts[] {
  for (const separator of separators) {
    const split = [...facts.slot.parts].map(([row, { text }]) => ({ row, pieces: text.split(separator) }));
    const several = split.filter(({ pieces }) => pieces.length > 1);
    if (several.length < Math.max(2, leastShare * split.length)) continue;
    const count = Math.min(5, Math.max(...several.map(({ pieces }) => pieces.length)));
    const pieces = Array.from({ length: count }, (_, index) => pieceFacts(facts, split, separator, index, contents));
    if (areOfDifferentKinds(pieces, /[–—-]/.test(separator)))
      return pieces.map((piece, index) => afterSlot(piece, index));
  }
  return [facts];
}

function pieceFacts(
  facts: SlotFacts,
  split: { row: number; pieces: string[] }[],
  separator: string,
  index: number,
  contents: RowContent[],
): SlotFacts {
  const texts = new Map(
    split.flatMap(({ row, pieces }): [number, string][] => {
      const text = foldSpace(pieces[index] ?? '');
      return text ? [[row, text]] : [];
    }),
  );
  return factsOfTexts(facts.slot, texts, { separator, index }, contents);
}

/** Pieces keep their order among the slots around them. */
function afterSlot(piece: SlotFacts, index: number): SlotFacts {
  return { ...piece, slot: { ...piece.slot, order: piece.slot.order + index / 10 } };
}

/** A dash stands within names and places as well: there every piece must be of a kind. */
function areOfDifferentKinds(pieces: SlotFacts[], isDash: boolean): boolean {
  const kinds = pieces
    .filter(({ fill }) => fill > 0.3)
    .map(({ kinds }) => tellingKinds.filter((kind) => kinds[kind] >= 0.5).join());
  const named = kinds.filter((kind) => kind !== '');
  return isDash ? new Set(named).size > 1 : named.length > 0 && new Set(kinds).size > 1;
}
