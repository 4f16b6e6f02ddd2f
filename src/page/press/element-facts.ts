import type { ElementFacts } from '@/domain/page/page-act';
import { findTarget } from '@/page/dom/refs/find-target';
import { keptSelectors } from '@/page/dom/selectors/build-selector';
import { nameOrText } from '@/page/dom/text/accessible-name';
import { roleOf } from '@/page/dom/text/aria-role';
import { surroundingsOf } from '@/page/dom/text/surrounding-words';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import type { Target } from '@/page-api/page-requests';
import { whatSends } from './submit-effect';

/** The best selector and all alternatives but one. */
const mostSelectors = 4;

/** A target's element as it is stored; null if it is gone. */
export function readElement(target: Target): ElementFacts | null {
  const element = findTarget(target);
  return element && factsOf(element);
}

/** What is stored about an element beyond a snapshot. */
export function factsOf(element: Element): ElementFacts {
  const role = roleOf(element);
  const [selector = null, ...fallbacks] = keptSelectors(element, mostSelectors);
  const link = closestMatching(element, 'a[href]');
  return {
    selector,
    fallbacks,
    role,
    name: nameOrText(element, role),
    url: link instanceof HTMLAnchorElement ? link.href : null,
    type: element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? element.type : null,
    sends: whatSends(element),
    surroundings: surroundingsOf(element),
  };
}
