import { duringOneLook } from '../walker/one-look';
import { lookedUp } from './by-id';

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
  const found = root.querySelectorAll(lookedUp(selector));
  const matches = { count: found.length, first: found[0] ?? null };
  known.set(selector, matches);
  return matches;
}

const matchesIn = duringOneLook((_: Document | ShadowRoot) => new Map<string, Matches>());

/** Whether a selector finds that element alone. */
export function isAlone(element: Element, root: Document | ShadowRoot, selector: string): boolean {
  const { count, first } = matchesOf(root, selector);
  return count === 1 && first === element;
}
