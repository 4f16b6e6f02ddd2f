import { drawnWords } from '../names/drawn-words';
import { foldText } from '../names/fold-text';
import { referredName } from '../names/name-of';
import { textAlternative } from '../names/text-alternative';
import { closestMatching } from '../walker/flat-tree';
import { labelsOf } from '../walker/labels-of';

/** What a control is named by, without its placeholder or title: `aria-labelledby`, its labels, `aria-label`; empty where by nothing. */
export function labelText(element: Element): string {
  const referred = referredText(element);
  if (referred) return referred;
  const labels = labelsAround(element)
    .map((label) => withoutOwnOptions(label, element))
    .filter(Boolean);
  if (labels.length > 0) return labels.join(' ');
  return foldText(element.getAttribute('aria-label') ?? '');
}

/** What a group of controls is named by: its legend, `aria-labelledby` or `aria-label`; empty where by nothing. */
export function groupText(group: Element): string {
  const referred = referredText(group);
  if (referred) return referred;
  const legend = group.localName === 'fieldset' ? group.querySelector(':scope > legend') : null;
  if (legend) return textAlternative(legend) || foldText(legend.textContent ?? '') || drawnWords(legend);
  return foldText(group.getAttribute('aria-label') ?? '');
}

/** What is chosen is often a part of the name, for screen readers: it says nothing of what is asked. */
function referredText(element: Element): string {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const others = ids.filter((id) => id !== element.id);
  if (others.length === ids.length) return ids.length > 0 ? referredName(element) : '';
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return '';
  return others
    .flatMap((id) => root.getElementById(id) ?? [])
    .map(textAlternative)
    .join(' ');
}

function labelsAround(element: Element): readonly Element[] {
  const labels = labelsOf(element);
  if (labels.length > 0) return labels;
  const around = element.matches('[role]') ? closestMatching(element, 'label') : null;
  return around ? [around] : [];
}

/** What has words of its own inside a label: the options of a list, what was written, the list of countries of a telephone number. */
const widgets = 'select,textarea,button,[role=button],[role=combobox],[role=listbox],[role=alert],[contenteditable],ul';

function withoutOwnOptions(label: Element, element: Element): string {
  const words = labelWords(label);
  if (!label.contains(element) || label.querySelector(widgets) === null || label.matches(widgets)) return words;
  const copy = label.cloneNode(true);
  if (!(copy instanceof Element)) return words;
  for (const inner of copy.querySelectorAll(widgets)) inner.remove();
  return foldText(copy.textContent ?? '');
}

/** Labels for screen readers alone are labels all the same. */
function labelWords(label: Element): string {
  return textAlternative(label) || foldText(label.textContent ?? '');
}
