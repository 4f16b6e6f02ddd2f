import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { closestMatching, flatParent } from '@/page/dom/tree/flat-tree';
import { filterGroupLabel } from './filter-group';

/** The number of results after an option's name: "Berlin (12)", "Berlin 12". */
const count = /(?:^|\s)[([]?\d[\d.,\s]{0,20}[)\]]?$/;
const parts = 'aside,[role=complementary],[role=region],fieldset,section,form,details';
const leastAlike = 2;
const longestName = 60;

/**
 * Links that filter the list: adjacent ones under a heading that lead to the current page with another query, or show how many results each
 * leaves.
 */
export function facetLinks(links: readonly Element[], root: Element): Element[] {
  const groups = Map.groupBy(links.filter(isShort), (link) => holderOf(link));
  return Array.from(groups.values()).flatMap((group) => (areFacets(group, root) ? group : []));
}

function areFacets(group: readonly Element[], root: Element): boolean {
  const [first] = group;
  if (!first || group.length < leastAlike || filterGroupLabel(first, root) === '') return false;
  const counted = group.filter((link) => count.test(nameOrTextStart(link)) || count.test(itemText(link)));
  if (counted.length >= group.length * 0.7) return true;
  return closestMatching(first, parts) !== null && group.every(leadsToThisPage);
}

/** The list a link is in: its parent, or its item's parent. */
function holderOf(link: Element): Element {
  const parent = flatParent(link) ?? link;
  return parent.childElementCount <= 2 || parent.localName === 'li' ? (flatParent(parent) ?? parent) : parent;
}

/** Page numbers lead to the current page too, but are just numbers. */
function leadsToThisPage(link: Element): boolean {
  if (!(link instanceof HTMLAnchorElement) || !/\p{L}/u.test(link.textContent ?? '')) return false;
  return link.pathname === location.pathname && link.host === location.host && link.search !== location.search;
}

function isShort(link: Element): boolean {
  const { length } = nameOrTextStart(link);
  return length > 1 && length <= longestName;
}

function itemText(link: Element): string {
  const item = flatParent(link);
  return item && item.childElementCount <= 3 ? (item.textContent ?? '').trim() : '';
}
