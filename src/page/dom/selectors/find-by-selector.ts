import { shadowRootOf } from '../tree/shadow-root-of';
import { shadowCombinator } from './build-selector';

const idAlone = /^\[id="([^"\\]+)"\]$/;

/**
 * All matches of a selector, in document order; ` >>> ` enters the shadow roots, open or closed, of the matches so far. None for invalid
 * CSS, since selectors are stored and come from models.
 */
export function findBySelector(selector: string): Element[] {
  let scopes: ParentNode[] = [document];
  let found: Element[] = [];
  for (const step of selector.split(shadowCombinator)) {
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

/** The same selector, rewritten so that browsers use their id index; in quirks mode that ignores case. */
function lookedUp(selector: string): string {
  const [, id] = idAlone.exec(selector) ?? [];
  return id === undefined || document.compatMode !== 'CSS1Compat' ? selector : `#${CSS.escape(id)}`;
}
