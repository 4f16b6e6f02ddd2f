import { labelsOf } from '@/page/dom/tree/labels-of';
import { formOfControl, submitOrigins } from '../watch/form-destinations';
import { isSecretType } from '../watch/may-fill';

/** What a control is besides its question: the name its value is sent under, the form, and the destination. */
export interface FieldIdentity {
  name: string;
  isSecret: boolean;
  isFile: boolean;
  form: Element | null;
  origins: string;
  /** The letters of its label: counters and marks change while one types. */
  words: string;
}

export function fieldIdentityOf(control: Element): FieldIdentity {
  const form = formOfControl(control);
  return {
    name: control.getAttribute('name') ?? '',
    isSecret: isSecretType(control),
    isFile: control.matches('input[type=file]'),
    form,
    origins: form === null ? '' : submitOrigins(form).toSorted().join(' '),
    words: labelLetters(wordsOf(control)),
  };
}

/** Whether a value stays in its place. A redrawn form loses the previous element. */
export function isSameFieldIdentity(before: FieldIdentity, now: FieldIdentity): boolean {
  const isSameForm = now.form === before.form || (now.form !== null && before.form?.isConnected === false);
  // Widgets for uploads take a file over into a field of their own, and its name with it.
  const isSameName = now.name === before.name || (before.isFile && now.isFile && now.name === '');
  return isSameForm && isSameName && now.isSecret === before.isSecret && now.origins === before.origins;
}

export function labelLetters(text: string): string {
  return text.replace(/[^\p{L}]+/gu, ' ').trim();
}

/** Labels of widgets and file fields may include what is chosen. */
const native = 'input:not([type=file]),textarea,select';

function wordsOf(control: Element): string {
  if (!control.matches(native)) return '';
  const root = control.getRootNode();
  const ids = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const named = root instanceof Document || root instanceof ShadowRoot ? ids.map((id) => root.getElementById(id)) : [];
  const parts = [...labelsOf(control).map((label) => wordsOfLabel(label, control)), ...named.map(textOf)];
  // Beside a label it asks nothing: calendars put in one how they are moved through, once the box has the focus.
  const isLabelled = parts.some((text) => /\p{L}/u.test(text));
  return isLabelled ? parts.join('\n') : [...parts, control.getAttribute('aria-label') ?? ''].join('\n');
}

/** A label around a whole list begins with the list's name, and goes on with what is chosen. */
function wordsOfLabel(label: Element, control: Element): string {
  const own = control.getAttribute('aria-label') ?? '';
  const isAroundList = own !== '' && control.matches('[role=combobox]') && label.contains(control);
  return isAroundList && textOf(label).trimStart().startsWith(own) ? own : textOf(label);
}

const textOf = (element: Element | null): string => element?.textContent ?? '';
