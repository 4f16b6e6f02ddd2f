import { toVisibleLine } from '@/language/fold/visible-one-line';
import { isOtherContentHeading } from '@/language/words/jobs/posting-section-words';
import { headings } from '@/page/dom/text/headings';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { surroundingsOfElement } from '../lines/surrounding-markup';

/** What is no part of a posting inside `root`: navigation, footers, dialogs, list rows, and sections headed as other jobs. */
export function isOutsidePosting(root: Element, rows: ReadonlySet<Element>): (element: Element) => boolean {
  const others = otherSections(root);
  return (element) => {
    if (element === root) return false;
    if (rows.has(element) || others.has(element)) return true;
    const surroundings = surroundingsOfElement(element);
    return surroundings === 'navigation' || surroundings === 'dialog';
  };
}

function otherSections(root: Element): ReadonlySet<Element> {
  const sections = elementsWithin(root).flatMap((element) => {
    if (!element.matches(headings)) return [];
    return isOtherContentHeading(toVisibleLine(element.textContent ?? '')) ? [sectionOf(element, root)] : [];
  });
  return new Set(sections);
}

/** The largest element that starts with the heading, and so contains its section; the heading itself if there is none. */
function sectionOf(heading: Element, root: Element): Element {
  const beginning = textOf(heading);
  let section = heading;
  for (let at = flatParent(heading); at && at !== root; at = flatParent(at)) {
    if (!textOf(at).startsWith(beginning)) break;
    section = at;
  }
  return section;
}

function textOf(element: Element): string {
  return (element.textContent ?? '').trimStart();
}
