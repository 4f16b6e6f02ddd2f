import type { FormField } from '@/domain/form/form-field';
import { findTarget } from '@/page/dom/refs/find-target';
import type { FieldDraft } from './field-draft';

const hidden = new WeakSet<Element>();
/** By question: a form that is drawn anew has other nodes. */
const hiddenQuestions = new Set<string>();
/** Which control of which question each is, and what else was asked with it: the same question may be seen on the next page. */
const questions = new WeakMap<Element, { control: string; page: string }>();

const keyOf = ({ control, page }: { control: string; page: string }): string => `${control} of ${page}`;

/** Notes of which question each control is. `drafts` are in the order of `fields`. */
export function noteQuestions(fields: readonly FormField[], drafts: readonly FieldDraft[]): void {
  const page = fields.map(({ id }) => id).join(' ');
  for (const [at, { elements }] of drafts.entries())
    for (const [nth, element] of elements.entries())
      questions.set(element, { control: `${fields[at]?.id} ${nth}`, page });
}

/** Remembers that no person sees a control where it is: what covers it, or how faint it is, nothing else tells. */
export function rememberHidden({ selector }: { selector: string }): true {
  const control = findTarget({ selector });
  const question = control && questions.get(control);
  if (control) hidden.add(control);
  if (question) hiddenQuestions.add(keyOf(question));
  return true;
}

/** Of one that was hidden for a while. */
export function forgetHidden(control: Element): void {
  hidden.delete(control);
  const question = questions.get(control);
  if (!question) return;
  for (const key of hiddenQuestions) if (key.startsWith(`${question.control} of `)) hiddenQuestions.delete(key);
}

/** Whether a fill looked for a control, or for the same question before it was drawn anew, and did not find it in sight. */
export function wasFoundHidden(control: Element): boolean {
  const question = questions.get(control);
  return hidden.has(control) || (question !== undefined && hiddenQuestions.has(keyOf(question)));
}
