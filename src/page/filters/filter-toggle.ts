import { saysFacet, saysFilters } from '@/language/words/controls/filter-phrases';
import { nameOrText } from '@/page/dom/text/accessible-name';
import { wordsOver } from '@/page/dom/text/surrounding-words';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { refusedByName } from '@/safety/names/refused-by-name';

/** On or off, but no field. */
export const toggles = '[aria-pressed]';

const named = '[role=region],[role=toolbar],[role=group],[role=search],section,form,fieldset,aside,search';
/** Ancestors that may name a toggle's, or lone checkbox's, purpose. */
const depth = 4;

/** Saving and following are toggles too; a filter says so in its own name or its part's, or is one of several. */
export function isFilterToggle(toggle: Element): boolean {
  const name = nameOrText(toggle);
  if (refusedByName(name) !== null && !saysFilters(name) && !saysFacet(name)) return false;
  return isAboutFilters(toggle) || hasOthersBeside(toggle);
}

/** True if the name of a control, or of the page part around it, is about filters or what jobs are filtered by. */
export function isAboutFilters(control: Element): boolean {
  const name = nameOrText(control);
  if (saysFilters(name) || saysFacet(name)) return true;
  let at = flatParent(control);
  for (let level = 0; at && at !== document.body && level < depth; level += 1, at = flatParent(at)) {
    if (!at.matches(named)) continue;
    const words = wordsOver(at);
    if (words && (saysFilters(words) || saysFacet(words))) return true;
  }
  return false;
}

/** Other toggles in the same bar: posting actions were refused above. */
function hasOthersBeside(toggle: Element): boolean {
  const bar = flatParent(toggle);
  const around = bar?.childElementCount === 1 ? flatParent(bar) : bar;
  const others = Array.from(around?.querySelectorAll(toggles) ?? []).filter((other) => other !== toggle);
  return others.some((other) => refusedByName(nameOrText(other)) === null);
}
