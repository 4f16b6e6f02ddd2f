import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import { shadowRootOf } from '@/page/dom/tree/shadow-root-of';
import { findApplyControls } from './find-apply-links';
import { isTextEntry } from './search-controls';
import { submitEffectOf } from './submit-effect';

/** Elements with the same words that are something else: a filter toggle, a menu link. */
const notApply = '[aria-pressed],[aria-checked],[aria-selected],label';
const elsewhere = 'nav,[role=navigation],[role=search],footer,[role=contentinfo]';
const parts = 'form,dialog,[role=dialog],[role=menu],fieldset';

const nothing: ReadonlySet<Element> = new Set();

/**
 * The current posting's apply control; null if none. `rows` concern other postings, except one that shows its own inside itself. `only`:
 * where to search.
 */
export function findApplyControl(rows: readonly Element[], only: readonly Element[] | null): Element | null {
  return firstWithin(only ?? [document.body], new Set(rows)) ?? firstWithin(rows.filter(isUnfolded), nothing);
}

function firstWithin(parts: readonly Element[], leftOut: ReadonlySet<Element>): Element | null {
  const found = parts.flatMap((part) => findApplyControls(part, leftOut));
  return found.find((control) => !isSomethingElse(control)) ?? null;
}

function isUnfolded(row: Element): boolean {
  return [row, shadowRootOf(row)].some((part) => part?.querySelector('[aria-expanded=true],details[open]'));
}

function isSomethingElse(control: Element): boolean {
  if (control.matches(notApply) || closestMatching(control, elsewhere)) return true;
  return submitEffectOf(control) === 'search' || mentionsFilters(nameOrTextStart(control)) || isAmongChoices(control);
}

/** Among checkboxes without fields to fill in, "Apply" means the options. */
function isAmongChoices(control: Element): boolean {
  const part = closestMatching(control, parts);
  if (!part) return false;
  const fields = elementsWithin(part);
  return (
    fields.some((field) => field.matches('input[type=checkbox],input[type=radio],[role=checkbox],[role=radio]')) &&
    !fields.some((field) => isTextEntry(field) || field.matches('input[type=file]'))
  );
}
