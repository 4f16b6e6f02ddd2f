import type { FieldRule } from '@/domain/page/recipe';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { comparableText } from '@/language/fold/comparable-text';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import type { SlotReading } from '../rows/field-rules';
import type { RowContent, Slot } from '../rows/slots';
import { splitAt } from '../rows/split-at';
import { separators } from '../rows/split-texts';

/** Values read in rows, by row index. */
export type RowExamples = ReadonlyMap<number, string>;

/** How a text contains a value. */
type Way = Pick<FieldRule, 'part' | 'pattern'>;

interface Candidate extends SlotReading {
  pattern: string | null;
  hits: number;
  /** Whole texts, then pieces, then what follows a label. */
  rank: number;
}

/** The slots that contain the examples, best first; later ones only for examples the earlier ones miss. */
export function valueSlots(slots: readonly Slot[], contents: RowContent[], examples: RowExamples): SlotReading[] {
  const candidates = slots.flatMap((slot) => candidatesOf(slot, contents, examples));
  candidates.sort((one, other) => other.hits - one.hits || one.rank - other.rank || other.texts.size - one.texts.size);
  const chosen: Candidate[] = [];
  const open = new Set(examples.keys());
  for (const candidate of candidates) {
    const gives = [...open].filter((row) => isSameValueText(candidate.texts.get(row), examples.get(row)));
    if (gives.length > 0) chosen.push(candidate);
    for (const row of gives) open.delete(row);
  }
  return chosen;
}

function candidatesOf(slot: Slot, contents: RowContent[], examples: RowExamples): Candidate[] {
  const ways = new Map<string, Way>();
  for (const [row, value] of examples) {
    const text = slot.parts.get(row)?.text;
    if (text !== undefined) for (const way of waysFrom(text, value)) ways.set(JSON.stringify(way), way);
  }
  return [...ways.values()].flatMap((way): Candidate[] => {
    const texts = new Map<number, string>();
    for (const [row, { text }] of slot.parts) {
      const value = valueBy(text, way);
      if (value !== '') texts.set(row, value);
    }
    const read = [...examples].filter(([row]) => texts.has(row));
    const hits = read.filter(([row, value]) => isSameValueText(texts.get(row), value)).length;
    // A slot with other values in read rows is another field.
    if (hits === 0 || hits < 0.6 * read.length || !isShared(slot, way, contents.length)) return [];
    const rank = way.pattern ? 2 : way.part ? 1 : 0;
    return [{ slot, texts, ...way, hits, rank }];
  });
}

/** How a text contains a value, likeliest first. */
export function waysFrom(text: string, value: string): Way[] {
  const folded = collapseWhitespace(text);
  if (isSameValueText(folded, value)) return [{ part: null, pattern: null }];
  if (!comparableText(folded).includes(comparableText(value))) return [];
  const parts = separators.flatMap((separator): Way[] => {
    const pieces = splitAt(text, separator);
    const index = pieces.findIndex((piece) => isSameValueText(piece, value));
    if (index < 0 || pieces.length < 2) return [];
    const counts = [index, index - pieces.length];
    return counts.map((count) => ({ part: { separator, index: count }, pattern: null }));
  });
  return [...parts, ...betweenSigns(folded, value), ...patternsFrom(folded, value)];
}

/** The text before and after the value, if it can be the same in all rows: a label, a few words. */
function patternsFrom(text: string, value: string): Way[] {
  const at = text.toLowerCase().indexOf(value.toLowerCase());
  if (at < 0) return [];
  const [before, after] = [text.slice(0, at), text.slice(at + value.length)];
  if (before.length > longestLabel || after.length > longestLabel) return [];
  const pattern = `^${RegExp.escape(before)}(.+${after === '' ? '' : '?'})${RegExp.escape(after)}$`;
  return [{ part: null, pattern }];
}

/** The signs on both sides of the value, or the ends of the text: "[HIRING] Cook – Acme – Leeds", "Acme (Leeds):". */
function betweenSigns(text: string, value: string): Way[] {
  const at = text.toLowerCase().indexOf(value.toLowerCase());
  if (at < 0) return [];
  const before = text.slice(0, at).trim().at(-1) ?? '';
  const after =
    text
      .slice(at + value.length)
      .trim()
      .at(0) ?? '';
  // What ends in a colon is a label, whose words count.
  if (/[\p{L}\p{N}]/u.test(before + after) || /[:：]/.test(before) || before + after === '') return [];
  const start = before === '' ? '^' : RegExp.escape(before);
  const pattern = after === '' ? `${start}(.+)$` : `${start}([^${RegExp.escape(after)}]+)${RegExp.escape(after)}`;
  return [{ part: null, pattern }];
}

const longestLabel = 40;

/** Words around a value are a label if most rows have them; in a single row, only if they are known or end like one. */
function isShared(slot: Slot, { pattern }: Way, rows: number): boolean {
  if (pattern === null) return true;
  const matches = new RegExp(pattern, 'iu');
  const texts = [...slot.parts.values()].map(({ text }) => collapseWhitespace(text));
  const having = texts.filter((text) => matches.test(text)).length;
  if (texts.length > 1 && rows > 1) return having >= 0.6 * texts.length;
  const [label = ''] = texts[0]?.split(/(?<=[:：])/) ?? [];
  return /[:：]$/.test(label) && fieldOfLabel(label) !== null;
}

function valueBy(text: string, { part, pattern }: Way): string {
  const piece = part ? (splitAt(text, part.separator).at(part.index) ?? '') : text;
  const folded = collapseWhitespace(piece);
  return pattern ? (new RegExp(pattern, 'iu').exec(folded)?.[1] ?? '') : folded;
}

/** True if two texts read the same. */
export function isSameValueText(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && comparableText(one) === comparableText(other);
}
