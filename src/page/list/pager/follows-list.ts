import { elementsWithin } from '@/page/dom/tree/elements-within';
import { comesBefore, flatParent } from '@/page/dom/tree/flat-tree';

/** Characters. A part with more of them says something of its own: a pager has arrows, numbers and "page 2 of 7". */
const longestPager = 80;
/** What begins another part of the page. */
const beginsPart = 'h1,h2,h3,h4,h5,h6,[role="heading"],aside,footer,table,ul,ol,[role="list"],iframe';

/**
 * True in the short part that comes right after a list, where nothing else begins in between: the place of its pager, whatever the names of
 * the elements. `rows`: of the list.
 */
export function followsList(element: Element, rows: ReadonlySet<Element>): boolean {
  const last = [...rows].at(-1);
  if (!last || !comesBefore(last, element)) return false;
  const around = pathUp(last);
  const part = partBeside(element, new Set(around));
  if (!part || (part.textContent ?? '').trim().length > longestPager) return false;
  const list = around.find((one) => flatParent(one) === flatParent(part));
  return list !== undefined && elementsBetween(list, part).every((between) => !beginsAnother(between));
}

function pathUp(element: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at; at = flatParent(at)) path.push(at);
  return path;
}

/** The largest part around an element without the list. */
function partBeside(element: Element, around: ReadonlySet<Element>): Element | null {
  let part = element;
  for (let at = flatParent(part); at && !around.has(at); at = flatParent(at)) part = at;
  return flatParent(part) && part;
}

function elementsBetween(list: Element, part: Element): Element[] {
  const between: Element[] = [];
  for (let at = list.nextElementSibling; at && at !== part; at = at.nextElementSibling) between.push(at);
  return between;
}

function beginsAnother(element: Element): boolean {
  return element.matches(beginsPart) || elementsWithin(element).some((inner) => inner.matches(beginsPart));
}
