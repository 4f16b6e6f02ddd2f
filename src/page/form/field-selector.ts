import { attributeIs } from '@/page/dom/selectors/attribute-selector';
import { selectorOf, shadowStep } from '@/page/dom/selectors/build-selector';
import { isAlone } from '@/page/dom/selectors/count-matches';
import { isLastingName } from '@/page/dom/selectors/stable-name';

/**
 * A selector for a control: by its submitted name, else its id, both of which survive redrawing; else any unique one. Null if it is not on
 * the page.
 */
export function fieldSelector(element: Element): string | null {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return null;
  const own = candidates(element).find((candidate) => isAlone(element, root, candidate));
  if (own === undefined) return selectorOf(element);
  if (root instanceof Document) return own;
  const host = selectorOf(root.host);
  return host === null ? null : host + shadowStep + own;
}

function candidates(element: Element): string[] {
  const { id, localName } = element;
  const name = element.getAttribute('name') ?? '';
  const value = element.getAttribute('value') ?? '';
  const byId = id === '' ? [] : [attributeIs('id', id)];
  const byName = name === '' ? [] : [localName + attributeIs('name', name)];
  const isOption = element.matches('[type=radio],[type=checkbox]');
  const byValue = name !== '' && isOption ? [`${byName}${attributeIs('value', value)}`] : [];
  return isLastingName(id) ? [...byId, ...byName, ...byValue] : [...byName, ...byValue, ...byId];
}
