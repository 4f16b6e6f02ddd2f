import { toVisibleLine } from '@/language/fold/visible-one-line';

const option = '[role=option]';
/** What the options said that this document's fills have pressed: a list draws them anew each time it is opened. */
const pressed = new Set<string>();

export function rememberChoice(element: Element): void {
  if (element.matches(option)) pressed.add(wordsOf(element));
}

/**
 * Whether a box only draws that an option is chosen which a fill has pressed: it has no words of its own, and stands in that option, to the
 * eye as well.
 */
export function isMarkOfChoice(box: Element): boolean {
  const around = box.closest(option);
  if (around === null || around === box || !pressed.has(wordsOf(around)) || !isDrawnIn(box, around)) return false;
  const labels = box instanceof HTMLInputElement ? Array.from(box.labels ?? []) : [];
  return labels.length === 0 && !box.matches('[aria-label],[aria-labelledby],[title]') && wordsOf(box) === '';
}

/** What is not drawn at all stands nowhere else. */
function isDrawnIn(box: Element, option: Element): boolean {
  const own = box.getBoundingClientRect();
  const { left, top, right, bottom } = option.getBoundingClientRect();
  const isNowhere = own.width === 0 || own.height === 0;
  return isNowhere || (own.left >= left && own.right <= right && own.top >= top && own.bottom <= bottom);
}

const wordsOf = (element: Element): string => toVisibleLine(element.textContent ?? '');
