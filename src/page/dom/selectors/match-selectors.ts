import type { SelectorMatch } from '@/page-api/page-requests';
import { nameOrText } from '../text/accessible-name';
import { roleOf } from '../text/aria-role';
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
