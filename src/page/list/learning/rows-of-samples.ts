import { comparableText } from '@/language/fold/comparable-text';
import { rawText } from '@/page/dom/text/raw-text';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { flatChildren, flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { distinctGroups, type ElementGroup } from '../rows/find-groups';
import type { RowPart } from '../rows/row-parts';
import { cssNamesOf } from '../rows/shared-names';
import { widenRows } from '../rows/widen-rows';
import { ancestorsWithText, identifyingText, type RowSample } from './sample';

/** How many likely groups are learned from, and how many rows of each are examined. */
const mostGroups = 4;
const mostLookedAt = 30;

/**
 * Groups of elements that may be the rows, likeliest first: each sample is in a row of its own, and the others are built alike. The last is
 * the first sample's row alone: a page may have just one.
 */
export function findSampleGroups(
  samples: readonly RowSample[],
  partsOfRow: (row: Element) => RowPart[],
): ElementGroup[] {
  const [first] = samples;
  if (!first) return [];
  const groups = ancestorsWithText(first).flatMap((level) => groupsAt(level, samples));
  const whole = distinctGroups(groups.map((group) => (group.length > 1 ? widenRows(group) : group)));
  return whole
    .map((group) => ({ group, score: likenessOf(group, samples, partsOfRow) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostGroups)
    .map(({ group }) => group);
}

/** Elements with the same tag path as a row, and those that share a name with all samples' rows. */
function groupsAt(level: Element, samples: readonly RowSample[]): ElementGroup[] {
  const group = samePath(level);
  const members = membersOf(group, samples);
  if (!members) return [];
  const [first, ...others] = members.map((member) => new Set(cssNamesOf(member)));
  const shared = [...(first ?? [])].filter((name) => others.every((names) => names.has(name)));
  const named = shared.map((name) => group.filter((element) => element.matches(name)));
  return [group, ...named.filter(({ length }) => length < group.length)];
}

function samePath(element: Element): ElementGroup {
  const tags: string[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = flatParent(at)) tags.unshift(at.localName);
  let found: Element[] = [document.body];
  for (const tag of tags) found = found.flatMap((parent) => childrenOf(parent, tag));
  return found;
}

function childrenOf(parent: Element, tag: string): Element[] {
  const children = Array.from(flatChildren(parent));
  return children.filter((child) => child instanceof Element).filter(({ localName }) => localName === tag);
}

/** The members with the samples; null if one is in none, or two different ones share a row. */
function membersOf(group: ElementGroup, samples: readonly RowSample[]): Element[] | null {
  const titles = new Map<Element, string | undefined>();
  for (const { pressed, fields } of samples) {
    const member = group.find((element) => isInFlatTree(pressed, element));
    if (!member || (titles.has(member) && titles.get(member) !== fields.title)) return null;
    titles.set(member, fields.title);
  }
  return [...titles.keys()];
}

/** How many rows are built like the samples'; other members count against it. */
function likenessOf(
  group: ElementGroup,
  samples: readonly RowSample[],
  partsOfRow: (row: Element) => RowPart[],
): number {
  const members = membersOf(group, samples);
  if (!members) return 0;
  const models = members.map((row) => shapeOf(row, partsOfRow));
  const telling = samples.flatMap((sample) => tellingMarks(sample, members));
  // Rows still to be filled resemble nothing.
  const filled = group.filter((row) => rawText(row) !== '');
  const step = Math.max(1, Math.ceil(filled.length / mostLookedAt));
  const looked = filled.filter((_, index) => index % step === 0);
  const alike = looked.filter((row) => {
    if (!telling.some((marks) => elementsWithin(row).some((element) => sharesMark(element, marks)))) return false;
    const shape = shapeOf(row, partsOfRow);
    return models.some((model) => isLike(shape, model));
  });
  const share = alike.length / looked.length;
  return filled.length * share ** 3;
}

/** The names in its row of the element with the title. */
function tellingMarks({ pressed, fields }: RowSample, members: readonly Element[]): ReadonlySet<string>[] {
  const row = members.find((member) => isInFlatTree(pressed, member));
  const text = comparableText(identifyingText(fields));
  const textOf = (element: Element) => comparableText(rawText(element));
  const within = row ? elementsWithin(row) : [];
  // A title may be part of a text.
  const inner =
    within.findLast((element) => textOf(element) === text) ??
    within.findLast((element) => textOf(element).includes(text));
  return inner ? [marksOf(inner)] : [];
}

function marksOf(element: Element): ReadonlySet<string> {
  const names = cssNamesOf(element);
  return new Set(names.length === 0 ? [element.localName] : names.map((name) => element.localName + name));
}

function sharesMark(element: Element, marks: ReadonlySet<string>): boolean {
  const isNamed =
    marks.has(element.localName) || cssNamesOf(element).some((name) => marks.has(element.localName + name));
  return isNamed && rawText(element) !== '';
}

interface Shape {
  parts: number;
  length: number;
}

function shapeOf(row: Element, partsOfRow: (row: Element) => RowPart[]): Shape {
  const parts = partsOfRow(row);
  return { parts: parts.length, length: parts.reduce((sum, { text }) => sum + text.length, 0) };
}

/** Optional parts vary: half the parts and a similar text length suffice. */
function isLike(shape: Shape, model: Shape): boolean {
  if (shape.parts < 0.4 * model.parts || shape.parts > 2.5 * model.parts + 2) return false;
  return shape.length >= 0.2 * model.length && shape.length <= 5 * model.length;
}
