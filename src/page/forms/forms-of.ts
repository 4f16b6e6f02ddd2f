import { closestMatching } from '../walker/flat-tree';
import type { FieldDraft } from './field-draft';

/** Which of the page's forms each field is in, as a number; null: none. */
export function formsOf(drafts: readonly FieldDraft[]): (number | null)[] {
  const seen: Element[] = [];
  return drafts.map(({ elements: [main] }) => {
    const form = closestMatching(main, 'form,[role=form]');
    if (form === null) return null;
    if (!seen.includes(form)) seen.push(form);
    return seen.indexOf(form);
  });
}
