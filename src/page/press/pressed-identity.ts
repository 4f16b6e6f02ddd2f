import type { PressedControl } from '@/page/dom/controls/pressed-control';
import type { ControlFacts } from '@/safety/control-facts';

const numbers = new WeakMap<Element, number>();
let count = 0;

/** Stays the same as long as the same elements are pressed, with the same targets. Their names are judged anew. */
export function pressIdentityOf({ control, link, submitter, labelled }: PressedControl, facts: ControlFacts): string {
  return [...[control, link, submitter, labelled].map(numberOf), ...waysOf(facts)].join(' ');
}

/** The same for a control and what replaces it: of one kind, by the same names, with the same targets. */
export function pressLikenessOf({ control }: PressedControl, facts: ControlFacts): string {
  return JSON.stringify([control.localName, facts.names, facts.marks, waysOf(facts)]);
}

const waysOf = ({ url, submit }: ControlFacts) => [url, submit?.url, submit?.method, submit?.isInPlace];

function numberOf(element: Element | null): number {
  if (!element) return 0;
  const known = numbers.get(element);
  if (known !== undefined) return known;
  count += 1;
  numbers.set(element, count);
  return count;
}
