import { attributeOf } from '@/page/dom/tree/unshadowed';
import { cachePerTask } from '../tree/cache-per-task';

/** A selector's matches in a document or shadow root: their number, and the first. */
export interface Matches {
  count: number;
  first: Element | null;
}

/** The same selector is tried for many elements: it is cached per task. */
export function countMatches(root: Document | ShadowRoot, selector: string): Matches {
  const known = matchesIn(root);
  const before = known.get(selector);
  if (before) return before;
  const matches = matchesByAttributes(root, selector) ?? matchesByPlace(root, selector) ?? matchesOfAny(root, selector);
  known.set(selector, matches);
  return matches;
}

function matchesOfAny(root: Document | ShadowRoot, selector: string): Matches {
  const found = root.querySelectorAll(selector);
  return { count: found.length, first: found[0] ?? null };
}

const matchesIn = cachePerTask((_: Document | ShadowRoot) => new Map<string, Matches>());

/** Whether a selector matches only that element. */
export function isUniqueMatch(element: Element, root: Document | ShadowRoot, selector: string): boolean {
  const { count, first } = countMatches(root, selector);
  return count === 1 && first === element;
}

/** `input[name="a"][value="b"]`: of attributes whose values HTML compares letter by letter, without anything escaped. */
const exact = /^([a-z][a-z\d-]*)?((?:\[(?:id|name|value)="[^"\\\n]*"\])+)$/;
const attribute = /\[(\w+)="([^"]*)"\]/g;

/** By what is asked for, without the values: what has it, by its values. */
type Index = Map<string, Map<string, Matches>>;

const indexOf = cachePerTask((_: Document | ShadowRoot): Index => new Map());

/**
 * What such a selector matches; null for any other. A form of thousands of choices asks for each by its name and value: the page is gone
 * through once for all of them.
 */
function matchesByAttributes(root: Document | ShadowRoot, selector: string): Matches | null {
  const [, tag = '', rest] = exact.exec(selector) ?? [];
  if (rest === undefined) return null;
  const asked = [...rest.matchAll(attribute)];
  const names = asked.map(([, name = '']) => name);
  const shape = tag + names.map((name) => `[${name}]`).join('');
  const index = indexOf(root);
  const byValues = index.get(shape) ?? grouped(root.querySelectorAll(shape), names);
  index.set(shape, byValues);
  return byValues.get(asked.map(([, , value]) => value).join('\n')) ?? { count: 0, first: null };
}

function grouped(elements: Iterable<Element>, names: readonly string[]): Map<string, Matches> {
  const groups = new Map<string, Matches>();
  for (const element of elements) {
    const values = names.map((name) => attributeOf(element, name)).join('\n');
    const group = groups.get(values);
    if (group) group.count += 1;
    else groups.set(values, { count: 1, first: element });
  }
  return groups;
}

const placed = /^(.+) > ([a-z][a-z\d-]*):(?:nth-of-type\((\d+)\)|last-of-type)$/;

/** What a position under something unique matches; null for any other selector. Thousands of fields may be found by nothing else. */
function matchesByPlace(root: Document | ShadowRoot, selector: string): Matches | null {
  const [, parent, tag = '', place] = placed.exec(selector) ?? [];
  if (parent === undefined || parent.includes(',')) return null;
  const { count, first } = countMatches(root, parent);
  if (count !== 1 || !first) return null;
  const alike = childrenByName(first).get(tag) ?? [];
  const child = place === undefined ? alike.at(-1) : alike[Number(place) - 1];
  return { count: child ? 1 : 0, first: child ?? null };
}

const childrenByName = cachePerTask((parent: Element) => Map.groupBy(parent.children, ({ localName }) => localName));
