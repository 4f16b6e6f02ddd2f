import type { TextKind } from '@/domain/page/text-kinds';
import { isLabelAndValue } from '@/jobs/posting/label-and-value';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { hasBoldFirstLine } from './bold-line';
import { partedByWord } from './frame-words';
import { type SlotFacts, slotFactsOfTexts } from './slot-facts';
import type { RowContent } from './slots';
import { splitAt } from './split-at';

/** Separators of values within a text. */
export const separators = ['\n', ' · ', ' • ', ' | ', '·', '•', '|', '; ', ' – ', ' — ', ' - '];
/** What parts values where each has a kind of its own: "Hamburg / Full-time", "Full-time, Hamburg". Names have them too. */
const betweenKinds = [' / ', ', '];
/** What else parts values if each has its label: "Place: Oslo. Deadline: 12 May". */
const betweenLabels = ['. ', ', '];
const tellingKinds: TextKind[] = ['place', 'salary', 'posted', 'employment', 'company', 'department'];
/** Share of texts that must split alike. */
const leastShare = 0.6;

/**
 * Splits a slot whose text has several values ("Acme · Berlin · 2 days ago") into one per value. Only if the pieces are not all of one kind
 * ("Berlin · Munich"), and where a dash parts them, of different kinds: "Praha – Karlín" is one place.
 */
export function splitTexts(facts: SlotFacts, contents: RowContent[]): SlotFacts[] {
  for (const separator of new Set([...separators, ...betweenLabels, ...betweenKinds])) {
    if (separator === '·' && isWithinWords(facts)) continue;
    const split = [...facts.slot.parts].map(([row, { text }]) => ({ row, pieces: splitAt(text, separator) }));
    const several = split.filter(({ pieces }) => pieces.length > 1);
    if (several.length < Math.max(2, leastShare * split.length)) continue;
    const areLabelled = several.every(({ pieces }) => pieces.every(isLabelAndValue));
    const isOfKinds = !areLabelled && betweenKinds.includes(separator);
    if (!areLabelled && !isOfKinds && betweenLabels.includes(separator)) continue;
    if (isOfKinds && new Set(several.map(({ pieces }) => pieces.length)).size > 1) continue;
    const count = Math.min(5, Math.max(...several.map(({ pieces }) => pieces.length)));
    const pieces = Array.from({ length: count }, (_, index) => pieceFacts(facts, split, separator, index, contents));
    if (separator === '·' && arePartsOfPlace(pieces)) continue;
    if (isOfKinds && !areOfKinds(pieces)) continue;
    if (
      areLabelled ||
      isOfKinds ||
      (separator === '\n' && isHeaded(facts)) ||
      areApart(pieces, facts, /[–—-]/.test(separator))
    )
      return withoutTranslations(pieces).map((piece, index) => afterSlot(piece, index));
  }
  return partedByWord(facts, contents) ?? [facts];
}

/** `<b>Carpenter</b><br>Permanent`: whatever the lines are, the first of them heads the others. */
function isHeaded({ slot }: SlotFacts): boolean {
  const parts = [...slot.parts.values()];
  return parts.filter(({ element }) => hasBoldFirstLine(element)).length >= leastShare * parts.length;
}

/** "Chargé·e de production": a point that parts the endings of one word. */
function isWithinWords({ texts }: SlotFacts): boolean {
  return [...texts.values()].some((text) => /\p{Ll}·\p{Ll}/u.test(text));
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
      const text = withoutEdges(collapseWhitespace(pieces[index] ?? ''));
      return text ? [[row, text]] : [];
    }),
  );
  return slotFactsOfTexts(facts.slot, texts, { separator, index }, contents);
}

/** Of a line that goes on in another element a separator is left at its end. */
function withoutEdges(text: string): string {
  return text.replace(/\s[·•|–—-]$/, '');
}

/** "چای سبز لاهیج | Lahij Green Tea": the same name in another script says nothing more. */
function withoutTranslations(pieces: SlotFacts[]): SlotFacts[] {
  const [first, second] = pieces;
  if (!first || !second || pieces.length > 2 || tellingKinds.some((kind) => second.kinds[kind] >= 0.5)) return pieces;
  const both = [...first.texts].flatMap(([row, text]) => {
    const other = second.texts.get(row);
    return other === undefined ? [] : [isLatin(text) !== isLatin(other)];
  });
  return both.filter(Boolean).length >= leastShare * both.length ? [first] : pieces;
}

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{sc=Latin}/u.test(letter)).length * 2 > letters.length;
}

/** Pieces keep their order among neighbouring slots. */
function afterSlot(piece: SlotFacts, index: number): SlotFacts {
  return { ...piece, slot: { ...piece.slot, order: piece.slot.order + index / 10 } };
}

/** "苏州·吴中·木渎": a dot without spaces joins a city, its district and the like. */
function arePartsOfPlace([first, ...others]: SlotFacts[]): boolean {
  if (!first || first.kinds.place < 0.5) return false;
  return others.every(
    ({ kinds, isName, words }) =>
      isName >= 0.8 && words < 3 && tellingKinds.every((kind) => kind === 'place' || kinds[kind] < 0.2),
  );
}

/** Of three and more, one may be names that nobody knows: "Leeds / Full-time / Acme". */
function areOfKinds(pieces: readonly SlotFacts[]): boolean {
  const kinds = pieces.map((piece) => tellingKinds.find((kind) => piece.kinds[kind] >= leastShare));
  const unknown = pieces.filter((_, index) => kinds[index] === undefined);
  const areNamed =
    unknown.length === 0 || (unknown.length === 1 && pieces.length > 2 && unknown.every(({ isName }) => isName >= 0.8));
  return areNamed && new Set(kinds).size === kinds.length;
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
