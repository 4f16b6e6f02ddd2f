import { attributeSelector } from '@/page/dom/selectors/attribute-selector';
import { buildSelector, shadowCombinator } from '@/page/dom/selectors/build-selector';
import { isUniqueMatch } from '@/page/dom/selectors/count-matches';
import { isStableName } from '@/page/dom/selectors/stable-name';

/**
 * A selector for a control: by its submitted name, else its id, both of which survive redrawing; else any unique one. Null if it is not on
 * the page.
 */
export function fieldSelector(element: Element): string | null {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return null;
  const own = candidates(element).find((candidate) => isUniqueMatch(element, root, candidate));
  if (own === undefined) return buildSelector(element);
  if (root instanceof Document) return own;
  const host = buildSelector(root.host);
  return host === null ? null : host + shadowCombinator + own;
}

function candidates(element: Element): string[] {
  const { id, localName } = element;
  const name = element.getAttribute('name') ?? '';
  const value = element.getAttribute('value') ?? '';
  const byId = id === '' ? [] : [attributeSelector('id', id)];
  const byName = name === '' ? [] : [localName + attributeSelector('name', name)];
  const isOption = element.matches('[type=radio],[type=checkbox]');
  const byValue = name !== '' && isOption ? [`${byName}${attributeSelector('value', value)}`] : [];
  return isStableName(id) ? [...byId, ...byName, ...byValue] : [...byName, ...byValue, ...byId];
}
