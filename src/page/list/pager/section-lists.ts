import type { ListParts } from '@/domain/page/page-readings';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { saysLoadMore, saysShowAll, saysShowMore } from '@/language/words/controls/says-load-more';
import { refOf } from '@/page/dom/refs/element-refs';
import { headings } from '@/page/dom/text/headings';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { closestAmong, closestMatching, comesBefore } from '@/page/dom/tree/flat-tree';
import { isSameSite } from '@/url/web-url';
import { isSectionName, nameOfSection } from '../rows/folded-sections';
import { aparts } from './about-jobs';
import { pageStep } from './page-step';

/** A link below the rows of a section that leads to the section's own list. */
export interface SectionLink {
  link: HTMLAnchorElement;
  /** What the section is called. */
  name: string;
}

/** Characters. */
const longestTitle = 60;

/**
 * A page that shows the first rows of several sections, each under its heading, and below some of them "Show more": a link to all of that
 * section, whose further rows are there alone. Of a page with one section, it leads to the whole of a list that this page only begins.
 */
export function sectionLinks(rows: readonly Element[]): SectionLink[] {
  const links = elementsWithin(document.body).filter(leadsToMore);
  if (links.length === 0 || rows.length === 0) return [];
  const members = new Set(rows);
  const heads = elementsWithin(document.body).filter(
    (element) => element.matches(headings) && closestAmong(element, members) === null,
  );
  const found = links.flatMap((link) => {
    if (closestAmong(link, members) !== null) return [];
    const head = heads.findLast((each) => comesBefore(each, link));
    const row = rows.findLast((each) => comesBefore(each, link));
    const isBelowRows = head && row && comesBefore(head, row);
    const isOneOfSeveral = head && rows.some((each) => comesBefore(each, head) || comesBefore(link, each));
    const name = head ? nameOfSection(head) : '';
    return isBelowRows && isOneOfSeveral && isSectionName(name) ? [{ link, name }] : [];
  });
  // What leads to the same from everywhere is no section's.
  return new Set(found.map(({ link }) => link.href)).size === found.length ? found : [];
}

/** These sections as parts of the list, of which this page is one. */
export function sectionLists(rows: readonly Element[]): ListParts | null {
  const found = sectionLinks(rows);
  if (found.length === 0) return null;
  return {
    current: collapseWhitespace(document.title).slice(0, longestTitle),
    areTabs: false,
    areApart: false,
    leadOn: true,
    others: found.map(({ link, name }) => ({ name, ref: refOf(link), url: link.href })),
  };
}

function leadsToMore(element: Element): element is HTMLAnchorElement {
  if (!(element instanceof HTMLAnchorElement) || !/^https?:$/.test(element.protocol)) return false;
  const name = collapseWhitespace(element.textContent);
  if (![saysShowMore, saysShowAll, saysLoadMore].some((says) => says(name)) || !element.checkVisibility()) return false;
  const isOther = element.href.split('#')[0] !== document.URL.split('#')[0];
  const here = new URL(document.URL);
  const isStep = pageStep(here, new URL(element.href)) !== 'other';
  return isOther && !isStep && isSameSite(element.hostname, location.hostname) && !closestMatching(element, aparts);
}
