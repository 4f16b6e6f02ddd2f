import type { FieldOption } from '@/domain/form/form-field';
import { findCachedTarget } from '@/page/dom/refs/find-target';
import { closestMatching, flatParent } from '@/page/dom/tree/flat-tree';
import { labelsOf } from '@/page/dom/tree/labels-of';
import { hasOtherControl } from '@/page/form/collect-controls';

/** Ancestors of a control that may contain its words. */
const mostLevels = 4;

/**
 * All words that may ask the question of a control, verbatim: its labels, its own surroundings, its legend, its options. As long as they
 * are the same, so is the question.
 */
export function controlWordsOf(element: Element, options: readonly FieldOption[] | null): string {
  const labels = element instanceof HTMLInputElement ? labelsOf(element).map(textOf) : [];
  const attributes = ['aria-label', 'aria-labelledby', 'placeholder', 'type'].map((name) => element.getAttribute(name));
  const legend = closestMatching(element, 'fieldset')?.querySelector(':scope > legend');
  const chosen = (options ?? []).map(({ selector }) => selector && textOf(around(findCachedTarget(selector))));
  return [...labels, ...attributes, textOf(legend), textOf(around(element)), ...chosen].join('\n');
}

/** The outermost ancestor without another control. */
function around(element: Element | null): Element | null {
  let own = element;
  for (let level = 0; own && level < mostLevels; level += 1) {
    const outer: Element | null = flatParent(own);
    if (!outer || outer.matches('form,body,main') || (element && hasOtherControl(outer, element))) break;
    own = outer;
  }
  return own;
}

/** Characters. Long texts keep both ends. */
const longest = 20_000;

function textOf(element: Element | null | undefined): string {
  const text = element?.textContent ?? '';
  return text.length <= longest ? text : `${text.slice(0, longest / 2)}${text.length}${text.slice(-longest / 2)}`;
}
