import { toVisibleLine } from '@/language/fold/visible-one-line';
import { isRequiredMark } from '@/language/words/forms/required-words';
import { cachePerTask } from '../tree/cache-per-task';
import { flatChildren } from '../tree/flat-tree';

/** Elements without readable text. */
const silent = new Set(['script', 'style', 'noscript', 'template', 'svg', 'select', 'textarea', 'input', 'iframe']);

/** Characters. No name is longer; the rest is not read. */
const most = 8_000;

/**
 * The name an element gets from its content: rendered text, alternatives of pictures, `aria-label` of parts. Accname's "name from content"
 * without pseudo-elements; what a picture drawn for "required" is called reads as the star that others write. Cut if very long.
 */
export function textAlternative(element: Element): string {
  if (element.firstElementChild === null && element.assignedSlot === null && !isHost(element)) {
    return toVisibleLine((element.textContent ?? '').slice(0, most));
  }
  return toVisibleLine(textInside(element));
}

function isHost(element: Element): boolean {
  return element.localName.includes('-') || element.localName === 'slot';
}

/** Cached per task: otherwise ancestors with names would read it all again. */
const textInside = cachePerTask((parent: Element): string => {
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
  const spoken = element.getAttribute('aria-label');
  const label = spoken ?? pictureName(element);
  if (label?.trim()) return spoken === null && isRequiredMark(label) ? '*' : ` ${label.slice(0, most)} `;
  // What it parts stands on two lines.
  if (element.localName === 'br') return ' ';
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
