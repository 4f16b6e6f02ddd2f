import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { isFilterName, isResetControl } from '@/language/words/controls/filter-phrases';
import { saysFurtherOptions } from '@/language/words/controls/says-load-more';
import { isSortControl } from '@/language/words/controls/sort-phrases';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { closestMatching, comesBefore, flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { choicesBefore } from './choices-before';

/** Possible openers: buttons, elements with pop-up markup, and links used as buttons. */
const openerSelector =
  'button,summary,[role=button],[role=combobox]:not(input),[aria-haspopup],[aria-expanded],a[href^="#"],a:not([href]),input[type=button]';
const popUp = '[aria-haspopup]:not([aria-haspopup=false]),[aria-expanded],summary,[role=combobox]';
const elsewhere = 'nav,footer,[role=navigation],[role=contentinfo],[role=tablist]';
const pageHead = 'header,[role=banner]';

/** Characters. Longer names are entire rows or sentences. */
const longestName = 40;
const leastPoints = 4;
const mostOpeners = 12;
/** Ancestors of an opener up to the bar with the others. */
const barDepth = 5;

/** The elements around a page's filters. */
export interface FilterSetting {
  search: Element | null;
  firstRow: Element | null;
}

/** Likely filter openers, surest first: by what they open, where they are, and their words. */
export function findFilterOpeners(candidates: readonly Element[], setting: FilterSetting): Element[] {
  const openers = candidates.filter((element) => element.matches(openerSelector) && !isSomethingElse(element));
  const popUps = new Set(openers.filter((element) => element.matches(popUp)));
  return openers
    .map((element) => ({ element, points: pointsOf(element, popUps, setting) }))
    .filter(({ points }) => points >= leastPoints)
    .sort((one, other) => other.points - one.points)
    .slice(0, mostOpeners)
    .map(({ element }) => element);
}

function isSomethingElse(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
  // A toggle is itself a filter.
  if (element.matches('[aria-pressed],[aria-checked],:disabled') || closestMatching(element, elsewhere)) return true;
  const name = nameOrTextStart(element);
  return name === '' || name.length > longestName || isSortControl(name) || isResetControl(name);
}

function pointsOf(element: Element, popUps: ReadonlySet<Element>, setting: FilterSetting): number {
  const name = nameOrTextStart(element);
  const isPopUp = popUps.has(element);
  const hasWord = mentionsFilters(name);
  const isInHead = !hasWord && closestMatching(element, pageHead) !== null && setting.search !== null;
  return (
    (hasWord ? 4 : 0) +
    (showsFurtherOptions(element, name) ? leastPoints : 0) +
    (isPopUp ? 2 : 0) +
    (isFilterName(name) ? 2 : 0) +
    (isPopUp && standsBetween(element, setting) ? 1 : 0) +
    (isPopUp && isInBar(element, popUps) ? 1 : 0) -
    (isInHead ? 2 : 0)
  );
}

/** "Show all" behind the first options of a filter. */
function showsFurtherOptions(element: Element, name: string): boolean {
  return saysFurtherOptions(name) && choicesBefore(element) !== null;
}

/** Below the search, above the rows. */
function standsBetween(element: Element, { search, firstRow }: FilterSetting): boolean {
  if (!firstRow) return false;
  return comesBefore(element, firstRow) && (search === null || comesBefore(search, element));
}

/** Among other openers. */
function isInBar(element: Element, popUps: ReadonlySet<Element>): boolean {
  let at = flatParent(element);
  for (let level = 0; at && at !== document.body && level < barDepth; level += 1, at = flatParent(at)) {
    const around = at;
    if (around.matches('main,[role=main]')) return false;
    if ([...popUps].some((other) => other !== element && isInFlatTree(other, around))) return true;
  }
  return false;
}
