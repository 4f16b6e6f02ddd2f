import { distinctGroups, type Group } from '../records/find-groups';
import { rawText } from '../records/raw-text';
import type { RowPart } from '../records/row-parts';
import { namesOf } from '../records/shared-names';
import { wholeRows } from '../records/whole-rows';
import { elementsWithin } from '../walker/elements-within';
import { flatChildren, flatParent, isInside } from '../walker/flat-tree';
import { levelsSaying, type Sample } from './sample';

/** So many of the likeliest groups are learned from, and so many rows of each are looked at. */
const mostGroups = 4;
const mostLookedAt = 30;

/**
 * Groups of elements that may be the rows, the likeliest first: each sample stands in a row of its own, and the others are built
 * like these. The last is the row of the first sample alone: a page may show no more than one.
 */
export function groupsOfSamples(samples: readonly Sample[], partsOfRow: (row: Element) => RowPart[]): Group[] {
  const [first] = samples;
  if (!first) return [];
  const groups = levelsSaying(first).flatMap((level) => groupsAt(level, samples));
  const whole = distinctGroups(groups.map((group) => (group.length > 1 ? wholeRows(group) : group)));
  return whole
    .map((group) => ({ group, score: likenessOf(group, samples, partsOfRow) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostGroups)
    .map(({ group }) => group);
}

/** What has the same tags on the way down as one row, and the members that share a name with all samples' rows. */
function groupsAt(level: Element, samples: readonly Sample[]): Group[] {
  const group = samePath(level);
  const members = membersOf(group, samples);
  if (!members) return [];
  const [first, ...others] = members.map((member) => new Set(namesOf(member)));
  const shared = [...(first ?? [])].filter((name) => others.every((names) => names.has(name)));
  const named = shared.map((name) => group.filter((element) => element.matches(name)));
  return [group, ...named.filter(({ length }) => length < group.length)];
}

function samePath(element: Element): Group {
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

/** The members that hold the samples; null where one is in none, or two that differ are in one. */
function membersOf(group: Group, samples: readonly Sample[]): Element[] | null {
  const titles = new Map<Element, string | undefined>();
  for (const { pressed, fields } of samples) {
    const member = group.find((element) => isInside(pressed, element));
    if (!member || (titles.has(member) && titles.get(member) !== fields.title)) return null;
    titles.set(member, fields.title);
  }
  return [...titles.keys()];
}

/** How many rows there are that are built like those of the samples; what else is in the group takes away. */
function likenessOf(group: Group, samples: readonly Sample[], partsOfRow: (row: Element) => RowPart[]): number {
  const members = membersOf(group, samples);
  if (!members) return 0;
  const models = members.map((row) => shapeOf(row, partsOfRow));
  const step = Math.max(1, Math.ceil(group.length / mostLookedAt));
  const looked = group.filter((_, index) => index % step === 0);
  const alike = looked.filter((row) => {
    const shape = shapeOf(row, partsOfRow);
    return models.some((model) => isLike(shape, model));
  });
  const share = alike.length / looked.length;
  return group.length * share ** 3;
}

interface Shape {
  parts: number;
  length: number;
  tags: ReadonlySet<string>;
}

function shapeOf(row: Element, partsOfRow: (row: Element) => RowPart[]): Shape {
  const tags = new Set(elementsWithin(row).map(({ localName }) => localName));
  return { parts: partsOfRow(row).length, length: rawText(row).length, tags };
}

/** Optional parts come and go: half of the tags and of the parts, and a text of some such length, is like enough. */
function isLike(shape: Shape, model: Shape): boolean {
  if (shape.parts < 0.4 * model.parts || shape.parts > 2.5 * model.parts + 2) return false;
  if (shape.length < 0.2 * model.length || shape.length > 5 * model.length) return false;
  const shared = [...model.tags].filter((tag) => shape.tags.has(tag)).length;
  return shared >= 0.5 * model.tags.size;
}
