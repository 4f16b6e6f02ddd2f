import { saysFacet, saysFilters } from '@/domain/filter-phrases';
import { refusedByName } from '@/safety/words/refused-control';
import { wordsOver } from '../elements/surroundings-of';
import { nameOrText } from '../names/name-of';
import { flatParent } from '../walker/flat-tree';

/** What is on or off and is no field. */
export const toggles = '[aria-pressed]';

const named = '[role=region],[role=toolbar],[role=group],[role=search],section,form,fieldset,aside,search';
/** Steps outwards to the part that says what a toggle, or a lone box, is for. */
const depth = 4;

/** Saving and following are toggles too, of a posting or a search; one that filters says so by its own name or by its part's, or stands among others. */
export function isFilterToggle(toggle: Element): boolean {
  const name = nameOrText(toggle);
  if (refusedByName(name) !== null && !saysFilters(name) && !saysFacet(name)) return false;
  return isAboutFilters(toggle) || hasOthersBeside(toggle);
}

/** True where the name of a control, or of the part of the page that it stands in, speaks of filters or of what jobs are filtered by. */
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

/** Other toggles beside it, in a bar: what they do to a posting is refused above. */
function hasOthersBeside(toggle: Element): boolean {
  const bar = flatParent(toggle);
  const around = bar?.childElementCount === 1 ? flatParent(bar) : bar;
  const others = Array.from(around?.querySelectorAll(toggles) ?? []).filter((other) => other !== toggle);
  return others.some((other) => refusedByName(nameOrText(other)) === null);
}
