import type { FieldOption } from '@/domain/form-field';
import { hasOtherControl } from '../forms/collect-controls';
import { findDuringLook } from '../refs/find-target';
import { closestMatching, flatParent } from '../walker/flat-tree';
import { labelsOf } from '../walker/labels-of';

/** How far out from a control the words stand that are its own. */
const mostLevels = 4;

/**
 * All words that may say what a control asks for, as they are: what it is labelled by, what stands around it alone, the legend over it, its
 * options. As long as these are the same, so is the question.
 */
export function wordsOver(element: Element, options: readonly FieldOption[] | null): string {
  const labels = element instanceof HTMLInputElement ? labelsOf(element).map(textOf) : [];
  const attributes = ['aria-label', 'aria-labelledby', 'placeholder', 'type'].map((name) => element.getAttribute(name));
  const legend = closestMatching(element, 'fieldset')?.querySelector(':scope > legend');
  const chosen = (options ?? []).map(({ selector }) => selector && textOf(around(findDuringLook(selector))));
  return [...labels, ...attributes, textOf(legend), textOf(around(element)), ...chosen].join('\n');
}

/** The outermost element around one that holds no other control. */
function around(element: Element | null): Element | null {
  let own = element;
  for (let level = 0; own && level < mostLevels; level += 1) {
    const outer: Element | null = flatParent(own);
    if (!outer || outer.matches('form,body,main') || (element && hasOtherControl(outer, element))) break;
    own = outer;
  }
  return own;
}

/** Of a long text both ends are kept. Characters. */
const longest = 20_000;

function textOf(element: Element | null | undefined): string {
  const text = element?.textContent ?? '';
  return text.length <= longest ? text : `${text.slice(0, longest / 2)}${text.length}${text.slice(-longest / 2)}`;
}
