import { findBySelector } from '../selectors/find-by-selector';
import { isLastingAttribute, isLastingName } from '../selectors/lasting-name';
import { selectorOf, shadowStep } from '../selectors/selector-of';
import { structuralPath } from '../selectors/structural-path';

const mostFallbacks = 3;

/** Attributes that tell an element from others, the ones most likely to stay first. */
const marks = ['aria-label', 'name', 'placeholder', 'title', 'itemprop', 'for', 'role', 'type'];

/** Parts of a page inside which a mark that is not unique may be. */
const scopes = 'main,form,nav,header,aside,footer,dialog,[role=dialog],[role=search],[role=navigation],[role=region]';

/** Other selectors that match an element alone at the moment, best first: each by marks that `selector` does not name. */
export function fallbackSelectors(element: Element, selector: string | null): string[] {
  const last = selector?.split(shadowStep).at(-1) ?? '';
  const found: string[] = [];
  for (const candidate of candidatesOf(element)) {
    if (found.length === mostFallbacks - 1) break;
    if (isSameMark(candidate, last) || found.includes(candidate)) continue;
    const unique = uniqueForm(candidate, element);
    if (unique && unique !== selector) found.push(unique);
  }
  const path = inItsRoot(element, structuralPath(element));
  return isUnique(path, element) && path !== selector ? [...found, path] : found;
}

/** One-mark selectors of an element, without what is around it. */
function candidatesOf(element: Element): string[] {
  const name = element.localName;
  const tests = Array.from(element.attributes)
    .filter(({ name: attribute, value }) => /^data-/.test(attribute) && value !== '' && isLastingName(value))
    .map(({ name: attribute, value }) => `${name}${attributeIs(attribute, value)}`);
  const named = marks.flatMap((mark) => {
    const value = element.getAttribute(mark) ?? '';
    return isLastingAttribute(mark, value) ? [`${name}${attributeIs(mark, value)}`] : [];
  });
  const id = isLastingName(element.id) ? [`#${CSS.escape(element.id)}`] : [];
  return [...id, ...named.slice(0, 3), ...tests.slice(0, 3), ...addressOf(element), ...named.slice(3)];
}

/** The path alone: what follows the question mark is another one on every visit. */
function addressOf(element: Element): string[] {
  const href = element.getAttribute('href') ?? '';
  const [path = ''] = href.split(/[?#]/);
  return path.length > 1 ? [`${element.localName}[href^="${quoted(path)}"]`] : [];
}

/** As it is where it is unique, else inside the closest part of the page that has a lasting name or is the only one of its kind. */
function uniqueForm(candidate: string, element: Element): string | null {
  const plain = inItsRoot(element, candidate);
  if (isUnique(plain, element)) return plain;
  const around = element.parentElement?.closest(scopes);
  const mark = around && (isLastingName(around.id) ? `#${CSS.escape(around.id)}` : scopeMark(around));
  const scoped = mark ? inItsRoot(element, `${mark} ${candidate}`) : '';
  return scoped && isUnique(scoped, element) ? scoped : null;
}

function scopeMark(around: Element): string {
  const label = around.getAttribute('aria-label') ?? '';
  const role = around.getAttribute('role');
  if (isLastingAttribute('aria-label', label)) return `${around.localName}${attributeIs('aria-label', label)}`;
  return role ? `[role="${quoted(role)}"]` : around.localName;
}

/** The selector, with the steps down to the shadow root that the element is in. */
function inItsRoot(element: Element, selector: string): string {
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? selectorOf(root.host) : null;
  return host === null ? selector : host + shadowStep + selector;
}

function isUnique(selector: string, element: Element): boolean {
  const [only, second] = findBySelector(selector);
  return only === element && !second;
}

/** True where both go by the same attribute value or id: when one fails, so does the other. */
function isSameMark(candidate: string, selector: string): boolean {
  const mark = /#[^\s[\].:>]+$|\[[^\]]+\]$/.exec(candidate)?.[0];
  return mark !== undefined && selector.includes(mark.replace(/[\^*]=/, '='));
}

function attributeIs(attribute: string, value: string): string {
  return `[${attribute}="${quoted(value)}"]`;
}

function quoted(value: string): string {
  return value.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\a ');
}
