import type { PageAction, PageSection } from '@/domain/goal/page-state';
import type { Landmarks } from '@/domain/page/landmarks';
import type { PageKind } from '@/domain/page/page-kind';
import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { isFilterName } from '@/language/words/controls/filter-phrases';
import { isSearchWordsLabel } from '@/language/words/controls/search-box';
import { addsToBasket, namesBasket } from '@/language/words/controls/shop-words';
import { asksForSecret, saysSignIn } from '@/language/words/controls/sign-in-words';
import { isSortControl } from '@/language/words/controls/sort-phrases';
import type { LineControl, LineList, PageLines } from './page-lines';

/** What code knows of a page besides its text. */
export interface PageFacts {
  landmarks: Landmarks;
  kind: PageKind;
}

const menus = new Set(['navigation', 'menu', 'banner', 'contentinfo', 'tablist', 'toolbar', 'listbox', 'radiogroup']);
const isInMenu = ({ within }: Pick<LineControl, 'within'>): boolean => within.some((role) => menus.has(role));

/** The parts of a page by what they are for, in the order in which they are told. */
export function sectionsOf(page: PageLines, facts: PageFacts): PageSection[] {
  const tests: Record<PageSection, boolean> = {
    dialog: page.dialogs.length > 0,
    search: searchField(page, facts) !== null,
    filters: filterControls(page).length > 0 || facts.landmarks.filterOpeners.length > 0,
    results: resultList(page) !== null || facts.landmarks.jobRows.length > 1,
    authentication: facts.kind === 'login' || page.controls.some(isSecretField),
    navigation: page.parts.has('navigation') || page.parts.has('menubar') || menuControls(page) > 1,
    cart: [...page.controls.map(({ name }) => name), ...page.headings].some(
      (name) => namesBasket(name) && !addsToBasket(name),
    ),
    form: formFields(page, facts).length > 0,
  };
  const order: PageSection[] = [
    'dialog',
    'search',
    'filters',
    'results',
    'form',
    'authentication',
    'cart',
    'navigation',
  ];
  return order.filter((section) => tests[section]);
}

/** What a user can do on it. */
export function actionsOf(page: PageLines, sections: readonly PageSection[]): PageAction[] {
  const names = [...page.controls.map(({ name }) => name), ...page.lists.flatMap(({ controls }) => controls)];
  const isLink = ({ role }: LineControl) => role === 'link';
  const tests: Record<PageAction, boolean> = {
    search: sections.includes('search'),
    filter: sections.includes('filters'),
    sort: page.controls.some(({ name, about }) => isSortControl(name) || isSortControl(about)),
    navigate: page.controls.some(isLink) || page.lists.length > 0,
    'add to cart': names.some(addsToBasket),
    'log in': sections.includes('authentication') || page.controls.some(({ name }) => saysSignIn(name)),
    submit: sections.includes('form') && page.controls.some(({ role }) => role === 'button'),
  };
  const order: PageAction[] = ['search', 'filter', 'sort', 'add to cart', 'log in', 'submit', 'navigate'];
  return order.filter((action) => tests[action]);
}

/** The list of results: the one in the content whose rows say most. Null if no list is like that. */
export function resultList({ lists, cards }: Pick<PageLines, 'lists' | 'cards'>): LineList | null {
  const weight = ({ rows, total }: LineList) =>
    rows.reduce((sum, texts) => sum + Math.min(texts.length, 4), 0) * Math.max(1, total);
  const likely = lists.filter(
    (list) => !isInMenu(list) && list.total >= 2 && list.rows.filter((texts) => texts.length >= 2).length >= 2,
  );
  return likely.toSorted((one, other) => weight(other) - weight(one))[0] ?? fewResults(cards);
}

/** Two or three results are told as links, each with what is said of it. */
function fewResults(cards: PageLines['cards']): LineList | null {
  const rows = cards
    .filter((card) => !isInMenu(card) && card.texts.length >= 2)
    .map(({ name, texts }) => [name, ...texts]);
  return rows.length < 2 ? null : { name: '', total: rows.length, announced: null, rows, within: [], controls: [] };
}

/** The field for words; null if there is none. */
export function searchField(page: PageLines, { landmarks }: PageFacts): { name: string; value: string } | null {
  if (landmarks.search) return landmarks.search;
  const field = page.controls.find(
    ({ action, role, name, within }) =>
      action === 'type' && (role === 'searchbox' || within.includes('search') || isSearchWordsLabel(name)),
  );
  return field ?? null;
}

/** Controls that narrow a list, and what opens them. */
export function filterControls(page: PageLines): LineControl[] {
  return page.controls.filter((control) => {
    const { name, about, role, states } = control;
    if (isInMenu(control) || isSortControl(name)) return false;
    const isChoice = control.action !== 'click' || /^(?:checkbox|radio|slider|switch|combobox|spinbutton)/.test(role);
    const opens = states.includes('collapsed') || states.includes('expanded');
    return (
      (isChoice && mentionsFilters(about)) || ((isChoice || opens) && (isFilterName(name) || mentionsFilters(name)))
    );
  });
}

/** Fields that are neither search, filter nor sign-in. */
export function formFields(page: PageLines, facts: PageFacts): LineControl[] {
  const filters = new Set(filterControls(page));
  const search = searchField(page, facts);
  const fields = page.controls.filter(
    (control) =>
      (control.action !== 'click' || /^(?:checkbox|radio|slider|switch|spinbutton)/.test(control.role)) &&
      !filters.has(control) &&
      control.role !== 'searchbox' &&
      !control.within.includes('search') &&
      control.name !== search?.name &&
      !isSortControl(control.name),
  );
  if (page.controls.some(isSecretField)) return [];
  const isForm =
    fields.length >= 2 || fields.some(({ within }) => within.includes('form') || within.includes('dialog'));
  return isForm ? fields : [];
}

/** What is searched for is no secret, though some languages call a keyword as others call a password. */
function isSecretField({ action, name, role, within }: LineControl): boolean {
  const isSearch = role === 'searchbox' || within.includes('search') || isSearchWordsLabel(name);
  return action === 'type' && !isSearch && asksForSecret(name);
}

function menuControls({ controls }: PageLines): number {
  return controls.filter(isInMenu).length;
}
