import { effectiveMethod, type GatedRequest, urlWithoutQuery } from './gated-request';
import { namedOperations } from './named-operations';
import type { NamedValue } from './named-values';

/** What a page requests on its own, before the run has acted in it: polling, lists from APIs with meaningless names. */
export interface BackgroundTraffic {
  /** A page was loaded in which nothing was done yet. */
  beginPage(): void;
  /** From now on requests may be effects of the run. */
  act(): void;
  /** Whether a request is the page's own, or shaped like one that was. */
  isOwn(request: GatedRequest, said: readonly NamedValue[]): boolean;
}

/** No page sends this many kinds on its own. */
const mostShapes = 300;

export function createBackgroundTraffic(): BackgroundTraffic {
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

/** Everything but the values, unless they name an operation. */
function shapeOf(request: GatedRequest, said: readonly NamedValue[]): string {
  const names = [...new Set(said.map(({ name, within }) => `${within} ${name}`))].toSorted();
  return JSON.stringify([
    effectiveMethod(request),
    urlWithoutQuery(request.url),
    names,
    namedOperations(request, said),
  ]);
}
