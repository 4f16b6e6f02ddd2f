import type { Change } from '@/domain/page/page-change';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { ariaRole } from '@/page/dom/text/aria-role';
import { isPersonalValue } from '../snapshot/personal-value';

type ValueChange = Change['values'][number];

/** Elements with a value or state of their own. */
export const statefulSelector =
  'input:not([type=hidden]),select,textarea,[contenteditable]:not([contenteditable=false]),[aria-expanded],[aria-pressed],[aria-checked],[aria-selected],[aria-current],[aria-valuenow],summary';

/** Names are read beforehand, since some elements disappear; reading more would be too slow. */
const mostNames = 300;
const longestValue = 80;
const mostChanges = 40;

/** A control as it was before. */
interface ControlState {
  state: string;
  /** Role and name; null if skipped for speed. */
  identity: string | null;
  name: string | null;
}

export type ControlStates = Map<Element, ControlState>;

/** The states of all controls among the elements. Those in rows are too many to be named beforehand. */
export function readControlStates(elements: readonly Element[], isInRow: (element: Element) => boolean): ControlStates {
  const states: ControlStates = new Map();
  let named = 0;
  for (const element of elements) {
    if (!element.matches(statefulSelector)) continue;
    const isNamed = named < mostNames && !isInRow(element);
    if (isNamed) named += 1;
    const name = isNamed ? nameOrTextStart(element) : null;
    states.set(element, { state: stateOf(element), name, identity: name && `${ariaRole(element)} ${name}` });
  }
  return states;
}

/** Values and states that differ, on the same element or on the only one that replaces it. */
export function diffControlStates(before: ControlStates, after: ControlStates): ValueChange[] {
  const anew = onlyOnes(after, (element) => !before.has(element));
  const lost = onlyOnes(before, (element) => !after.has(element));
  const changes: ValueChange[] = [];
  for (const [element, was] of before) {
    const isLost = was.identity !== null && lost.get(was.identity) === was;
    const is = after.get(element) ?? (isLost && was.identity !== null ? anew.get(was.identity) : undefined);
    if (!is || is.state === was.state || changes.length >= mostChanges) continue;
    changes.push({ name: is.name ?? nameOrTextStart(element), before: was.state, after: is.state });
  }
  return changes;
}

/** By role and name, unless several share them. */
function onlyOnes(states: ControlStates, isMeant: (element: Element) => boolean): Map<string, ControlState> {
  const found = new Map<string, ControlState | null>();
  for (const [element, state] of states) {
    if (state.identity === null || !isMeant(element)) continue;
    found.set(state.identity, found.has(state.identity) ? null : state);
  }
  return new Map([...found].flatMap(([identity, state]) => (state ? [[identity, state] as const] : [])));
}

/** A control's whole state, in words. */
function stateOf(element: Element): string {
  return [tickedState(element), ...ariaStates(element), valueIn(element)].filter(Boolean).join(', ');
}

function tickedState(element: Element): string {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    return element.checked ? 'checked' : 'not checked';
  }
  if (element.localName !== 'summary' || !(element.parentElement instanceof HTMLDetailsElement)) return '';
  return element.parentElement.open ? 'expanded' : 'collapsed';
}

const words: readonly [attribute: string, on: string, off: string][] = [
  ['aria-expanded', 'expanded', 'collapsed'],
  ['aria-pressed', 'pressed', 'not pressed'],
  ['aria-checked', 'checked', 'not checked'],
  ['aria-selected', 'selected', 'not selected'],
];

function ariaStates(element: Element): string[] {
  const states = words.flatMap(([attribute, on, off]) => {
    const value = element.getAttribute(attribute);
    return value === null ? [] : [value === 'true' || value === 'mixed' ? on : off];
  });
  const current = element.getAttribute('aria-current');
  const level = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  return [...states, current && current !== 'false' ? 'current' : '', level ?? ''];
}

function valueIn(element: Element): string {
  const value = rawValue(element).trim();
  return value !== '' && isPersonalValue(element, value) ? '(filled)' : value.slice(0, longestValue);
}

function rawValue(element: Element): string {
  if (element instanceof HTMLSelectElement) return Array.from(element.selectedOptions, ({ label }) => label).join(', ');
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLInputElement) {
    return /^(checkbox|radio|button|submit|reset|image)$/.test(element.type) ? '' : element.value;
  }
  return element.hasAttribute('contenteditable') ? (element.textContent ?? '') : '';
}
