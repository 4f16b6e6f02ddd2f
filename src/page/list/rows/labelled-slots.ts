import { labelBeforeFact } from '@/jobs/posting/label-before-fact';
import { isWorkplaceText } from '@/jobs/text-kind/workplace-text';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { fieldOfLabel, isRegionLabel, isTownLabel } from '@/language/words/jobs/posting-labels';
import { isSeen } from '@/page/dom/text/visible-text';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { columnHeads } from './column-heads';
import { piecesByLabels } from './labels-within';
import { pieceOfSlot } from './piece-of-slot';
import type { RowPart } from './row-parts';
import type { SlotFacts } from './slot-facts';
import { isBeside, pathDown, type RowContent } from './slots';

/** Share of a slot's texts that must be or have the same label. */
const leastShare = 0.6;
/** Different words of a slot that holds labels. */
const mostLabels = 2;
const labelBefore = /^(?=\P{L}{0,3}\p{L})([^:：\n]{2,40})[:：](?:\s+|(?<=：))(?=\S)/u;
const wordsBeforeNumber = /^(\p{L}[^\d:：\n]{1,39}?)\s+(?=\d)/u;

/**
 * The slots with what names their values: a label before them in the row ("Ort: Berlin", a term and its definition), or the head of their
 * column. Slots that hold nothing but labels go.
 */
export function withLabels(facts: readonly SlotFacts[], contents: RowContent[]): SlotFacts[] {
  const known = facts.filter(holdsLabels);
  const labels = new Set([...known, ...facts.filter((one) => isSetLikeLabels(one, known))]);
  const parts = new Set([...labels].flatMap(({ slot }) => [...slot.parts.values()]));
  const named = contents.map((content) => labelsInRow(content, parts));
  return facts
    .filter((one) => !labels.has(one))
    .flatMap(
      (one) => byLabels(one, contents) ?? [withoutLabel(one, contents) ?? { ...one, ...calledInRows(one, named) }],
    );
}

function byLabels(facts: SlotFacts, contents: RowContent[]): SlotFacts[] | null {
  const pieces = piecesByLabels(facts, contents);
  return pieces?.map(([label, piece]) => (label === null ? piece : { ...piece, ...calledBy(label) })) ?? null;
}

/** The same few words in all rows, known as a label, with a colon at their end, or marked up as terms. */
function holdsLabels({ texts, part, slot }: SlotFacts): boolean {
  if (part || texts.size < 2) return false;
  const words = [...texts.values()].map(bare);
  const isLabel = (text: string) => fieldOfLabel(bare(text)) !== null || (hasColon(text) && !isWorkplaceText(text));
  if (new Set(words).size > mostLabels) return false;
  // Whatever language its words are in, a term before its definition is a label.
  const areTerms = [...slot.parts.values()].every(({ element }) => element.closest('dt'));
  return areTerms || [...texts.values()].every(isLabel);
}

/** Slots of known labels that make what their elements are called a name for labels. */
const fewestAlike = 2;

/**
 * The same words in all rows, set like the labels of other values: "Contract", which is a kind of employment elsewhere. In rows without one of
 * the values the next label stands there.
 */
function isSetLikeLabels({ texts, part, slot }: SlotFacts, known: readonly SlotFacts[]): boolean {
  if (part || texts.size < 2 || new Set(texts.values()).size > mostLabels) return false;
  const name = lastStep(slot.key);
  return name.includes('.') && known.filter((label) => lastStep(label.slot.key) === name).length >= fewestAlike;
}

/** "div.label" of "/div#2/div.label". */
const lastStep = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** What names each part of a row. */
function labelsInRow({ row, parts }: RowContent, labels: ReadonlySet<RowPart>): ReadonlyMap<Element, string> {
  const named = new Map<Element, string>();
  const heads = columnHeads(row);
  let label: { text: string; scope: Element } | null = null;
  for (const part of parts) {
    const { element, text } = part;
    if (labels.has(part)) {
      const scope = scopeOf(part, row, parts);
      const isFollowed = scope !== row || hasColon(text) || element.closest('dt') !== null;
      label = isFollowed ? { text: bare(text), scope } : null;
    } else if (label && (label.scope === row || label.scope.contains(element))) {
      named.set(element, label.text);
      if (label.scope === row) label = null;
    } else {
      const steps = pathDown(row, element);
      const head = steps.map((step) => heads.get(step)).find((text) => text !== undefined) ?? spokenLabel(element);
      if (head !== undefined) named.set(element, head);
    }
  }
  return named;
}

