import type { FieldRule } from '@/domain/page/recipe';
import { rawText } from '@/page/dom/text/raw-text';
import { matchesWithin, valueByRule } from '../rows/read-rule';
import { selectorsWithin } from '../rows/selectors-within';

type Reading = Omit<FieldRule, 'selector' | 'nth'>;

/** A posting has a single h1, whatever its name. */
const telling = /[.#[]|^h1$/;
/** That an element has no name tells it from its siblings alone. */
const structural = /:nth-of-type|:not\(|^:scope >/;

/**
 * A rule that finds the element by its name, if nothing else in the scope with a value has it; null if only its position would identify it.
 * Several that say the same (an "Apply" above and below) count as one.
 */
export function stableRule(scope: Element, element: Element, reading: Reading): FieldRule | null {
  const value = valueByRule(element, reading);
  for (const selector of selectorsWithin(scope, element)) {
    if (structural.test(selector) || !(reading.kind || tells(selector, element))) continue;
    const values = matchesWithin(scope, selector).map((match) => valueByRule(match, reading));
    if (values.every((other) => other === '' || other === value)) return { selector, nth: 0, ...reading };
  }
  return null;
}

/** The element itself is named, or a named ancestor contains nothing else: otherwise only its position would identify it. */
function tells(selector: string, element: Element): boolean {
  const [outer = '', inner] = selector.split(/\s+(?![^[]*\])/);
  if (telling.test(inner ?? outer)) return true;
  const holder = inner === undefined ? null : element.closest(outer);
  return holder !== null && rawText(holder) === rawText(element);
}
