import { addressOnly, type GatedRequest, methodOf } from './gated-request';
import { namedOperations } from './named-operations';
import type { Saying } from './things-said';

/** What a page asks for by itself, before the run has done anything in it: polls, lists by interfaces that say nothing. */
export interface OwnTraffic {
  /** A page has come that no act was done in. */
  beginPage(): void;
  /** From now on what is asked for may be set off by the run. */
  act(): void;
  /** Whether a request is the page's own, or just like one that was. */
  isOwn(request: GatedRequest, said: readonly Saying[]): boolean;
}

/** So many kinds no page asks by itself. */
const mostShapes = 300;

export function ownTraffic(): OwnTraffic {
  const shapes = new Set<string>();
  let hasActed = false;
  return {
    beginPage() {
      hasActed = false;
    },
    act() {
      hasActed = true;
    },
    isOwn(request, said) {
      const shape = shapeOf(request, said);
      if (!hasActed && shapes.size < mostShapes) shapes.add(shape);
      return !hasActed || shapes.has(shape);
    },
  };
}

/** All but the values, and of these what is to be done. */
function shapeOf(request: GatedRequest, said: readonly Saying[]): string {
  const names = [...new Set(said.map(({ name, within }) => `${within} ${name}`))].toSorted();
  return JSON.stringify([methodOf(request), addressOnly(request.url), names, namedOperations(request, said)]);
}
