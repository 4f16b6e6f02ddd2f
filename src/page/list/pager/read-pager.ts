import type { PagerReading } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import { refOf } from '@/page/dom/refs/element-refs';
import { buildSelector } from '@/page/dom/selectors/build-selector';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { rawText } from '@/page/dom/text/raw-text';
import { dialogs } from '@/page/dom/tree/dialog-selector';
import { closestMatching, comesBefore, isInFlatTree, isWithinAny } from '@/page/dom/tree/flat-tree';
import { pressStandIn } from '@/page/dom/visibility/press-point';
import { rememberPager } from '@/page/press/known-list-controls';
import { readAnnouncedCount } from '../rows/announced-count';
import { listElement } from '../rows/list-element';
import { rowElements } from '../rows/read-rows';
import { isBareControl } from './bare-control';
import { cursorAddress } from './cursor-address';
import { isInPosting } from './is-in-posting';
import { isOtherStepper } from './is-other-stepper';
import { findLoadMore, findShowAll } from './load-more';
import { growsWhenScrolled, waitsForScroll } from './more-to-scroll';
import { minNextControlScore, nextControlScore, type PagerSetting } from './next-control';
import { nextPageUrl } from './next-page-url';
import { farthestUpTo, type NumberedPager, numberedPagers } from './numbered-pager';
import { pageNumberPlace } from './page-step';
import { type PagerControl, pagerControls } from './pager-control';
import { isCalledNext } from './pager-words';
import { sectionLinks } from './section-lists';
import { readResultRange, readSaidPage, standsBesideRange } from './shown-row-range';

/**
 * How to get further rows. With a recipe, only what is after or around its list is examined. `towards`: the page to go on to, past those
 * between if a number leads there.
 */
export function readPager(page: Document, recipe: Recipe | null, towards: number | null = null): PagerReading {
  const list = recipe ? listOf(recipe) : null;
  const found = pagerControls(page, (element) => isOutsideRows(element, list));
  const controls = found.filter((control) => !control.isBare || isBareControl(control));
  const here = new URL(page.location.href);
  const pagers = numberedPagers(controls, here).filter(
    ({ container }) => !isOtherStepper(container, list?.first ?? null),
  );
  const rows = list?.rows ?? null;
  const setting = { here, pagers, rows, jobs: list?.jobs ?? 0, declaredNext: declaredNextOf(page) };
  const pager = pagers.findLast(({ current }) => current !== null) ?? null;
  const far = pager && towards !== null ? farthestUpTo(pager, towards) : null;
  const farther = far === null ? undefined : pager?.numbers.get(far);
  if (far !== null && farther && canBePressed(farther)) return { ...reading('numbered', farther, pager), number: far };
  const next = findNext(controls, setting, rows);
  if (next) return reading('next', next, pager);
  const number = pagers.findLast((each) => each.next !== null)?.next;
  if (number) return reading('numbered', number, pager);
  const elsewhere = new Set<Element>(list ? sectionLinks([...list.rows]).map(({ link }) => link) : []);
  const mayAdd = (control: PagerControl) => canBePressed(control) && !elsewhere.has(control.element);
  const more = pager ? null : findMore(controls.filter(mayAdd), recipe, rows);
  if (more) return reading('load-more', more, null);
  const url = pager || !recipe || controls.some(isIdleNext) ? null : addressOfNext(here, recipe);
  if (url !== null) return { ...reading('numbered', null, null), url };
  const shown = shownPager(recipe);
  if (shown) return { ...reading('next', null, pager), ref: refOf(shown), selector: buildSelector(shown) };
  const cursor = pager || !recipe ? null : cursorAddress(page, here, rowElements(recipe));
  if (cursor !== null) return { ...reading('numbered', null, null), url: cursor };
  if (!pager && growsWhenScrolled(recipe)) return reading('infinite', null, null);
  return { ...reading('none', null, pager), ...(pager === null && readSaidPage()) };
}

function findMore(
  controls: readonly PagerControl[],
  recipe: Recipe | null,
  rows: ReadonlySet<Element> | null,
): PagerControl | null {
  const more = findLoadMore(controls, rows);
  if (more || !recipe || !rows) return more;
  return findShowAll(controls, rows, () => {
    const shown = [...rows];
    return (readAnnouncedCount(listElement(recipe, shown), shown) ?? 0) > shown.length;
  });
}

