import type { PageEvidence } from './page-evidence';

const placeholderName =
  /(^|[-_\s]|[a-z])(skeleton|placeholder|shimmer|ghost|loading|loader|preload)(?![a-z]{0,20}image)/i;

/** On a field, the name means a hint. */
const fieldNames = new Set('input textarea select button img iframe'.split(' '));

/** True for an element that reserves space for scripts to fill: empty, and named so or marked busy. */
export function isPlaceholder(element: Element): boolean {
  if (fieldNames.has(element.localName)) return false;
  if (element.getAttribute('aria-busy') === 'true') return isEmpty(element);
  const name = element.getAttribute('class');
  return name !== null && placeholderName.test(name) && isEmpty(element);
}

/** The largest number of adjacent placeholders. */
export function countPlaceholderRows(evidence: PageEvidence): number {
  const groups = Map.groupBy(evidence.placeholders, ({ parentElement }) => parentElement);
  return Math.max(0, ...[...groups.values()].map(({ length }) => length));
}

/** True if a visible element is marked busy and takes up space. */
export function hasBusyGap(page: Document): boolean {
  return Array.from(page.querySelectorAll('[aria-busy="true"]')).some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= 100 && height >= 50 && element.checkVisibility({ visibilityProperty: true });
  });
}

function isEmpty(element: Element): boolean {
  return !/[\p{L}\p{N}]/u.test(element.textContent ?? '') && !element.querySelector('img, input, iframe, video');
}
