import { isCareersText } from '@/language/words/pages/careers-words';
import { headings } from '@/page/dom/text/headings';
import { visibleText } from '@/page/dom/text/visible-text';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';
import { comesBefore } from '@/page/dom/tree/flat-tree';
import type { ElementGroup } from './find-groups';

/** Of other parts of a site than its page's own. */
const menus = 'nav,[role=navigation],footer,[role=contentinfo],aside,[role=complementary]';

/** Whether the heading right above a group is nothing but what a careers section or its list is called: "Open positions". */
export function standsUnderJobsHeading(group: ElementGroup): boolean {
  const [first] = group;
  if (!first || first.closest(menus)) return false;
  const all = headingsOf(document);
  const heading = all[countBefore(all, first) - 1];
  return heading !== undefined && isCareersText(visibleText(heading));
}

const headingsOf = cachePerTask((page: Document): Element[] => Array.from(page.querySelectorAll(headings)));

/** How many of the elements, in document order, come before another. */
function countBefore(elements: readonly Element[], other: Element): number {
  let [least, most] = [0, elements.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    const element = elements[middle];
    if (element && comesBefore(element, other)) least = middle + 1;
    else most = middle;
  }
  return least;
}
