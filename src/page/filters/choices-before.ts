import { closestMatching, comesBefore, flatParent } from '@/page/dom/tree/flat-tree';

const choices = 'input[type=checkbox],input[type=radio],[role=checkbox],[role=radio],[role=menuitemcheckbox]';
/** A list of jobs may hold boxes too, to compare or to save them. */
const lists = 'article,[role=article],table,main,[role=main],body';

/** Choices of a filter, and the part they share with an element behind them. */
export interface ChoicesBefore {
  within: Element;
  choice: Element;
}

/** The nearest visible choices around an element, if there are two at least, all before it. */
export function choicesBefore(element: Element): ChoicesBefore | null {
  for (let at = flatParent(element); at && closestMatching(at, lists) !== at; at = flatParent(at)) {
    const others = Array.from(at.querySelectorAll(choices)).filter((choice) => !element.contains(choice));
    const [choice, ...further] = others.filter((other) => other.checkVisibility());
    if (!choice) continue;
    const areBefore = further.length > 0 && [choice, ...further].every((one) => comesBefore(one, element));
    return areBefore ? { within: at, choice } : null;
  }
  return null;
}
