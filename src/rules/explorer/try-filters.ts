import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import type { Landmark } from '@/domain/page/landmarks';
import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { saysFurtherOptions } from '@/language/words/controls/says-load-more';
import { click, hadEffect, isOpen, type NextAct, pastActsFor, wereDoneTo } from './next-act';

/** Number of single-filter openers to look into. */
const mostOpeners = 4;

/** Presses the opener of all filters, or the openers of single ones if there is none. Code records what opens. */
export function openFilters(input: ExplorerInput): NextAct | null {
  const { filterOpeners } = input.landmarks;
  const pressed = pastActsFor(input, 'filters');
  const next = [...filterOpeners.filter(isGeneral), ...filterOpeners].find((one) => isUntried(input, one));
  if (!next || pressed.length >= mostOpeners || !isWorthIt(input, next)) return null;
  return click(next.ref, 'filters');
}

/**
 * An opener of all filters is worth pressing even if some are on the page, and so is what shows the rest of one that is; an opener of a single
 * filter only if no other opened all.
 */
function isWorthIt(input: ExplorerInput, opener: Landmark): boolean {
  if (isOpen(input, 'filters')) return true;
  if (!input.goals.some(({ id }) => id === 'filters') || input.warning !== null) return false;
  const pressed = pastActsFor(input, 'filters');
  if (saysFurtherOptions(opener.name)) return true;
  if (isGeneral(opener)) return !input.patterns.some(({ elementType }) => elementType === 'filter button');
  return pressed.length > 0 && !pressed.some(({ element }) => mentionsFilters(element));
}

/** Of several "Show all" on a page, each is another filter's: the next is pressed right after one that had an effect, but none twice. */
function isUntried(input: ExplorerInput, opener: Landmark): boolean {
  const pressed = pastActsFor(input, 'filters');
  if (!wereDoneTo(pressed, opener)) return true;
  const last = pressed.at(-1);
  if (!saysFurtherOptions(opener.name) || last === undefined || last !== input.past.at(-1)) return false;
  return hadEffect(last) && !pressed.some(({ act }) => 'selector' in act && act.selector === opener.ref);
}

function isGeneral({ name }: Landmark): boolean {
  return mentionsFilters(name);
}
