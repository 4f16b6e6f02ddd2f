import { identifierWordsOf } from '@/page/dom/text/mark-words';

const currentMarks = new Set('current active selected highlight here this on pressed'.split(' '));

/** Whether a control, or the item it fills, is marked as what the page shows now. */
export function isCurrent(element: Element): boolean {
  const item = element.closest('li') ?? element.parentElement;
  const near = [element, ...(item && item.textContent === element.textContent ? [item] : [])];
  return near.some(
    (each) =>
      (each.hasAttribute('aria-current') && each.getAttribute('aria-current') !== 'false') ||
      each.getAttribute('aria-selected') === 'true' ||
      identifierWordsOf(each).some((word) => currentMarks.has(word)),
  );
}
