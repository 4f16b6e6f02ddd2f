import type { ElementAction } from '@/page-api/snapshot-requests';
import { drawnText } from '../text/generated-words';
import { flatChildren } from '../tree/flat-tree';
import { hasRenderedArea, isLeftOutOfPage } from '../tree/is-left-out';
import { labelsOf } from '../tree/labels-of';
import { controlActionOf, controlSelector, isPressable } from './control-action';
import { isFigure, isPressedDrawing } from './figure';
import { isWorkAtHand } from './work-at-hand';

/** A visited element, with what the walk found out about it. */
export interface Visit {
  element: Element;
  /** The possible action; null if it can only be read. */
  action: ElementAction | null;
  /** False if text flows through it (`<b>`, `<span>`) without ending. */
  isBlock: boolean;
}

/** Callbacks for a walk, in rendering order. */
export interface Visitor {
  /** True if an element is handled elsewhere: it is skipped before anything else. */
  isTaken(element: Element): boolean;
  /** Returns whether to descend; `leave` follows only then. */
  enter(visit: Visit): boolean;
  leave(visit: Visit): void;
  text(text: string): void;
  /** An invisible element, with its content. */
  leaveOut(element: Element): void;
}

/** Elements without visible content. */
const silent = new Set(
  'script style template noscript link meta head title svg canvas br wbr hr base param'.split(' '),
);

/** Elements whose content is their value, or a document. */
const opaque = new Set('select textarea iframe object video audio datalist'.split(' '));

/** Walks an element's rendered tree, through slots and shadow roots, open and closed, skipping what is invisible. */
export function walk(element: Element, visitor: Visitor, isPointerAround = false): void {
  if (visitor.isTaken(element)) return;
  if (silent.has(element.localName) && !isPressedDrawing(element) && !isFigure(element)) {
    if (element.localName === 'br') visitor.text(' ');
    return;
  }
  const style = getComputedStyle(element);
  if (isUnseen(element, style) && !isPressedThroughLabel(element)) {
    visitor.leaveOut(element);
    return;
  }
  const isPointer = style.cursor === 'pointer';
  const isVisible = style.visibility === 'visible';
  const setsPointer = isPointer && (!isPointerAround || isPressedPicture(element));
  const action = isVisible ? actionAt(element, setsPointer) : null;
  const visit = { element, action, isBlock: style.display !== 'inline' && style.display !== 'contents' };
  if (!visitor.enter(visit)) return;
  const isDrawnAround = isVisible && isWorkAtHand();
  if (isDrawnAround) visitor.text(drawnText(element, '::before'));
  for (const child of opaque.has(element.localName) ? [] : Array.from(flatChildren(element))) {
    if (child instanceof Element) walk(child, visitor, isPointer);
    else if (isVisible && child instanceof Text) visitor.text(child.data);
  }
  if (isDrawnAround) visitor.text(drawnText(element, '::after'));
  visitor.leave(visit);
}

/** Signs that do something to what they stand in, unlike a mark of what it is. */
const sign = /^(?:[★☆♥♡❤⚑⚐🗑✎✏✕✖×❌⋮⋯🔖📌])\uFE0F?$/u;

/** With nothing in it, or a sign alone. */
const isPicture = ({ firstChild, childElementCount, textContent }: Element): boolean =>
  !firstChild || (childElementCount === 0 && sign.test(textContent?.trim() ?? ''));

/** A picture that shows a hand, but no part of a link, a button or a label: the star of a letter in a list. */
export function isPressedPicture(element: Element): boolean {
  return (
    isWorkAtHand() &&
    isPicture(element) &&
    // Alone in it, as the knob of a switch, it is what is around it.
    (element.parentNode?.childNodes.length ?? 0) > 1 &&
    getComputedStyle(element).cursor === 'pointer' &&
    element.closest(`label,${controlSelector}`) === null
  );
}

function actionAt(element: Element, setsPointer: boolean): ElementAction | null {
  return controlActionOf(element) ?? (isPressable(element, setsPointer) ? 'click' : null);
}

function isUnseen(element: Element, style: CSSStyleDeclaration): boolean {
  if (element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('inert')) return true;
  return isFolded(element) || isLeftOutOfPage(element, style);
}

/** Behind the summary of a closed disclosure, where the computed style says nothing of it. */
function isFolded({ parentElement: parent, localName }: Element): boolean {
  return parent instanceof HTMLDetailsElement && !parent.open && localName !== 'summary';
}

/** File fields and checkboxes are often hidden behind a stand-in, and still work. */
function isPressedThroughLabel(element: Element): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === 'file') return element.parentElement?.checkVisibility() ?? false;
  return /^(checkbox|radio)$/.test(element.type) && labelsOf(element).some(hasRenderedArea);
}
