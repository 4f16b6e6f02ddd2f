import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { isUnparted, pieceOfSlot } from './piece-of-slot';
import type { SlotFacts } from './slot-facts';
import type { RowContent } from './slots';

/** Share of the texts that must have several labels. */
const leastShare = 0.6;
/** Words of a label. */
const mostWords = 3;
/** Characters in front of a colon that its label may have. */
const longest = 60;
const labelEnds = /\s?[:：](?=\s|$)/gu;

/** A value, and the label in front of it; null for what stands before the first. */
export type LabelledPiece = [label: string | null, facts: SlotFacts];

/** "Place: Leeds Type: Full-time": the values behind several labels in one text, which nothing else parts. Null where there are none. */
export function piecesByLabels(facts: SlotFacts, contents: RowContent[]): LabelledPiece[] | null {
  if (!isUnparted(facts) || facts.texts.size < 2) return null;
  const said = [...facts.texts.values()].map(labelsIn);
  const isOfMost = (label: string) => said.filter((all) => all.includes(label)).length >= leastShare * said.length;
  const labels = [...new Set(said.flat())].filter((label) => fieldOfLabel(label) !== null || isOfMost(label));
  const several = said.filter((all) => all.filter((label) => labels.includes(label)).length > 1);
  if (several.length < leastShare * said.length || labels.every((label) => fieldOfLabel(label) === null)) return null;
  const next = `(?=\\s(?:${labels.map(RegExp.escape).join('|')})\\s?[:：]|$)`;
  const behind = labels.map((label): LabelledPiece => {
    const pattern = `(?:^|\\s)${RegExp.escape(label)}\\s?[:：]\\s+(\\S.*?)${next}`;
    return [label, pieceOfSlot(facts, pattern, contents)];
  });
  const isLabelFirst = `(?!(?:${labels.map(RegExp.escape).join('|')})\\s?[:：])`;
  const before = pieceOfSlot(facts, `^${isLabelFirst}(\\S.*?)${next}`, contents);
  const pieces: LabelledPiece[] = [[null, before], ...behind];
  return pieces.filter(([, { texts }]) => texts.size > 0);
}

/** The labels of a text, as it writes them: known ones, and single words that may be. */
function labelsIn(text: string): string[] {
  return [...text.matchAll(labelEnds)].flatMap(({ index }) => {
    const words = text
      .slice(Math.max(0, index - longest), index)
      .split(/\s+/)
      .slice(-mostWords);
    const label = words.map((_, from) => words.slice(from).join(' ')).find((one) => fieldOfLabel(one) !== null);
    const word = words.at(-1) ?? '';
    return label === undefined ? (/^\p{Lu}/u.test(word) ? [word] : []) : [label];
  });
}
