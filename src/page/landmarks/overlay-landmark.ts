import type { Landmarks } from '@/domain/page/landmarks';
import { isShowResultsControl } from '@/language/words/controls/filter-phrases';
import { isCloseControl } from '@/language/words/controls/says-close';
import { refOf } from '@/page/dom/refs/element-refs';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import type { NamedPart } from '@/page/filters/find-open-part';
import { identifierWordsOf } from '../dom/text/mark-words';

const buttonSelector = 'button,[role=button],a[href^="#"],a:not([href]),input[type=button],input[type=submit]';
const closingMarks = new Set(['close', 'dismiss']);
const mostClosers = 4;

/** The page's overlay with its close controls: explicit ones first, then those that show results. */
export function overlayLandmark(overlay: NamedPart | null): Landmarks['overlay'] {
  if (!overlay) return null;
  const buttons = elementsWithin(overlay.element).filter(
    (element) => element.matches(buttonSelector) && isSeen(element),
  );
  const closing = buttons.filter(closes);
  const finishing = buttons.filter(
    (button) => !closing.includes(button) && isShowResultsControl(nameOrTextStart(button)),
  );
  const closers = [...closing, ...finishing].slice(0, mostClosers);
  return {
    name: overlay.name,
    closers: closers.map((element) => ({ ref: refOf(element), name: nameOrTextStart(element) })),
  };
}

function closes(button: Element): boolean {
  const name = nameOrTextStart(button);
  return name === '' ? identifierWordsOf(button).some((word) => closingMarks.has(word)) : isCloseControl(name);
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}
