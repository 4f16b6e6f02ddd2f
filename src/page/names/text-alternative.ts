import { flatChildren } from '../walker/flat-tree';
import { duringOneLook } from '../walker/one-look';
import { foldText } from './fold-text';

/** Content of these is no text that a reader sees. */
const silent = new Set(['script', 'style', 'noscript', 'template', 'svg', 'select', 'textarea', 'input', 'iframe']);

/** Nothing is called by more than this: what follows is not read. Characters. */
const most = 8_000;

/**
 * The name that an element gets from its content: its rendered text, pictures by their alternative, parts by their
 * `aria-label`. What accname calls "name from content", without pseudo elements. Cut where it is very long.
 */
export function textAlternative(element: Element): string {
  if (element.firstElementChild === null && element.assignedSlot === null && !isHost(element)) {
    return foldText((element.textContent ?? '').slice(0, most));
  }
  return foldText(textInside(element));
}

function isHost(element: Element): boolean {
  return element.localName.includes('-') || element.localName === 'slot';
}

/** Kept for one look: what holds another thing with a name would read all of that again. */
const textInside = duringOneLook((parent: Element): string => {
  let text = '';
  const children = flatChildren(parent);
  for (let index = 0; index < children.length && text.length < most; index += 1) {
    const child = children[index];
    if (child instanceof Text) text += child.data.slice(0, most);
    else if (child instanceof Element) text += textOf(child);
  }
  return text.slice(0, most);
});

function textOf(element: Element): string {
  if (element.getAttribute('aria-hidden') === 'true') return '';
  const label = element.getAttribute('aria-label') ?? pictureName(element);
  if (label?.trim()) return ` ${label.slice(0, most)} `;
  if (silent.has(element.localName)) return '';
  const { display, visibility } = getComputedStyle(element);
  if (display === 'none' || visibility === 'hidden') return '';
  const isApart = display !== 'inline' && display !== 'contents';
  return isApart ? ` ${textInside(element)} ` : textInside(element);
}

function pictureName(element: Element): string | null {
  if (element.localName === 'img') return element.getAttribute('alt');
  if (element.localName === 'svg') return element.querySelector('title')?.textContent ?? null;
  return null;
}
