import { cachePerTask } from './cache-per-task';

/*
 * A control stands for the property of its form that it is named after, and a picture or frame for that of its document, also in the
 * extension's world: a form with `<input name="getAttribute">` has no such method. The prototypes are nobody's to change here.
 */

/** What is asked of a form wherever the page is judged, and is no name that a form gives a control of its own accord. */
const askedOfForms =
  'addEventListener assignedSlot attributes checkVisibility childNodes childElementCount closest compareDocumentPosition contains dispatchEvent firstChild firstElementChild getAttribute getBoundingClientRect getClientRects getRootNode hasAttribute isConnected lastChild localName matches nextElementSibling nextSibling nodeType ownerDocument parentElement parentNode previousElementSibling previousSibling querySelector querySelectorAll shadowRoot'.split(
    ' ',
  );
const askedOfDocuments =
  'URL activeElement addEventListener baseURI createElement createRange createTreeWalker defaultView documentElement elementFromPoint elementsFromPoint getElementById querySelector querySelectorAll visibilityState'.split(
    ' ',
  );

/** Whether anything stands for what the page is judged by: nothing that is read of it says what it is then. */
export const isShadowed = cachePerTask((thing: HTMLFormElement | Document): boolean => {
  const asked = thing instanceof Document ? askedOfDocuments : askedOfForms;
  return asked.some((name) => standsForAnother(thing, name));
});

/** Methods are the same wherever they are read; of the rest the browser gives the same answer again. */
function standsForAnother(thing: HTMLFormElement | Document, name: string): boolean {
  return Reflect.get(thing, name) !== Reflect.get(Object.getPrototypeOf(thing), name, thing);
}

export function attributeOf(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

export function parentNodeOf(element: Element): ParentNode | null {
  return element instanceof HTMLFormElement ? Reflect.get(Node.prototype, 'parentNode', element) : element.parentNode;
}

export function assignedSlotOf(element: Element): HTMLSlotElement | null {
  return element instanceof HTMLFormElement
    ? Reflect.get(Element.prototype, 'assignedSlot', element)
    : element.assignedSlot;
}

export function isMatch(element: Element, selector: string): boolean {
  return element instanceof HTMLFormElement
    ? Element.prototype.matches.call(element, selector)
    : element.matches(selector);
}

export function allIn(root: Document | ShadowRoot | Element, selector: string): Iterable<Element> {
  if (root instanceof Document) return Document.prototype.querySelectorAll.call(root, selector);
  return root instanceof Element
    ? Element.prototype.querySelectorAll.call(root, selector)
    : root.querySelectorAll(selector);
}

/** The addresses of this document: its own, and the one that others are read by. */
export function documentAddresses(): { own: string; base: string } {
  return { own: location.href, base: Reflect.get(Node.prototype, 'baseURI', document) };
}
