import { labelsOf } from '../walker/labels-of';
import { formOf, originsOf } from './destinations';
import { isSecretType } from './may-fill';

/** What a control is beside what it asks: under which name its value is sent, with what form, and where to. */
export interface FieldIdentity {
  name: string;
  isSecret: boolean;
  form: Element | null;
  origins: string;
  /** Letters of what it is labelled by: counters and marks beside them change as one types. */
  words: string;
}

export function identityOf(control: Element): FieldIdentity {
  const form = formOf(control);
  return {
    name: control.getAttribute('name') ?? '',
    isSecret: isSecretType(control),
    form,
    origins: form === null ? '' : originsOf(form).toSorted().join(' '),
    words: lettersOf(wordsOf(control)),
  };
}

/** Whether a value stays where it was put. A form may be drawn anew: then the one before is gone. */
export function isSamePlace(before: FieldIdentity, now: FieldIdentity): boolean {
  const isSameForm = now.form === before.form || (now.form !== null && before.form?.isConnected === false);
  return isSameForm && now.name === before.name && now.isSecret === before.isSecret && now.origins === before.origins;
}

export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]+/gu, ' ').trim();
}

/** Of widgets and of boxes for files the label may say what is chosen as well. */
const native = 'input:not([type=file]),textarea,select';

function wordsOf(control: Element): string {
  if (!control.matches(native)) return '';
  const root = control.getRootNode();
  const ids = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const named = root instanceof Document || root instanceof ShadowRoot ? ids.map((id) => root.getElementById(id)) : [];
  const parts = [...labelsOf(control), ...named].map((part) => part?.textContent ?? '');
  return [...parts, control.getAttribute('aria-label') ?? ''].join('\n');
}
