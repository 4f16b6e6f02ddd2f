import { computeAccessibleName } from 'dom-accessibility-api';
import { labelsOf } from '../walker/labels-of';
import { duringOneLook } from '../walker/one-look';
import { foldText } from './fold-text';
import { roleOf } from './role-of';
import { textAlternative } from './text-alternative';

/** Roles whose name is their content (ARIA 1.2, "name from: contents"). */
const namedByContent = new Set(
  'button checkbox heading link menuitem menuitemcheckbox menuitemradio option radio switch tab tooltip treeitem'.split(
    ' ',
  ),
);

/**
 * The accessible name on one line; empty where it has none. The common cases are read directly, since the library takes
 * a tenth of a millisecond a name; what refers to other elements is left to it.
 */
export function nameOf(element: Element, role: string | null = roleOf(element)): string {
  return wholeName(element, role).slice(0, longestName);
}

/** Longer names are cut: no control needs more to be known by. Characters. */
const longestName = 1_000;

function wholeName(element: Element, role: string | null): string {
  if (element.hasAttribute('aria-labelledby')) {
    const name = referredName(element);
    if (name) return name;
  }
  const label = element.getAttribute('aria-label');
  if (label?.trim()) return foldText(label);
  if (isField(element)) return fieldName(element);
  if (role !== null && namedByContent.has(role)) return textAlternative(element) || titleOf(element);
  if (element.localName === 'img') return foldText(element.getAttribute('alt') ?? '') || titleOf(element);
  return isNamedByLibrary(element) ? foldText(computeAccessibleName(element)) : titleOf(element);
}

/** Named by all of a large part of the page, many controls would have it read as often: that is read once, and shortly. */
export function referredName(element: Element): string {
  const root = element.getRootNode();
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).slice(0, mostReferred);
  const parts =
    root instanceof Document || root instanceof ShadowRoot ? ids.flatMap((id) => root.getElementById(id) ?? []) : [];
  if (ids.length < mostReferred && !parts.some(isLarge)) return foldText(computeAccessibleName(element));
  return foldText(parts.map((part) => textAlternative(part)).join(' '));
}

const mostReferred = 20;
const isLarge = duringOneLook((part: Element) => part.getElementsByTagName('*').length > 200);

/** What stands in these is what the user put there, never their name. */
const holdsValue = new Set('textbox searchbox combobox spinbutton listbox'.split(' '));

/** How much of an element's text stands for a name that it lacks. Characters. */
const longestTextName = 60;

/** The accessible name, else how its text begins: what tells a control from others that only a script made one. */
export function nameOrText(element: Element, role: string | null = roleOf(element)): string {
  const name = nameOf(element, role);
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

/** What the library leaves out: a placeholder names a field that has nothing else. */
function fieldName(field: Field): string {
  const labels = labelsOf(field)
    .map((label) => textAlternative(label))
    .filter(Boolean);
  if (labels.length > 0) return labels.join(' ');
  const isButton = /^(button|submit|reset|image)$/.test(field.type);
  const own = isButton ? computeAccessibleName(field) : field.getAttribute('title');
  return foldText(own || field.getAttribute('placeholder') || field.getAttribute('aria-placeholder') || '');
}

function titleOf(element: Element): string {
  return foldText(element.getAttribute('title') ?? element.getAttribute('aria-placeholder') ?? '');
}

/** Named by a child (legend, caption, title) rather than by all of their content. */
function isNamedByLibrary({ localName }: Element): boolean {
  return localName === 'fieldset' || localName === 'table' || localName === 'svg';
}
