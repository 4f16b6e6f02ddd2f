import type { FieldKind } from '@/domain/form/form-field';
import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { countMatches } from '@/page/dom/selectors/count-matches';
import { closestMatching, flatParent } from '@/page/dom/tree/flat-tree';
import type { FormControl } from './collect-controls';
import { groupOfTick, listsOfTicks } from './lists-of-ticks';
import { partOfYesNo } from './yes-no-buttons';

/** Controls that answer one question together. */
export interface FormControlGroup {
  kind: FieldKind;
  elements: [Element, ...Element[]];
}

/** Groups radios, buttons and checkboxes that belong together; all other controls stay alone. In page order. */
export function groupFormControls(controls: readonly FormControl[], counts: ControlCounts): FormControlGroup[] {
  const lists = listsOfTicks(controls, counts);
  const groups = new Map<Node, Map<string, FormControlGroup>>();
  const inOrder: FormControlGroup[] = [];
  for (const { element, kind } of controls) {
    const { part, name } = placeOf(element, kind, lists, counts);
    const inPart = groups.get(part) ?? new Map<string, FormControlGroup>();
    groups.set(part, inPart);
    const known = inPart.get(`${kind} ${name}`);
    if (known) {
      known.elements.push(element);
      continue;
    }
    const group: FormControlGroup = { kind, elements: [element] };
    inPart.set(`${kind} ${name}`, group);
    inOrder.push(group);
  }
  return inOrder.flatMap((group) => asField(group) ?? []);
}

/** A lone toggle button is a page control (bold, follow); several checkboxes are one question. */
function asField(group: FormControlGroup): FormControlGroup | null {
  const [first, ...others] = group.elements;
  if (group.kind === 'tick') return others.length > 0 ? { ...group, kind: 'choices' } : group;
  if (group.kind !== 'choice' || others.length > 0 || first instanceof HTMLInputElement) return group;
  return null;
}

/** Ancestors of a radio in which the others of its question are. */
const mostLevels = 4;

/** What controls of a group share: a part of the page, and a name. */
interface Place {
  part: Node;
  name: string;
}

function placeOf(
  element: Element,
  kind: FieldKind,
  lists: ReadonlyMap<Element, Element>,
  counts: ControlCounts,
): Place {
  if (kind === 'choice') return choicePlace(element, counts);
  const list = lists.get(element);
  if (list) return { part: list, name: '' };
  return (kind === 'tick' ? tickPlace(element, counts) : null) ?? { part: element, name: '' };
}

function choicePlace(element: Element, counts: ControlCounts): Place {
  if (element instanceof HTMLInputElement && element.name) {
    return { part: element.form ?? rootOfRadios(element), name: element.name };
  }
  const list = listOfAnswers(element, counts) ?? (element.matches(nameless) ? partOfNameless(element, counts) : null);
  const group = closestMatching(element, '[role=radiogroup],fieldset,[role=group]');
  const isOfMore = group !== null && !group.matches('[role=radiogroup]') && hasMore(group, choices, counts);
  const own = list ?? (isOfMore ? (partOfChoices(element, counts) ?? partOfYesNo(element)) : null);
  const around = own ?? group ?? partOfYesNo(element) ?? flatParent(element);
  return { part: around ?? element, name: '' };
}

/** Where others of a radio's name are looked for: outside a shadow root that it has to itself. */
function rootOfRadios(radio: Element): Node {
  let root = radio.getRootNode();
  while (root instanceof ShadowRoot && root.querySelectorAll('input[type=radio]').length === 1)
    root = root.host.getRootNode();
  return root;
}

const choices = '[role=radio],[aria-pressed],input[type=radio]';
const ticks = '[role=checkbox],input[type=checkbox]';

/** Whether a group asks anything else as well: it is then a part of the form, and no question. */
const hasMore = (group: Element, own: string, counts: ControlCounts): boolean =>
  (counts.get(group) ?? 0) > group.querySelectorAll(own).length;

/** The nearest part of the page with several choices, if it has nothing else. */
function partOfChoices(choice: Element, counts: ControlCounts): Element | null {
  let at = flatParent(choice);
  for (let level = 0; at && level < mostLevels; level += 1, at = flatParent(at)) {
    if ((counts.get(at) ?? 0) > 1) return hasMore(at, choices, counts) ? null : at;
  }
  return null;
}

const nameless = 'input[type=radio]:not([name])';

/** The nearest part of the page with another control, if it has nothing but radios that no name joins; null if it has something else. */
function partOfNameless(radio: Element, counts: ControlCounts): Element | null {
  let at = flatParent(radio);
  for (let level = 0; at && level < mostLevels; level += 1, at = flatParent(at)) {
    const count = counts.get(at) ?? 0;
    if (count > 1) return at.querySelectorAll(nameless).length === count ? at : null;
  }
  return null;
}

/** A list of nothing but answers like this one, each in an entry of its own; null if it is in none. */
function listOfAnswers(element: Element, counts: ControlCounts): Element | null {
  const item = closestMatching(element, 'li,[role=listitem]');
  const list = item && flatParent(item);
  if (!list || counts.get(item) !== 1) return null;
  const answers = list.querySelectorAll(element.matches('[aria-pressed]') ? '[aria-pressed]' : '[role=radio]').length;
  return answers > 1 && counts.get(list) === answers ? list : null;
}

/** `skills[]`, `input_4.1`, `skill-2`: checkboxes of one question differ in the final number. */
const numberAtEnd = /(?:[._-]\d+|(?<![\d._-])\d+|\[\w*\])$/;

function tickPlace(element: Element, counts: ControlCounts): Place | null {
  const part = groupOfTick(element);
  const name = element instanceof HTMLInputElement ? element.name : '';
  if (name !== '') {
    const isShared = countMatches(document, `input[type=checkbox][name="${CSS.escape(name)}"]`).count > 1;
    const stem = isShared || part === null ? name : name.replace(numberAtEnd, '');
    return { part: part ?? element.getRootNode(), name: stem };
  }
  const isOfGroup =
    part !== null &&
    element.matches('[role=checkbox]') &&
    part.matches('[role=group]') &&
    !hasMore(part, ticks, counts);
  return isOfGroup ? { part, name: '' } : null;
}
