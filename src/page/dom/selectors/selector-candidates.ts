import { finder, type Options } from '@medv/finder';
import { isUniqueMatch } from './count-matches';
import { stableMarksOf, stableMarksOfPart } from './identifying-attributes';
import { isStableAttribute, isStableName } from './stable-name';
import { structuralPath } from './structural-path';

/** Page sections within which a mark may be unique. */
const parts =
  'main,form,search,nav,header,aside,footer,dialog,section,[role=dialog],[role=search],[role=navigation],[role=region]';

/** Nested sections to try. */
const mostParts = 3;

/** Milliseconds. Finding the shortest selector is slow on large pages. */
const searchTime = 50;

/**
 * Selectors that currently match only this element in its document or shadow root, up to a number, most stable first: by human-chosen
 * marks, then by position. The shortest unique one only if there is no other.
 */
export function selectorCandidates(element: Element, root: Document | ShadowRoot, most: number): string[] {
  const isUnique = (selector: string) => isUniqueMatch(element, root, selector);
  const ways: string[] = [];
  for (const mark of stableMarksOf(element)) {
    // The last one is reserved for the position, which needs no marks.
    if (ways.length >= Math.max(most - 1, 1)) break;
    const way = isUnique(mark) ? mark : markWithinPart(element, mark, isUnique);
    if (way !== null) ways.push(way);
  }
  if (ways.length >= most) return ways;
  const { path, isSure } = structuralPath(element, root);
  if (isSure || isUnique(path)) return [...ways, path];
  return ways.length > 0 ? ways : shortest(element, root);
}

function markWithinPart(element: Element, mark: string, isUnique: (selector: string) => boolean): string | null {
  let part = element.parentElement?.closest(parts) ?? null;
  for (let level = 0; part && level < mostParts; level += 1) {
    const way = [...stableMarksOfPart(part), part.localName].map((each) => `${each} ${mark}`).find(isUnique);
    if (way) return way;
    part = part.parentElement?.closest(parts) ?? null;
  }
  return null;
}

/** None where even that does not exist, as in a shadow root whose parts nest alike: one mark less is no reason to end a run. */
function shortest(element: Element, root: Document | ShadowRoot): string[] {
  const options: Partial<Options> = {
    idName: isStableName,
    className: isStableName,
    attr: isStableAttribute,
    timeoutMs: searchTime,
    maxNumberOfPathChecks: 500,
  };
  // Its type requires an element, but it only calls querySelectorAll, which shadow roots have too.
  if (root instanceof ShadowRoot) Object.assign(options, { root });
  try {
    return [finder(element, options)];
  } catch {
    return [];
  }
}
