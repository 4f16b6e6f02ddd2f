import type { Target } from '../contract';
import { matchesOf } from '../selectors/count-matches';
import { findBySelector } from '../selectors/find-by-selector';
import { shadowStep } from '../selectors/selector-of';
import { elementOf } from './refs';

/** The element that a ref or selector names; null where it is gone, or where the selector names several. */
export function findTarget(target: Target): Element | null {
  if ('ref' in target) return elementOf(target.ref);
  const [only, second] = findBySelector(target.selector);
  return only && !second ? only : null;
}

/** The same by the selector of a field that was read, looked for once for one look: one question may have thousands of choices. */
export function findDuringLook(selector: string): Element | null {
  if (selector.includes(shadowStep)) return findTarget({ selector });
  const { count, first } = matchesOf(document, selector);
  return count === 1 ? first : null;
}
