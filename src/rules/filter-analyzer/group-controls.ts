import { saysFilters } from '@/domain/filter-phrases';
import type { FilterControl } from '@/domain/landmarks';
import { isChoice } from './control-purpose';

/** Controls that choose the same thing, and what the page calls it; empty where it calls it nothing. */
export interface ControlGroup {
  name: string;
  controls: FilterControl[];
}

interface Place {
  /** Name of what was pressed to see them. */
  opener: string | null;
  /** Name of the part they stand in. */
  surroundings: string;
}

/**
 * The controls as the page groups them. Those without a group are a filter each, but for choices in a part that one filter's
 * name opened ("Date posted").
 */
export function groupControls(controls: readonly FilterControl[], place: Place): ControlGroup[] {
  const groups = new Map<string, FilterControl[]>();
  for (const control of controls) {
    const name = groupNameOf(control, place) ?? `\n${control.ref}`;
    groups.set(name, [...(groups.get(name) ?? []), control]);
  }
  return [...groups].map(([name, grouped]) => ({ name: name.startsWith('\n') ? '' : name, controls: grouped }));
}

/** "Filters", over all of them, names none. */
function groupNameOf(control: FilterControl, place: Place): string | null {
  if (control.group !== '' && !saysFilters(control.group)) return control.group;
  return isChoice(control) && control.role !== 'switch' ? nameOfPart(place) : null;
}

/** What an opener of one filter, or its part, is called; null for a part of many filters, and for the page. */
function nameOfPart({ opener, surroundings }: Place): string | null {
  if (opener === null) return null;
  const names = [surroundings, opener].filter((name) => name !== '' && !saysFilters(name));
  return names[0] ?? null;
}
