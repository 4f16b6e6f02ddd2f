import type { TextKind } from '@/domain/page/text-kinds';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { type SlotFacts, slotFactsOfTexts } from './slot-facts';
import type { RowContent } from './slots';

/** Separators of values within a text. */
export const separators = ['\n', ' · ', ' • ', ' | ', '·', '•', '|', '; ', ' – ', ' — ', ' - '];
const tellingKinds: TextKind[] = ['place', 'salary', 'posted', 'employment', 'company', 'department'];
/** Share of texts that must split alike. */
const leastShare = 0.6;

/**
 * Splits a slot whose text has several values ("Acme · Berlin · 2 days ago") into one per value. Only if the pieces are not all of one kind
 * ("Berlin · Munich"), and where a dash parts them, of different kinds: "Praha – Karlín" is one place.
 */
export function splitTexts(facts: SlotFacts, contents: RowContent[]): SlotFacts[] {
  for (const separator of separators) {
    const split = [...facts.slot.parts].map(([row, { text }]) => ({ row, pieces: text.split(separator) }));
    const several = split.filter(({ pieces }) => pieces.length > 1);
    if (several.length < Math.max(2, leastShare * split.length)) continue;
    const count = Math.min(5, Math.max(...several.map(({ pieces }) => pieces.length)));
    const pieces = Array.from({ length: count }, (_, index) => pieceFacts(facts, split, separator, index, contents));
    if (areApart(pieces, facts, /[–—-]/.test(separator))) return pieces.map((piece, index) => afterSlot(piece, index));
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
      const text = collapseWhitespace(pieces[index] ?? '');
      return text ? [[row, text]] : [];
    }),
  );
  return slotFactsOfTexts(facts.slot, texts, { separator, index }, contents);
}

/** Pieces keep their order among neighbouring slots. */
function afterSlot(piece: SlotFacts, index: number): SlotFacts {
  return { ...piece, slot: { ...piece.slot, order: piece.slot.order + index / 10 } };
}

/** Dashes occur in names and places too: there, every piece must have a kind. So do bars in titles. */
function areApart(pieces: SlotFacts[], whole: SlotFacts, isDash: boolean): boolean {
  const kinds = pieces
    .filter(({ fill }) => fill > 0.3)
    .map(({ kinds }) => tellingKinds.filter((kind) => kinds[kind] >= 0.5).join());
  const named = kinds.filter((kind) => kind !== '');
  if (isDash) return new Set(named).size > 1;
  return named.length > 0 ? new Set(kinds).size > 1 : whole.kinds.title + whole.isHeading < 0.5;
}
