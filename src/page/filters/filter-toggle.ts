import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { isFilterName } from '@/language/words/controls/filter-phrases';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { partHeading } from '@/page/dom/text/surrounding-words';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { refusalByName } from '@/safety/names/refused-by-name';

/** On or off, but no field. */
export const toggleSelector = '[aria-pressed]';

const named = '[role=region],[role=toolbar],[role=group],[role=search],section,form,fieldset,aside,search';
/** Ancestors that may name a toggle's, or lone checkbox's, purpose. */
const depth = 4;

/** Saving and following are toggles too; a filter says so in its own name or its part's, or is one of several. */
export function isFilterToggle(toggle: Element): boolean {
  const name = nameOrTextStart(toggle);
  if (refusalByName(name) !== null && !mentionsFilters(name) && !isFilterName(name)) return false;
  return isControlForFilters(toggle) || hasOthersBeside(toggle);
}

/** True if the name of a control, or of the page part around it, is about filters or what jobs are filtered by. */
export function isControlForFilters(control: Element): boolean {
  const name = nameOrTextStart(control);
  if (mentionsFilters(name) || isFilterName(name)) return true;
  let at = flatParent(control);
  for (let level = 0; at && at !== document.body && level < depth; level += 1, at = flatParent(at)) {
    if (!at.matches(named)) continue;
    const words = partHeading(at);
    if (words && (mentionsFilters(words) || isFilterName(words))) return true;
  }
  return false;
}

/** Other toggles in the same bar: posting actions were refused above. */
function hasOthersBeside(toggle: Element): boolean {
  const bar = flatParent(toggle);
  const around = bar?.childElementCount === 1 ? flatParent(bar) : bar;
  const others = Array.from(around?.querySelectorAll(toggleSelector) ?? []).filter((other) => other !== toggle);
  return others.some((other) => refusalByName(nameOrTextStart(other)) === null);
}
