import { isCloseControl } from '@/language/words/controls/says-close';
import { nameOrTextStart } from '../text/accessible-name';
import { identifierWordsOf } from '../text/mark-words';
import { elementsWithin } from '../tree/elements-within';

const buttonSelector = 'button,[role=button],a[href^="#"],a:not([href]),input[type=button],input[type=submit]';
const closingMarks = new Set(['close', 'dismiss']);

/** The buttons that a part shows. */
export function shownButtons(part: Element): Element[] {
  return elementsWithin(part).filter((element) => element.matches(buttonSelector) && isSeen(element));
}

/** Whether a button closes the part that it is in, by its name; by its marks where it has none. */
export function closes(button: Element): boolean {
  const name = nameOrTextStart(button);
  return name === '' ? identifierWordsOf(button).some((word) => closingMarks.has(word)) : isCloseControl(name);
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}
