/** Children of one element, from first to last. */
export interface SiblingRange {
  first: Element;
  last: Element;
}

/** Levels. Deeper positions are not stable. */
const mostSteps = 8;

/**
 * Selectors for siblings by position in a pane, counted from top and bottom, regardless of names; none inside a shadow root of their own.
 */
export function positionsOf(pane: Element, { first, last }: SiblingRange): string[] {
  const holder = first.parentElement;
  const way = holder && wayDown(pane, holder);
  if (!way || way.length >= mostSteps) return [];
  const outer = distinct([way.map(fromAbove), way.map(fromBelow)].map((steps) => steps.join(' > ')));
  const inner = first === last ? [fromAbove(first), fromBelow(first)] : ranges(first, last);
  return outer.flatMap((steps) => inner.map((step) => [':scope', ...(steps ? [steps] : []), step].join(' > ')));
}

/** Their number may vary: they are counted from both ends. */
function ranges(first: Element, last: Element): string[] {
  const begins = [`:nth-child(n+${placeOf(first)})`, `:nth-last-child(-n+${placeFromEnd(first)})`];
  const ends = [`:nth-child(-n+${placeOf(last)})`, `:nth-last-child(n+${placeFromEnd(last)})`];
  return begins.flatMap((begin) => ends.map((end) => begin + end));
}

/** The elements from the pane down to the element, inclusive; null if it is not inside. */
function wayDown(pane: Element, element: Element): Element[] | null {
  const steps: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at === pane) return steps;
    steps.unshift(at);
  }
  return null;
}

function fromAbove(element: Element): string {
  return `:nth-child(${placeOf(element)})`;
}

function fromBelow(element: Element): string {
  return `:nth-last-child(${placeFromEnd(element)})`;
}

function placeOf(element: Element): number {
  let place = 1;
  for (let at = element.previousElementSibling; at; at = at.previousElementSibling) place += 1;
  return place;
}

function placeFromEnd(element: Element): number {
  let place = 1;
  for (let at = element.nextElementSibling; at; at = at.nextElementSibling) place += 1;
  return place;
}

function distinct(values: string[]): string[] {
  return [...new Set(values)];
}