/** What an agent once pointed out. That it leads on is only its word: the gate is not told so. */
function shownPager(recipe: Recipe | null): Element | null {
  const { isShown = false, selector = null } = recipe?.pager ?? {};
  const [only, second] = isShown && selector !== null ? findBySelector(selector) : [];
  return only && !second ? only : null;
}

/** The control with the most points; the last of equals, since the pager below a list is usually more complete. */
function findNext(
  controls: readonly PagerControl[],
  setting: PagerSetting,
  rows: ReadonlySet<Element> | null,
): PagerControl | null {
  const [first = null] = rows ?? [];
  let best: PagerControl | null = null;
  let most = minNextControlScore;
  for (const control of controls) {
    const points = nextControlScore(control, setting);
    if (points < most || !canBePressed(control) || isOtherStepper(control.element, first)) continue;
    if (stepsThroughEntries(control)) continue;
    if (rows && isInPosting(control.element, rows)) continue;
    best = control;
    most = points;
  }
  return best;
}

/** Entries that each have a link of that name to another place of this page: one pager below a list, and one above, lead to one. */
const fewestEntries = 3;

function stepsThroughEntries({ element }: PagerControl): boolean {
  const toPlaces = 'a[href^="#"]:not([href="#"])';
  if (!element.matches(toPlaces)) return false;
  const alike = Array.from(document.querySelectorAll(toPlaces)).filter((each) => rawText(each) === rawText(element));
  return new Set(alike.map((each) => each.getAttribute('href'))).size >= fewestEntries;
}

/** A disabled control to the next page means there is none. */
function isIdleNext(control: PagerControl): boolean {
  return control.isDisabled && isCalledNext(control);
}

/** Without a control, the address may lead on if the page announces more than it shows and does not grow on scrolling. */
function addressOfNext(here: URL, recipe: Recipe): string | null {
  if (pageNumberPlace(here) === null) return null;
  const rows = rowElements(recipe);
  const announced = readAnnouncedCount(listElement(recipe, rows), rows);
  if (announced === null || waitsForScroll(recipe)) return null;
  const { range, isLastPage } = readResultRange(announced);
  return isLastPage ? null : nextPageUrl(here, { rows: rows.length, announced, range });
}

/** Without an address the mouse has to hit it: an arrow whose icon has not loaded leaves it nothing to hit, where a number may. */
function canBePressed({ isDisabled, element, url }: PagerControl): boolean {
  if (isDisabled) return false;
  return url !== null || (!element.matches('a[href^="http"], a[href^="/"]') && pressStandIn(element) !== null);
}

/** The rows of a list, and their container. */
interface List {
  rows: ReadonlySet<Element>;
  /** How many of them are jobs: the heads of columns stand among them as rows do. */
  jobs: number;
  first: Element;
}

function listOf(recipe: Recipe): List | null {
  const found = findBySelector(recipe.rows.row);
  const [first] = found;
  // A table may hold its pager in a last row of its own, which is like the others but for having no job.
  const jobs = rowElements(recipe);
  const end = found.indexOf(jobs.at(-1) ?? document.body);
  const rows = new Set(end < 0 ? found : found.slice(0, end + 1));
  return first ? { rows, jobs: jobs.length || rows.size, first } : null;
}

/**
 * Controls inside a row, before the list, or in a dialog that the list is not in are about something else. Before it, the range of its rows
 * may stand with what turns them.
 */
function isOutsideRows(element: Element, list: List | null): boolean {
  const dialog = closestMatching(element, dialogs);
  if (dialog && !(list && isInFlatTree(list.first, dialog))) return false;
  if (!list) return true;
  if (!comesBefore(list.first, element)) return standsBesideRange(element, list.jobs);
  return !isWithinAny(element, list.rows);
}

function declaredNextOf(page: Document): string | null {
  const link = page.querySelector('link[rel~="next"][href]');
  return link instanceof HTMLLinkElement ? link.href : null;
}

function reading(kind: PagerReading['kind'], control: PagerControl | null, pager: NumberedPager | null): PagerReading {
  if (control) rememberPager(control.element);
  return {
    kind,
    ref: control && refOf(control.element),
    selector: control && buildSelector(control.element),
    url: control?.url?.href ?? null,
    current: pager?.current ?? null,
    last: pager?.last ?? null,
  };
}
