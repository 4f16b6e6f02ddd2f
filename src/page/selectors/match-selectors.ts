import type { SelectorMatch } from '../contract';
import { nameOrText } from '../names/name-of';
import { roleOf } from '../names/role-of';
import { findBySelector } from './find-by-selector';

/** What each selector matches now; nothing if it is invalid. */
export function matchSelectors({ selectors }: { selectors: string[] }): SelectorMatch[] {
  return selectors.map((selector) => {
    const found = findBySelector(selector);
    const [first] = found;
    const role = first ? roleOf(first) : null;
    return { selector, count: found.length, first: first ? { role, name: nameOrText(first, role) } : null };
  });
}
