import { shadowRootOf } from '../walker/shadow-root-of';
import { lookedUp } from './by-id';
import { shadowStep } from './selector-of';

/**
 * All elements that a selector matches, in document order; ` >>> ` steps into the shadow roots of what was matched so far,
 * open or closed. None for a selector that is no CSS, since selectors are kept and come back from models.
 */
export function findBySelector(selector: string): Element[] {
  let scopes: ParentNode[] = [document];
  let found: Element[] = [];
  for (const step of selector.split(shadowStep)) {
    found = scopes.flatMap((scope) => matchesIn(scope, step));
    scopes = found.flatMap((element) => shadowRootOf(element) ?? []);
  }
  return found;
}

function matchesIn(scope: ParentNode, selector: string): Element[] {
  try {
    return Array.from(scope.querySelectorAll(lookedUp(selector)));
  } catch {
    return [];
  }
}
