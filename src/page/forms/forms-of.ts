import { closestMatching } from '../walker/flat-tree';
import type { FieldDraft } from './field-draft';

/** Which form of the page each field stands in, as numbers; null: in none. */
export function formsOf(drafts: readonly FieldDraft[]): (number | null)[] {
  const seen: Element[] = [];
  return drafts.map(({ elements: [main] }) => {
    const form = closestMatching(main, 'form,[role=form]');
    if (form === null) return null;
    if (!seen.includes(form)) seen.push(form);
    return seen.indexOf(form);
  });
}
