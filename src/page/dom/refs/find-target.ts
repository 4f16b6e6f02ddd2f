import type { Target } from '@/page-api/element-requests';
import { shadowCombinator } from '../selectors/build-selector';
import { countMatches } from '../selectors/count-matches';
import { findBySelector } from '../selectors/find-by-selector';
import { elementOf } from './element-refs';

/** The element of a ref or selector; null if it is gone, or the selector is ambiguous. */
export function findTarget(target: Target): Element | null {
  if ('ref' in target) return elementOf(target.ref);
  const [only, second] = findBySelector(target.selector);
  return only && !second ? only : null;
}

/** The same for a field's selector, cached per task: one question may have thousands of options. */
export function findCachedTarget(selector: string): Element | null {
  if (selector.includes(shadowCombinator)) return findTarget({ selector });
  const { count, first } = countMatches(document, selector);
  return count === 1 ? first : null;
}
