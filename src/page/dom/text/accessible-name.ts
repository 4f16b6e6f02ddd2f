import { computeAccessibleName } from 'dom-accessibility-api';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { cachePerTask } from '../tree/cache-per-task';
import { labelsOf } from '../tree/labels-of';
import { ariaRole } from './aria-role';
import { textAlternative } from './text-alternative';

/** Roles whose name is their content (ARIA 1.2, "name from: contents"). */
const namedByContent = new Set(
  'button checkbox heading link menuitem menuitemcheckbox menuitemradio option radio switch tab tooltip treeitem'.split(
    ' ',
  ),
);

/**
 * The accessible name on one line; empty if none. Common cases are read directly, since the library takes 0.1 ms per name; references to
 * other elements are left to it.
 */
export function accessibleName(element: Element, role: string | null = ariaRole(element)): string {
  return wholeName(element, role).slice(0, longestName);
}

/** Characters. No control needs a longer name. */
const longestName = 1_000;

function wholeName(element: Element, role: string | null): string {
  if (element.hasAttribute('aria-labelledby')) {
    const name = largeReferenceName(element);
    if (name) return name;
  }
  const label = element.getAttribute('aria-label');
  if (label?.trim()) return toVisibleLine(label);
  if (isField(element)) return fieldName(element);
  if (role !== null && namedByContent.has(role)) return textAlternative(element) || titleOf(element);
  if (element.localName === 'img') return toVisibleLine(element.getAttribute('alt') ?? '') || titleOf(element);
  return isNamedByLibrary(element) ? toVisibleLine(computeAccessibleName(element)) : titleOf(element);
}

/** Many controls may be named by the same large part of the page: it is read once, and cut. */
export function largeReferenceName(element: Element): string {
  const root = element.getRootNode();
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).slice(0, mostReferred);
  const parts =
    root instanceof Document || root instanceof ShadowRoot ? ids.flatMap((id) => root.getElementById(id) ?? []) : [];
  if (ids.length < mostReferred && !parts.some(isLarge)) return toVisibleLine(computeAccessibleName(element));
  return toVisibleLine(parts.map((part) => textAlternative(part)).join(' '));
}

const mostReferred = 20;
const isLarge = cachePerTask((part: Element) => part.getElementsByTagName('*').length > 200);

/** Their content is the user's input, never their name. */
const holdsValue = new Set('textbox searchbox combobox spinbutton listbox'.split(' '));

/** Characters of an element's text used as a missing name. */
export const longestTextName = 60;

/** The accessible name, else the start of its text: identifies controls that only a script created. */
export function nameOrTextStart(element: Element, role: string | null = ariaRole(element)): string {
  const name = accessibleName(element, role);
  if (name || isField(element) || (role !== null && holdsValue.has(role))) return name;
  return textAlternative(element).slice(0, longestTextName).trimEnd();
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** The library ignores placeholders, which name fields that have nothing else. */
function fieldName(field: Field): string {
  const labels = labelsOf(field)
    .map((label) => textAlternative(label))
    .filter(Boolean);
  if (labels.length > 0) return labels.join(' ');
  const isButton = /^(button|submit|reset|image)$/.test(field.type);
  const own = isButton ? computeAccessibleName(field) : field.getAttribute('title');
  return toVisibleLine(own || field.getAttribute('placeholder') || field.getAttribute('aria-placeholder') || '');
}

function titleOf(element: Element): string {
  return toVisibleLine(element.getAttribute('title') ?? element.getAttribute('aria-placeholder') ?? '');
}

/** Named by a child (legend, caption, title), not by their entire content. */
function isNamedByLibrary({ localName }: Element): boolean {
  return localName === 'fieldset' || localName === 'table' || localName === 'svg';
}
