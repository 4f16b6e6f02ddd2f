import { flatParent } from '@/page/dom/tree/flat-tree';
import { isInPagination } from '@/page/press/is-in-pagination';
import { followsList } from './follows-list';
import type { NumberedPager } from './numbered-pager';
import { type PageStep, pageStep } from './page-step';
import type { PagerControl } from './pager-control';
import {
  isCalledNext,
  isCalledPrevious,
  isLastPageGlyph,
  isNextGlyph,
  isPreviousGlyph,
  mentionsNext,
  pageNumberOf,
} from './pager-words';
import { standsBesideRange } from './shown-row-range';

/** The page around the controls. */
export interface PagerSetting {
  here: URL;
  /** The next page declared in the head (`<link rel=next>`). */
  declaredNext: string | null;
  pagers: readonly NumberedPager[];
  /** The list's rows; null if no list is known. */
  rows: ReadonlySet<Element> | null;
  /** How many of them are jobs: others may be the heads of columns. */
  jobs: number;
}

/** The points a control needs to count as next; see `pointsOf`. */
export const minNextControlScore = 6;

/** The evidence that a control leads to the next page of results. */
export function nextControlScore(control: PagerControl, setting: PagerSetting): number {
  if (pageNumberOf(control) !== null || control.text.length > 45) return 0;
  const step = control.url ? pageStep(setting.here, control.url) : 'other';
  const points = namePoints(control, step) + addressPoints(control, step, setting);
  // Without a word, arrow or address, position means nothing; most controls end here.
  return points < 2 ? 0 : points + placePoints(control, setting);
}

function namePoints(control: PagerControl, step: PageStep): number {
  const { marks, rel } = control;
  const isNext = isCalledNext(control);
  let points = 0;
  if (isNext) points += 4;
  else if (mentionsNext(control)) points += 2;
  if (isNextGlyph(control)) points += isLastPageGlyph(control) ? 2 : 3;
  if (isCalledPrevious(control) && !isNext) points -= 8;
  if (isPreviousGlyph(control)) points -= 3;
  if (marks.has('next')) points += 2;
  if (marks.has('last')) points -= 2;
  // Older entries are a further page, even if the class says "previous".
  const isMarkedBack = (marks.has('prev') || marks.has('previous')) && !marks.has('next');
  if (isMarkedBack && !isNext && step !== 'next') points -= 2;
  if (/\bnext\b/.test(rel)) points += 2;
  if (/\bprev(ious)?\b/.test(rel)) points -= 3;
  return points;
}

function addressPoints({ url }: PagerControl, step: PageStep, { declaredNext, pagers }: PagerSetting): number {
  if (!url) return 0;
  const byStep = { next: 4, later: 1, previous: -6, other: 0 }[step];
  const isDeclared = url.href === declaredNext ? 2 : 0;
  const isNumbered = pagers.some(({ next }) => next?.url?.href === url.href) ? 4 : 0;
  return Math.max(byStep, isNumbered) + isDeclared;
}

/**
 * Near page numbers, in a pagination element, right after the list, or beside the range of its rows. Beside the last page's number, a control without target is inactive.
 */
function placePoints({ element, url }: PagerControl, { pagers, rows, jobs }: PagerSetting): number {
  const beside = pagers.find(({ container, current }) => current !== null && isBeside(element, container));
  if (beside?.current === beside?.last && beside && !url) return -8;
  if (beside) return 3;
  const isOfList = rows && (followsList(element, rows) || standsBesideRange(element, jobs));
  return isOfList || isInPagination(element) ? 2 : 0;
}

function isBeside(element: Element, container: Element): boolean {
  const around = flatParent(container);
  return container.contains(element) || (around !== null && around !== document.body && around.contains(element));
}
