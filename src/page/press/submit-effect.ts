import type { ElementFacts } from '@/domain/page/page-act';
import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { isFilterName, isShowResultsControl } from '@/language/words/controls/filter-phrases';
import { saysPaging } from '@/language/words/controls/says-paging';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { containerWords } from '@/page/dom/text/surrounding-words';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import { controlsOf } from '@/page/dom/tree/form-properties';
import { refusalByUrl } from '@/safety/addresses/refused-url';
import { hasContactFields, isInPersonalPart, isPersonalForm } from './personal-form';
import { isSearchForm, isSearchInput, isTextEntry, searchPart } from './search-controls';

/** What a press on an element, or Enter in it, would submit: by its form's HTML, not by what scripts may do. */
export function submitEffectOf(element: Element): ElementFacts['sends'] {
  const control = closestMatching(element, 'button,input,a[href],textarea,select') ?? element;
  if (isTextEntry(control)) return whatEnterSends(control);
  if (submits(control)) return whatFormSends(control);
  return isButton(control) && isInPersonalPart(control) ? 'form' : 'nothing';
}

/** Enter in a text field submits its form; without a form, a script may still search. */
function whatEnterSends(field: Element): ElementFacts['sends'] {
  if (isSearchInput(field)) return 'search';
  if (field.localName === 'textarea') return 'nothing';
  const form = formOf(field);
  if (!form) return 'nothing';
  return isSearchForm(form) && asksHere(form, form) ? 'search' : 'form';
}

function whatFormSends(control: Element): ElementFacts['sends'] {
  const form = formOf(control);
  if (isInPersonalPart(control) || (form && (hasContactFields(form) || !asksHere(control, form)))) return 'form';
  if (closestMatching(control, searchPart)) return 'search';
  if (!form || methodOf(control, form) === 'dialog') return 'nothing';
  return methodOf(control, form) === 'get' && (isSearchForm(form) || asksForFilters(control, form)) ? 'search' : 'form';
}

/** A GET form with nothing but choices that says it filters; or with no choices, leading to more rows. */
function asksForFilters(control: Element, form: HTMLFormElement): boolean {
  const fields = controlsOf(form).filter((field) => field.matches('input:not([type=hidden]),select,textarea'));
  if (fields.some((field) => isTextEntry(field)) || isPersonalForm(form)) return false;
  const name = nameOrTextStart(control);
  if (fields.length === 0) return saysPaging(name);
  const says = isShowResultsControl(name) || mentionsFilters(name) || mentionsFilters(containerWords(control));
  return says || fields.some((field) => isFilterName(nameOrTextStart(field)));
}

/** False if a form submits to another site, or to an address that names an action. */
function asksHere(control: Element, form: HTMLFormElement): boolean {
  const action = control.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  const address = URL.parse(action, document.baseURI)?.href ?? action;
  return action === '' || refusalByUrl(address, location.href) === null;
}

function submits(control: Element): boolean {
  if (control instanceof HTMLButtonElement) return control.type === 'submit';
  return control instanceof HTMLInputElement && /^(submit|image)$/.test(control.type);
}

/** Effect known to scripts. */
function isButton(control: Element): boolean {
  return control.matches('button:not([type=reset]),input[type=button],[role=button]');
}

function methodOf(control: Element, form: HTMLFormElement): string {
  return (control.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get').toLowerCase();
}

/** A control's form, which need not be an ancestor. */
function formOf(control: Element): HTMLFormElement | null {
  if (control instanceof HTMLButtonElement || control instanceof HTMLInputElement) return control.form;
  const form = closestMatching(control, 'form');
  return form instanceof HTMLFormElement ? form : null;
}
