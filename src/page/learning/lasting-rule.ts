import type { FieldRule } from '@/domain/recipe';
import { rawText } from '../records/raw-text';
import { matchesWithin, valueIn } from '../records/read-rule';
import { selectorsWithin } from '../records/selectors-within';

type Reading = Omit<FieldRule, 'selector' | 'nth'>;

/** A posting has one heading of the first level, whatever it is called by. */
const telling = /[.#[]|^h1$/;
const structural = /:nth-of-type|^:scope >/;

/**
 * A rule that finds the element by what it is called, where nothing else in the scope with a value is called so; null where only its
 * place would tell. What several alike say the same of (an "Apply" above and below) counts as one.
 */
export function lastingRule(scope: Element, element: Element, reading: Reading): FieldRule | null {
  const value = valueIn(element, reading);
  for (const selector of selectorsWithin(scope, element)) {
    if (structural.test(selector) || !(reading.kind || tells(selector, element))) continue;
    const values = matchesWithin(scope, selector).map((match) => valueIn(match, reading));
    if (values.every((other) => other === '' || other === value)) return { selector, nth: 0, ...reading };
  }
  return null;
}

/** The element itself is named, or what is named around it holds nothing else: among others only its place would tell it. */
function tells(selector: string, element: Element): boolean {
  const [outer = '', inner] = selector.split(/\s+(?![^[]*\])/);
  if (telling.test(inner ?? outer)) return true;
  const holder = inner === undefined ? null : element.closest(outer);
  return holder !== null && rawText(holder) === rawText(element);
}
