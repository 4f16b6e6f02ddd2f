import {
  fieldOfLabel,
  isRegionLabel,
  isTownLabel,
  type LabelledField,
  splitLabelled,
} from '@/language/words/jobs/posting-labels';
import { isLabelAndValue } from './label-and-value';
import type { LinePiece, PostingLine } from './posting-line';

/** A label's value. */
export interface LabelledPair {
  field: LabelledField;
  text: string;
  /** Its label names a town, not just any place. */
  isTown: boolean;
  /** Its label may name what a town is in. */
  isRegion: boolean;
  /** Position of the value's first line. */
  index: number;
}

/** What a label of a place asks for. */
export const partOfPlace = (label: string): Pick<LabelledPair, 'isTown' | 'isRegion'> => ({
  isTown: isTownLabel(label),
  isRegion: isRegionLabel(label),
});

/** Characters. */
const longestOfPairs = 300;
const betweenPairs = /\s[|•·–—]\s|[.;]\s(?=\p{Lu}[^:：.;]{2,24}[:：]\s)/u;
const isLabel = (text: string): boolean => /^[^:：]{2,40}[:：]$/.test(text);

/** The pairs of a line that has several. None for a line of one. */
export function pairsBeside(line: PostingLine, index: number): LabelledPair[] {
  const set = pairsOfPieces(line, index);
  return set.length > 0 ? set : pairsOfParts(line.text, index);
}

/** "Start: in May | Place of work: Lund", "Sted: Oslo. Frist: 1. mai" */
function pairsOfParts(text: string, index: number): LabelledPair[] {
  const parts = text.length > longestOfPairs ? [] : text.split(betweenPairs);
  if (parts.length < 2 || !parts.every(isLabelAndValue)) return [];
  return parts.flatMap((part) => {
    const split = splitLabelled(part);
    return split ? [{ field: split.field, text: split.value, ...partOfPlace(split.label), index }] : [];
  });
}

/** `<b>Place:</b> Lund <b>Employer:</b> <a>Acme</a>`: what marks the labels parts the pairs. */
function pairsOfPieces({ pieces }: PostingLine, index: number): LabelledPair[] {
  const withColon = pieces.flatMap(({ text }, at) => (isLabel(text) ? [at] : []));
  const labels = withColon.length > 0 ? withColon : knownLabels(pieces);
  if (labels.length < 2 || labels[0] !== 0) return [];
  return labels.flatMap((at, nth) => {
    const label = pieces[at]?.text.replace(/[:：]$/, '') ?? '';
    const field = fieldOfLabel(label);
    const text = valueIn(pieces.slice(at + 1, labels[nth + 1]));
    return field && text ? [{ field, text, ...partOfPlace(label), index }] : [];
  });
}

/** `<span>Place</span><span>Lund</span><span>Hours</span><span>Full-time</span>`: every other piece is a label. */
function knownLabels(pieces: readonly LinePiece[]): number[] {
  const isKnown = pieces.map(({ text }) => fieldOfLabel(text) !== null);
  const areInTurn = pieces.length % 2 === 0 && isKnown.every((known, at) => known === (at % 2 === 0));
  return areInTurn ? pieces.flatMap((_, at) => (at % 2 === 0 ? [at] : [])) : [];
}

/** Of a value that is a link, what follows the link is told of something else. */
function valueIn(pieces: readonly LinePiece[]): string {
  const [first] = pieces;
  const end = first?.isLink ? pieces.findIndex(({ isLink }) => !isLink) : -1;
  return (end < 0 ? pieces : pieces.slice(0, end)).map((piece) => piece.text).join(' ');
}
