import type { ElementAction } from '../snapshot/snapshot';
import { hasArea, isLeftOut } from '../visibility/shown';
import { actionOf, isPressable } from './control';
import { flatChildren } from './flat-tree';
import { labelsOf } from './labels-of';

/** An element on the way, with what the walk found out about it. */
export interface Visit {
  element: Element;
  /** What may be done with it; null for what is only there to be read. */
  action: ElementAction | null;
  /** False where text flows through it (`<b>`, `<span>`): it does not end a text. */
  isBlock: boolean;
}

/** What is done with the things met on a walk, in the order in which they are rendered. */
export interface Visitor {
  /** True where an element is dealt with elsewhere: it is passed over before anything is asked of it. */
  isTaken(element: Element): boolean;
  /** Answers whether to go inside. `leave` follows only then. */
  enter(visit: Visit): boolean;
  leave(visit: Visit): void;
  text(text: string): void;
  /** An element that a reader does not see, with all inside it. */
  leaveOut(element: Element): void;
}

/** Hold nothing that a reader sees. */
const silent = new Set(
  'script style template noscript link meta head title svg canvas br wbr hr base param'.split(' '),
);

/** What they hold is their value, or a page of its own. */
const opaque = new Set('select textarea iframe object video audio datalist'.split(' '));

/** Walks the rendered tree of an element, through slots and shadow roots open and closed, and past what is not seen. */
export function walk(element: Element, visitor: Visitor, isPointerAround = false): void {
  if (visitor.isTaken(element)) return;
  if (silent.has(element.localName)) {
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
  const action = isVisible ? actionAt(element, isPointer && !isPointerAround) : null;
  const visit = { element, action, isBlock: style.display !== 'inline' && style.display !== 'contents' };
  if (!visitor.enter(visit)) return;
  for (const child of opaque.has(element.localName) ? [] : Array.from(flatChildren(element))) {
    if (child instanceof Element) walk(child, visitor, isPointer);
    else if (isVisible && child instanceof Text) visitor.text(child.data);
  }
  visitor.leave(visit);
}

function actionAt(element: Element, setsPointer: boolean): ElementAction | null {
  return actionOf(element) ?? (isPressable(element, setsPointer) ? 'click' : null);
}

function isUnseen(element: Element, style: CSSStyleDeclaration): boolean {
  if (element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('inert')) return true;
  return isLeftOut(element, style);
}

/** File fields and check boxes are often hidden behind what stands for them, and work all the same. */
function isPressedThroughLabel(element: Element): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === 'file') return element.parentElement?.checkVisibility() ?? false;
  return /^(checkbox|radio)$/.test(element.type) && labelsOf(element).some(hasArea);
}
