import type { ListParts } from '@/domain/page/page-readings';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { refOf } from '@/page/dom/refs/element-refs';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { comesBefore } from '@/page/dom/tree/flat-tree';

const opener = '[aria-expanded]:not([aria-haspopup]):not(input):not(select)';
/** Characters. Longer texts are questions, or jobs of their own. */
const longestName = 60;

/**
 * Sections that are opened one by one, of which one holds the list: the others, as long as they are closed, may have jobs that are in the
 * page only then. Null where rows stand in no such section, or no other is closed.
 */
export function foldedParts(rows: readonly Element[], first: Element): ListParts | null {
  const openers = elementsWithin(document.body).filter(
    (element) => element.matches(opener) && element.checkVisibility() && !rows.some((row) => row.contains(element)),
  );
  const head = openers.findLast((each) => isOpen(each) && comesBefore(each, first));
  const section = head && sectionOf(head, openers);
  if (!head || !section?.contains(first)) return null;
  const others = openers.filter((each) => {
    if (isOpen(each) || !isAlike(each, head)) return false;
    const other = sectionOf(each, openers);
    const isBeside = other !== section && other.parentElement === section.parentElement;
    return isBeside && !rows.some((row) => other.contains(row));
  });
  if (others.length === 0 || ![head, ...others].map(textOf).every((text) => text && text.length <= longestName))
    return null;
  return {
    current: textOf(head),
    areTabs: true,
    areApart: false,
    others: others.map((each) => ({ name: textOf(each), ref: refOf(each), url: null })),
  };
}

/** The largest element around an opener that has no other one. */
function sectionOf(head: Element, openers: readonly Element[]): Element {
  let section = head;
  while (section.parentElement && !openers.some((other) => other !== head && section.parentElement?.contains(other)))
    section = section.parentElement;
  return section;
}

function isAlike(one: Element, other: Element): boolean {
  return one.localName === other.localName && one.className === other.className;
}

function isOpen(element: Element): boolean {
  return element.getAttribute('aria-expanded') === 'true';
}

const textOf = ({ textContent }: Element): string => collapseWhitespace(textContent);
