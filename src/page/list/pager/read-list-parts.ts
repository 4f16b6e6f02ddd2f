import type { ListParts } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { namesLetters } from '@/language/words/controls/part-names';
import { refOf } from '@/page/dom/refs/element-refs';
import { identifierWordsOf } from '@/page/dom/text/mark-words';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { closestMatching, comesBefore, flatParent } from '@/page/dom/tree/flat-tree';
import { once } from '@/std/once';
import { readAnnouncement } from '../rows/announced-count';
import { listElement } from '../rows/list-element';
import { rowElements } from '../rows/read-rows';
import { foldedParts } from './folded-parts';
import { isCurrent } from './is-current';
import { sectionLists } from './section-lists';

const controls = 'a[href], button, [role="tab"], [role="button"]';
const aparts =
  'nav, header, footer, aside, form, [role="navigation"], [role="banner"], [role="search"], [role="toolbar"]';
/** Characters. Longer texts are no name of a part. */
const longestName = 40;
/** More would be an index of its own. */
const mostParts = 60;

/**
 * Controls side by side before a list, one of them current, or sections of which one is open: the list may be one of several parts, as a
 * month's, letter's or department's.
 */
export function readListParts(recipe: Recipe): ListParts[] {
  const rows = rowElements(recipe);
  const first = rows.find((row) => row.checkVisibility()) ?? rows[0];
  if (!first) return [];
  const before = elementsWithin(document.body).filter(
    (element) => element.matches(controls) && comesBefore(element, first) && element.checkVisibility(),
  );
  const groups = [...Map.groupBy(before, groupOf)];
  const total = once(() => readAnnouncement(listElement(recipe, rows), rows)?.holder);
  return [
    ...groups.flatMap(([group, members]) => (group && partsIn(group, members, total)) ?? []),
    ...[foldedParts(rows, first), sectionLists(rows)].filter((parts) => parts !== null),
    ...choicesAround(first).flatMap((choice) => partsOfChoice(choice) ?? []),
  ];
}

/** Behind the list, only what chooses a page. */
function choicesAround(row: Element): HTMLSelectElement[] {
  return elementsWithin(document.body).filter(
    (element): element is HTMLSelectElement =>
      element instanceof HTMLSelectElement &&
      (comesBefore(element, row) || Array.from(element.options, textOf).every((text) => /\d/.test(text))) &&
      element.checkVisibility(),
  );
}

function partsOfChoice(choice: HTMLSelectElement): ListParts | null {
  const [chosen, second] = Array.from(choice.selectedOptions);
  const options = Array.from(choice.options).filter((option) => option !== chosen && !option.disabled);
  if (!chosen || second || options.length > mostParts || ![chosen, ...options].map(textOf).every(isName)) return null;
  return {
    current: textOf(chosen),
    areTabs: false,
    areApart: closestMatching(choice, aparts) !== null,
    choice: refOf(choice),
    others: options.map((option) => ({ name: textOf(option), ref: refOf(option), url: null })),
  };
}

/** What holds a control, or the item it fills, beside others. */
function groupOf(control: Element): Element | null {
  let at = flatParent(control);
  while (at && textOf(at) === textOf(control)) at = flatParent(at);
  return at;
}

function partsIn(group: Element, members: readonly Element[], total: () => Element | undefined): ListParts | null {
  const said = members.filter(isCurrent);
  const plain = said.length === 0 ? textsBeside(group, members) : [];
  const marked = said.length + plain.length > 0 ? said : members.filter(leadsHere);
  const isHeaded = marked.length + plain.length === 0 && !wordsBeside(group, members).every(namesLetters);
  if (isHeaded || marked.length + plain.length > 1 || members.length > mostParts) return null;
  const current = marked[0] ? textOf(marked[0]) : (plain[0] ?? '');
  const others = members.filter((member) => member !== marked[0]);
  if (others.length === 0 || !others.map(textOf).every(isName) || current.length > longestName) return null;
  const areTabs = members.every(isTab);
  return {
    current,
    areTabs,
    areApart: closestMatching(group, aparts) !== null,
    ...(areTabs && countsPart(members, total()) && { countsPart: true }),
    others: others.map((other) => ({ name: textOf(other), ref: refOf(other), url: addressOf(other) })),
  };
}

/** Whether the number of jobs stands in what the tabs show: it is that of one of them. */
function countsPart(tabs: readonly Element[], total: Element | undefined): boolean {
  if (total === undefined || !tabs.every((tab) => comesBefore(tab, total))) return false;
  const shown = tabs.map(placeShownBy).find((place) => place?.contains(total));
  return shown !== undefined || closestMatching(total, '[role="tabpanel"]') !== null;
}

/** What a tab says that it shows, if that is on the page. */
function placeShownBy(tab: Element): Element | null {
  const id = tab.getAttribute('aria-controls') ?? /^#(.+)/.exec(tab.getAttribute('href') ?? '')?.[1];
  return id === undefined ? null : document.getElementById(id);
}

/** By its role, by what it is called, or as it shows another place of this page. */
function isTab(control: Element): boolean {
  if (control.matches('[role="tab"]')) return true;
  if (addressOf(control) !== null) return false;
  const item = control.closest('li');
  const isCalledSo = [control, ...(item ? [item] : [])].some((each) => identifierWordsOf(each).includes('tab'));
  return isCalledSo || placeShownBy(control)?.checkVisibility() === isCurrent(control);
}

/** A link to the page that shows. */
function leadsHere(control: Element): boolean {
  return control instanceof HTMLAnchorElement && !control.hash && control.href === document.URL.split('#')[0];
}

/**
 * What may be the current part: what a group says beside its controls, but for their heading, which ends in a colon. Of several only one that
 * is set apart: the others are parts that have nothing, as letters of an index without entries. Letters alone are parts even if none is.
 */
function textsBeside(group: Element, members: readonly Element[]): string[] {
  const nodes = nodesBeside(group, members).filter((node) => !wordsOf(node).endsWith(':'));
  if (nodes.length < 2) return nodes.map(wordsOf);
  const [apart, second] = nodes.filter(isSetApart);
  if (apart && !second) return [wordsOf(apart)];
  return [...members.map(textOf), ...nodes.map(wordsOf)].every(namesLetters) ? [] : nodes.map(wordsOf);
}

function isSetApart(node: Node): boolean {
  if (!(node instanceof Element)) return false;
  return isCurrent(node) || elementsWithin(node).some((inner) => inner.matches('b, strong') || isCurrent(inner));
}

function wordsBeside(group: Element, members: readonly Element[]): string[] {
  return nodesBeside(group, members).map(wordsOf);
}

function nodesBeside(group: Element, members: readonly Element[]): Node[] {
  return Array.from(group.childNodes).filter(
    (node) =>
      node.nodeType !== Node.COMMENT_NODE && wordsOf(node) !== '' && !members.some((member) => node.contains(member)),
  );
}

/** Signs part them. */
function wordsOf(node: Node): string {
  const text = collapseWhitespace(node.textContent ?? '').slice(0, 2 * longestName);
  return /[\p{L}\p{N}#].*/u.exec(text)?.[0].replace(/ ?[|·•,;/–—-]? ?$/, '') ?? '';
}

function addressOf(control: Element): string | null {
  const link = control.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return null;
  const [page, place = ''] = link.href.split('#');
  return page === document.URL.split('#')[0] && !/^[/!]/.test(place) ? null : link.href;
}

const isName = (text: string): boolean => text !== '' && text.length <= longestName;

const textOf = ({ textContent }: Element): string => collapseWhitespace(textContent);
