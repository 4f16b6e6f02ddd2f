import { saysShowResults } from '@/domain/filter-phrases';
import type { Landmarks } from '@/domain/landmarks';
import { saysClose } from '@/safety/words/says-close';
import { markWordsOf } from '../dom/text/mark-words';
import { nameOrText } from '../names/name-of';
import { refOf } from '../refs/refs';
import { elementsWithin } from '../walker/elements-within';
import type { NamedPart } from './open-part';

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
  const finishing = buttons.filter((button) => !closing.includes(button) && saysShowResults(nameOrText(button)));
  const closers = [...closing, ...finishing].slice(0, mostClosers);
  return {
    name: overlay.name,
    closers: closers.map((element) => ({ ref: refOf(element), name: nameOrText(element) })),
  };
}

function closes(button: Element): boolean {
  const name = nameOrText(button);
  return name === '' ? markWordsOf(button).some((word) => closingMarks.has(word)) : saysClose(name);
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}
