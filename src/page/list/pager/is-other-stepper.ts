import { flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';

/** Elements that step through items or days: their arrows page no list. */
const turner =
  /carousel|slider|slideshow|swiper|slick|splide|glide|lightbox|gallery|marquee|(?<![a-z])ticker|calendar|date-?picker/i;
const grids = /^(?:grid|treegrid|application)$/;
/** Ancestors searched for one. */
const depth = 6;

/**
 * True for controls of carousels, galleries, calendars and horizontal scrollers. A data grid that holds the list may have its pager within.
 * `first`: of the list's rows, where there is one.
 */
export function isOtherStepper(element: Element, first: Element | null): boolean {
  let at: Element | null = element;
  for (let level = 0; at && at !== document.body && level < depth; level += 1) {
    if (first && grids.test(at.getAttribute('role') ?? '') && isInFlatTree(first, at)) return false;
    if (turner.test(`${at.getAttribute('class') ?? ''} ${at.id}`)) return true;
    if (/carousel|slide/.test(at.getAttribute('aria-roledescription') ?? '')) return true;
    if (grids.test(at.getAttribute('role') ?? '') || at.getAttribute('role') === 'tablist') return true;
    if (isMonth(at) || (level > 0 && level < 4 && !isLink(element) && scrollsSideways(at))) return true;
    at = flatParent(at);
  }
  return false;
}

function isLink(element: Element): boolean {
  return element.matches('a[href^="http"], a[href^="/"], a[href^="?"]');
}

/** A table with seven columns of small numbers. */
function isMonth(element: Element): boolean {
  if (!(element instanceof HTMLTableElement)) return false;
  const weeks = Array.from(element.rows).filter(({ cells }) => cells.length === 7);
  return weeks.length >= 4 && weeks.flatMap(({ cells }) => Array.from(cells)).filter(isDay).length >= 28;
}

function isDay({ textContent }: Element): boolean {
  return /^\s*\d{1,2}\s*$/.test(textContent ?? '');
}

function scrollsSideways(element: Element): boolean {
  return Array.from(element.children).some(
    (child) =>
      child.scrollWidth > child.clientWidth + 40 &&
      /auto|scroll|hidden/.test(getComputedStyle(child).overflowX) &&
      child.childElementCount >= 3,
  );
}