/**
 * What screen readers hear before a part, or first in it: "Location:" that nobody sees, beside an icon that says the same.
 */
function spokenLabel(element: Element): string | undefined {
  let before = element.previousElementSibling;
  while (before?.matches('svg,img,i')) before = before.previousElementSibling;
  return [before, ...Array.from(element.children)].flatMap((one) => unseenLabel(one) ?? [])[0];
}

function unseenLabel(element: Element | null): string | undefined {
  const text = element ? bare(collapseWhitespace(element.textContent)) : '';
  return element && text !== '' && fieldOfLabel(text) !== null && !isSeen(element) ? text : undefined;
}

/** The element whose texts a label names: its own, or the nearest around it that has others. */
function scopeOf({ element, read }: RowPart, row: Element, parts: readonly RowPart[]): Element {
  if (read === 'own-text') return element;
  let at = element;
  while (at !== row && parts.filter((other) => at.contains(other.element)).length < 2)
    at = isBeside(row, at) ? row : (flatParent(at) ?? row);
  return at;
}

/** "Ort: Berlin" in every row: the value alone, and what it is. Null where no label is in the texts. */
function withoutLabel(facts: SlotFacts, contents: RowContent[]): SlotFacts | null {
  const found = [...facts.texts.values()].map(labelIn);
  const [label, count] = mostFrequent(found);
  const isKnown = fieldOfLabel(label) !== null;
  if (label === '' || count < leastShare * found.length || isWorkplaceText(label)) return null;
  // Titles that begin alike have no label.
  if (!isKnown && (count < 2 || facts.kinds.title + facts.isHeading + facts.isLink > 0.5)) return null;
  const pattern = `^\\s*${RegExp.escape(label)}\\s*(?:[:：]\\s*|(?=\\d)|(?<=\\s))([^]+)$`;
  return { ...pieceOfSlot(facts, pattern, contents), ...calledBy(label) };
}

/** What a text begins with, up to the colon. Words of another matter need none in front of a number: "Closing date 12 December". */
function labelIn(text: string): string {
  const marked = labelBefore.exec(text)?.[1]?.trim();
  const bareWords = wordsBeforeNumber.exec(text)?.[1] ?? '';
  return marked ?? (fieldOfLabel(bareWords) === 'other' ? bareWords : labelWithoutColon(text));
}

/** "Location Hamburg" */
function labelWithoutColon(text: string): string {
  const before = labelBeforeFact(text);
  return before === null ? '' : text.slice(0, -before.value.length).trim();
}

function calledInRows({ slot }: SlotFacts, named: readonly ReadonlyMap<Element, string>[]): Partial<SlotFacts> {
  const found = [...slot.parts].map(([row, { element }]) => named[row]?.get(element) ?? '');
  const [label, count] = mostFrequent(found);
  const common = count >= leastShare * found.length ? label : '';
  const field = fieldOfLabel(common);
  const isOther = (one: string) => one !== '' && fieldOfLabel(one) !== field;
  return { ...calledBy(common), isNamedOtherwise: common !== '' && found.some(isOther) };
}

function calledBy(label: string): Pick<SlotFacts, 'label' | 'isTown' | 'isRegion'> {
  const field = label === '' ? null : (fieldOfLabel(label) ?? 'unknown');
  return { label: field, isTown: isTownLabel(label), isRegion: isRegionLabel(label) };
}

function mostFrequent(texts: readonly string[]): [text: string, count: number] {
  const counts = Map.groupBy(texts, (text) => text);
  const [first] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  return [first?.[0] ?? '', first?.[1].length ?? 0];
}

function hasColon(text: string): boolean {
  return /[:：][\s,/-]*$/.test(text);
}

function bare(text: string): string {
  return text.replace(/(?<![\s,:：/-])[\s,:：/-]+$/u, '');
}
