import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import { saysFilters } from '@/domain/filter-phrases';
import type { Landmark } from '@/domain/landmarks';
import { actsFor, areDoneTo, click, isOpen, type NextAct } from './next-act';

/** Filters with an opener each that are looked into. */
const mostOpeners = 4;

/** Presses what opens all filters; where there is no such thing, what opens each of them. Code writes down what opens. */
export function openFilters(input: ExplorerInput): NextAct | null {
  const { filterOpeners } = input.landmarks;
  const pressed = actsFor(input, 'filters');
  const next = [...filterOpeners.filter(isGeneral), ...filterOpeners].find((one) => !areDoneTo(pressed, one));
  if (!next || pressed.length >= mostOpeners || !isWorthIt(input, next)) return null;
  return click(next.ref, 'filters');
}

/** One that opens all is worth a press even where filters stand on the page, one of a single filter while no other was all. */
function isWorthIt(input: ExplorerInput, opener: Landmark): boolean {
  if (isOpen(input, 'filters')) return true;
  if (!input.goals.some(({ id }) => id === 'filters') || input.warning !== null) return false;
  const pressed = actsFor(input, 'filters');
  if (isGeneral(opener)) return !input.patterns.some(({ elementType }) => elementType === 'filter button');
  return pressed.length > 0 && !pressed.some(({ element }) => saysFilters(element));
}

function isGeneral({ name }: Landmark): boolean {
  return saysFilters(name);
}
