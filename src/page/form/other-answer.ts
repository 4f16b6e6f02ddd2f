import { closestMatching } from '@/page/dom/tree/flat-tree';
import { namedLists } from './lists-of-ticks';

const texts = 'input:not([type]),input[type=text],textarea';
const options = '[role=radio],[role=checkbox],input[type=radio],input[type=checkbox]';

/** Whether it is the box among the options of one question for an answer that is none of them: it belongs to its option, and asks nothing. */
export function isForOtherAnswer(element: Element): boolean {
  const around = element.matches(texts) ? closestMatching(element, `[role=radiogroup],${namedLists}`) : null;
  if (around === null || around.querySelectorAll(options).length < 2) return false;
  return around.querySelectorAll(texts).length === 1;
}
