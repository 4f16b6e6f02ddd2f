import type { Target } from '../contract';
import { findBySelector } from '../selectors/find-by-selector';
import { elementOf } from './refs';

/** The element that a ref or selector names; null where it is gone, or where the selector names several. */
export function findTarget(target: Target): Element | null {
  if ('ref' in target) return elementOf(target.ref);
  const [only, second] = findBySelector(target.selector);
  return only && !second ? only : null;
}
