import type { ElementFacts } from '@/domain/page/page-act';
import { findTarget } from '@/page/dom/refs/find-target';
import { buildSelectors } from '@/page/dom/selectors/build-selector';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { ariaRole } from '@/page/dom/text/aria-role';
import { containerWords } from '@/page/dom/text/surrounding-words';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import type { Target } from '@/page-api/element-requests';
import { submitEffectOf } from './submit-effect';

/** The best selector and all alternatives but one. */
const mostSelectors = 4;

/** A target's element as it is stored; null if it is gone. */
export function readTargetFacts(target: Target): ElementFacts | null {
  const element = findTarget(target);
  return element && elementFactsOf(element);
}

/** What is stored about an element beyond a snapshot. */
export function elementFactsOf(element: Element): ElementFacts {
  const role = ariaRole(element);
  const [selector = null, ...fallbacks] = buildSelectors(element, mostSelectors);
  const link = closestMatching(element, 'a[href]');
  return {
    selector,
    fallbacks,
    role,
    name: nameOrTextStart(element, role),
    url: link instanceof HTMLAnchorElement ? link.href : null,
    type: element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? element.type : null,
    sends: submitEffectOf(element),
    surroundings: containerWords(element),
  };
}
