import { isSearchField } from '@/language/words/controls/search-box';
import type { PressedControl } from '@/page/dom/controls/pressed-control';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import { formMethod } from '@/page/dom/tree/form-properties';
import type { SubmitFacts } from '@/safety/control-facts';
import { elementFactsOf } from './element-facts';
import { searchPart } from './search-controls';

const personFields =
  'input:not([type]),input[type=text],input[type=email],input[type=tel],input[type=password],input[type=url],input[type=number],input[type=file],input[type=date],textarea,[contenteditable]:not([contenteditable=false])';

const inPlace: ReadonlySet<string> = new Set(['', '_self']);
const inTab: ReadonlySet<string> = new Set([...inPlace, '_parent', '_top']);

/** What a button would submit; null if there is none, or it does not submit. */
export function readSubmitFacts(submitter: PressedControl['submitter']): SubmitFacts | null {
  const form = submitter?.form;
  if (!submitter || !form) return null;
  const action = submitter.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  const url = URL.parse(action.trim() === '' ? document.URL : action, document.baseURI);
  const target = submitter.getAttribute('formtarget') ?? form.getAttribute('target') ?? '';
  return {
    method: formMethod(submitter.getAttribute('formmethod') ?? form.getAttribute('method')),
    url: url?.href ?? action,
    isOwnOrigin: url !== null && url.origin === new URL(document.URL).origin,
    isInPlace: inPlace.has(target.toLowerCase()),
    isInTab: inTab.has(target.toLowerCase()),
    ownFields: Array.from(form.querySelectorAll(personFields)).filter(isForPerson).length,
    page: document.URL,
    brings: submittedValuesOf(form, submitter),
  };
}

/** Hidden fields per form. */
const mostBrought = 300;
/** Characters. Longer values name no action. */
const longestBrought = 200;

/** Values a form submits that nobody enters, and the control's own. */
export function submittedValuesOf(form: Element, control: Element): SubmitFacts['brings'] {
  const hidden = Array.from(form.querySelectorAll('input[type=hidden]')).slice(0, mostBrought);
  return [...hidden, control].flatMap(named);
}

function named(element: Element): SubmitFacts['brings'] {
  const [name, value] = ['name', 'value'].map((attribute) => element.getAttribute(attribute) ?? '');
  return name && value ? [{ name, value: value.slice(0, longestBrought) }] : [];
}

/** A visible field that is not for search words. */
function isForPerson(field: Element): boolean {
  if (!field.checkVisibility() || closestMatching(field, searchPart)) return false;
  return !isSearchField({ ...elementFactsOf(field), sends: 'nothing' });
}
