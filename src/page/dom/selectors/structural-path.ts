import { cachePerTask } from '../tree/cache-per-task';
import { countMatches } from './count-matches';
import { stableMarksOfPart } from './identifying-attributes';

/** Elements a page usually has once: paths may start there. */
const starts = new Set(['main', 'body', 'nav', 'header', 'aside', 'footer']);

/** Among this many siblings, the last is counted from the end: pagers grow, but their last control stays last. */
const fewestBeforeLast = 2;

/** A selector made of positions. `isSure`: it starts at something unique, so that it matches nothing else. */
export interface StructuralPath {
  path: string;
  isSure: boolean;
}

/** The path to an element by positions alone, from the closest unique ancestor: `nav > ul > li:nth-of-type(3) > a`. */
export function structuralPath(element: Element, root: Document | ShadowRoot): StructuralPath {
  const steps: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const start = at === element ? null : startOf(at, root);
    if (start !== null) return { path: [start, ...steps].join(' > '), isSure: true };
    steps.unshift(stepOf(at, at === element));
  }
  const path = steps.join(' > ');
  if (!(root instanceof ShadowRoot) || countMatches(root, path).count === 1) return { path, isSure: false };
  // `:host` finds nothing from outside: at its top stands what is in no other element.
  const [first = '', ...rest] = steps;
  return { path: [`${first}:not(* > *)`, ...rest].join(' > '), isSure: true };
}

function startOf(element: Element, root: Document | ShadowRoot): string | null {
  const { localName } = element;
  const candidates = [...stableMarksOfPart(element), ...(starts.has(localName) ? [localName] : [])];
  return candidates.find((selector) => countMatches(root, selector).count === 1) ?? null;
}

function stepOf(element: Element, isTarget: boolean): string {
  const { localName, parentNode } = element;
  const places = parentNode && placesAmong(parentNode);
  const alike = places?.counts.get(localName) ?? 1;
  if (alike === 1) return localName;
  const place = places?.places.get(element) ?? 0;
  if (isTarget && place >= fewestBeforeLast && place === alike - 1) return `${localName}:last-of-type`;
  return `${localName}:nth-of-type(${place + 1})`;
}

/** Each child's position among siblings of its kind, from 0, and how many there are. */
const placesAmong = cachePerTask((parent: ParentNode & Node) => {
  const places = new Map<Element, number>();
  const counts = new Map<string, number>();
  for (const child of parent.children) {
    const before = counts.get(child.localName) ?? 0;
    places.set(child, before);
    counts.set(child.localName, before + 1);
  }
  return { places, counts };
});
