import { toVisibleLine } from '@/language/fold/visible-one-line';

/** What a control may say of applying: its name, its text and its tooltip, as far as it has them. */
export function applyWordsOf(control: Element): string[] {
  const text = control instanceof HTMLInputElement ? control.value : control.textContent;
  return [control.getAttribute('aria-label'), text, control.getAttribute('title')]
    .map((words) => toVisibleLine(words ?? ''))
    .filter(Boolean);
}
