import { saysLoadMore } from '@/language/words/controls/says-load-more';
import { isInteractive } from '@/page/dom/controls/pressed-control';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { isInPagination } from '@/page/press/is-in-pagination';
import type { PagerControl } from './pager-control';
import { isCalledNext } from './pager-words';

/** Its words alone say that it leads to more, or its place does, and a press there does something. */
export function isBareControl(control: PagerControl): boolean {
  const { element, labels } = control;
  const leadsOn =
    isCalledNext(control) || labels.some(saysLoadMore) || isInPagination(element) || isAmongNumbers(element);
  return leadsOn && isInteractive(element);
}

/** One of several rising numbers, with nothing but signs beside them. */
function isAmongNumbers(element: Element): boolean {
  let item = element;
  const isAlone = (around: Element) => textOf(around) === textOf(element);
  for (let at = flatParent(item); at && isAlone(at); at = flatParent(at)) item = at;
  const texts = Array.from(flatParent(item)?.children ?? [], textOf).filter((text) => /[\p{L}\p{N}]/u.test(text));
  const rises = texts.every((text, index) => /^\d{1,4}$/.test(text) && Number(text) > Number(texts[index - 1] ?? 0));
  return rises && texts.length > 1 && texts.includes(textOf(element));
}

const textOf = ({ textContent }: Element): string => (textContent ?? '').trim();
