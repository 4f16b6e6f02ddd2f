import type { ElementFacts } from '@/domain/act';
import type { Target } from '../contract';
import { nameOrText } from '../names/name-of';
import { roleOf } from '../names/role-of';
import { findTarget } from '../refs/find-target';
import { keptSelectors } from '../selectors/selector-of';
import { closestMatching } from '../walker/flat-tree';
import { surroundingsOf } from './surroundings-of';
import { whatSends } from './what-sends';

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
