import { flatChildren } from '../walker/flat-tree';
import { foldText } from './fold-text';

/** Content of these is no text that a reader sees. */
const silent = new Set(['script', 'style', 'noscript', 'template', 'svg', 'select', 'textarea', 'input', 'iframe']);

/**
 * The name that an element gets from its content: its rendered text, pictures by their alternative, parts by their
 * `aria-label`. What accname calls "name from content", without pseudo elements.
 */
export function textAlternative(element: Element): string {
  if (element.firstElementChild === null && element.assignedSlot === null && !isHost(element)) {
    return foldText(element.textContent ?? '');
  }
  const parts: string[] = [];
  collect(element, parts);
  return foldText(parts.join(''));
}

function isHost(element: Element): boolean {
  return element.localName.includes('-') || element.localName === 'slot';
}

function collect(parent: Element, parts: string[]): void {
  for (const child of Array.from(flatChildren(parent))) {
    if (child instanceof Text) parts.push(child.data);
    else if (child instanceof Element) collectElement(child, parts);
  }
}

function collectElement(element: Element, parts: string[]): void {
  if (element.getAttribute('aria-hidden') === 'true') return;
  const label = element.getAttribute('aria-label') ?? pictureName(element);
  if (label?.trim()) {
    parts.push(' ', label, ' ');
    return;
  }
  if (silent.has(element.localName)) return;
  const { display, visibility } = getComputedStyle(element);
  if (display === 'none' || visibility === 'hidden') return;
  const isApart = display !== 'inline' && display !== 'contents';
  if (isApart) parts.push(' ');
  collect(element, parts);
  if (isApart) parts.push(' ');
}

function pictureName(element: Element): string | null {
  if (element.localName === 'img') return element.getAttribute('alt');
  if (element.localName === 'svg') return element.querySelector('title')?.textContent ?? null;
  return null;
}
