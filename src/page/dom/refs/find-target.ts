import type { Target } from '@/page-api/page-requests';
import { shadowStep } from '../selectors/build-selector';
import { matchesOf } from '../selectors/count-matches';
import { findBySelector } from '../selectors/find-by-selector';
import { elementOf } from './element-refs';

/** The element of a ref or selector; null if it is gone, or the selector is ambiguous. */
export function findTarget(target: Target): Element | null {
  if ('ref' in target) return elementOf(target.ref);
  const [only, second] = findBySelector(target.selector);
  return only && !second ? only : null;
}

/** The same for a field's selector, cached per task: one question may have thousands of options. */
export function findDuringLook(selector: string): Element | null {
  if (selector.includes(shadowStep)) return findTarget({ selector });
  const { count, first } = matchesOf(document, selector);
  return count === 1 ? first : null;
}
