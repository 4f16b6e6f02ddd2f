import { isCareersText } from '@/language/words/pages/careers-words';
import { headings } from '@/page/dom/text/headings';
import { visibleText } from '@/page/dom/text/visible-text';
import { closestAmong, comesBefore } from '@/page/dom/tree/flat-tree';
import type { ElementGroup } from './find-groups';

/** Of other parts of a site than its page's own. */
const menus = 'nav,[role=navigation],footer,[role=contentinfo],aside,[role=complementary]';

/** Whether the heading right above a group is nothing but the name of a list of jobs: "Open positions". */
export function standsUnderJobsHeading(group: ElementGroup): boolean {
  const [first] = group;
  if (!first || first.closest(menus)) return false;
  const rows = new Set(group);
  const above = Array.from(document.querySelectorAll(headings)).findLast(
    (heading) => comesBefore(heading, first) && closestAmong(heading, rows) === null,
  );
  return above !== undefined && isCareersText(visibleText(above));
}
