import type { FilterControl } from '@/domain/page/landmarks';
import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { isChoice } from './control-purpose';

/** Controls that choose the same thing, and their name on the page; empty if they have none. */
export interface FilterControlGroup {
  name: string;
  controls: FilterControl[];
}

interface Place {
  /** Name of what was pressed to see them. */
  opener: string | null;
  /** Name of their part. */
  surroundings: string;
}

/**
 * The controls grouped as on the page. Those without a group are one filter each, except choices in a part opened by the name of a single
 * filter ("Date posted").
 */
export function groupFilterControls(controls: readonly FilterControl[], place: Place): FilterControlGroup[] {
  const groups = new Map<string, FilterControl[]>();
  for (const control of controls) {
    const name = groupNameOf(control, place) ?? `\n${control.ref}`;
    groups.set(name, [...(groups.get(name) ?? []), control]);
  }
  return [...groups].map(([name, grouped]) => ({ name: name.startsWith('\n') ? '' : name, controls: grouped }));
}

/** "Filters", above all of them, names none. */
function groupNameOf(control: FilterControl, place: Place): string | null {
  if (control.group !== '' && !mentionsFilters(control.group)) return control.group;
  return isChoice(control) && control.role !== 'switch' ? nameOfPart(place) : null;
}

/** The name of a single filter's opener or part; null for a part of many filters, and for the page. */
function nameOfPart({ opener, surroundings }: Place): string | null {
  if (opener === null) return null;
  const names = [surroundings, opener].filter((name) => name !== '' && !mentionsFilters(name));
  return names[0] ?? null;
}
