import { toVisibleLine } from '@/language/fold/visible-one-line';
import { accessibleName, nameOrTextStart } from '@/page/dom/text/accessible-name';
import { partHeading } from '@/page/dom/text/surrounding-words';
import { textAlternative } from '@/page/dom/text/text-alternative';
import { flatParent } from '@/page/dom/tree/flat-tree';

const groups = 'fieldset,[role=group],[role=radiogroup],[role=listbox],[role=menu],[role=region],details,section';
const heading = 'h1,h2,h3,h4,h5,h6,[role=heading],legend,summary,dt';
const longestHeading = 80;

/** The label of a control's group inside `root`: legend, group name, or preceding heading; empty if none. */
export function filterGroupLabel(control: Element, root: Element): string {
  for (let at: Element = control; at !== root; ) {
    const words = at === control ? '' : groupName(at);
    if (words) return words;
    const before = headingBefore(at);
    if (before) return before;
    const parent = flatParent(at);
    if (!parent) return '';
    at = parent;
  }
  return groupName(root) && root.matches('fieldset,[role=radiogroup],[role=listbox]') ? groupName(root) : '';
}

function groupName(element: Element): string {
  if (!element.matches(groups)) return '';
  if (element.localName === 'details') {
    const summary = element.querySelector(':scope > summary');
    return summary ? textAlternative(summary) : '';
  }
  if (element.localName === 'section' || element.matches('[role=region]')) return accessibleName(element);
  return element.matches('[role=listbox],[role=menu]') ? accessibleName(element) : partHeading(element);
}

/** The nearest heading among its preceding siblings, or a heading in other markup. */
function headingBefore(element: Element): string {
  for (let at = element.previousElementSibling; at; at = at.previousElementSibling) {
    const found = at.matches(heading) ? at : headingOfAccordion(at);
    if (found?.checkVisibility()) return short(nameOrTextStart(found));
  }
  return '';
}

/** A button that expands what follows is its heading, whether in a heading element or not. */
function headingOfAccordion(element: Element): Element | null {
  if (element.matches('[aria-expanded=true]')) return element;
  if (element.childElementCount > 4) return null;
  return element.querySelector(`:scope > :is(${heading}), :scope > [aria-expanded=true]`);
}

function short(text: string): string {
  return toVisibleLine(text).slice(0, longestHeading);
}
