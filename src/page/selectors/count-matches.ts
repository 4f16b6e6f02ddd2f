import { duringOneLook } from '../walker/one-look';
import { matchesByAttributes } from './by-attributes';

/** What a selector matches in a document or shadow root: how many elements, and the first. */
export interface Matches {
  count: number;
  first: Element | null;
}

/** The same selector is tried for many elements of a page: each is looked up once for one look. */
export function matchesOf(root: Document | ShadowRoot, selector: string): Matches {
  const known = matchesIn(root);
  const before = known.get(selector);
  if (before) return before;
  const matches = matchesByAttributes(root, selector) ?? matchesOfAny(root, selector);
  known.set(selector, matches);
  return matches;
}

function matchesOfAny(root: Document | ShadowRoot, selector: string): Matches {
  const found = root.querySelectorAll(selector);
  return { count: found.length, first: found[0] ?? null };
}

const matchesIn = duringOneLook((_: Document | ShadowRoot) => new Map<string, Matches>());

/** Whether a selector finds that element alone. */
export function isAlone(element: Element, root: Document | ShadowRoot, selector: string): boolean {
  const { count, first } = matchesOf(root, selector);
  return count === 1 && first === element;
}
