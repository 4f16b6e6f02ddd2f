import { closestMatching, comesBefore, flatParent } from '@/page/dom/tree/flat-tree';

const choices = 'input[type=checkbox],input[type=radio],[role=checkbox],[role=radio],[role=menuitemcheckbox]';
/** A list of jobs may hold boxes too, to compare or to save them. */
const lists = 'article,[role=article],table,main,[role=main],body';

/** Choices of a filter, and the part they share with an element behind them. */
export interface ChoicesBefore {
  within: Element;
  choice: Element;
}

/** The choices in the nearest part around an element that shows any beside it, if there are two at least, all before it. */
export function choicesBefore(element: Element): ChoicesBefore | null {
  for (let at = flatParent(element); at && closestMatching(at, lists) !== at; at = flatParent(at)) {
    const beside = Array.from(at.querySelectorAll(choices)).filter((one) => !element.contains(one));
    const shown = beside.filter((one) => one.checkVisibility());
    const [choice] = shown;
    if (!choice) continue;
    return shown.length > 1 && shown.every((one) => comesBefore(one, element)) ? { within: at, choice } : null;
  }
  return null;
}
