import type { SelectorMatch } from '@/page-api/element-requests';
import { nameOrTextStart } from '../text/accessible-name';
import { ariaRole } from '../text/aria-role';
import { findBySelector } from './find-by-selector';

/** What each selector matches now; nothing if it is invalid. */
export function matchSelectors({ selectors }: { selectors: string[] }): SelectorMatch[] {
  return selectors.map((selector) => {
    const found = findBySelector(selector);
    const [first] = found;
    const role = first ? ariaRole(first) : null;
    return { selector, count: found.length, first: first ? { role, name: nameOrTextStart(first, role) } : null };
  });
}
