import type { Filter } from '@/domain/page/filter';
import type { FilterControl } from '@/domain/page/landmarks';
import type { FilterReading } from '@/page-api/search-requests';

let count = 0;

/** A control of a filter, a tick box that is off unless it is said otherwise. */
export function control(name: string, more: Partial<FilterControl> = {}): FilterControl {
  count += 1;
  const ref = `e${count}`;
  const plain = { group: '', options: [], checked: false, value: null };
  return { ref, selector: `#${ref}`, role: 'checkbox', name, ...plain, ...more };
}

/** A select with its options, of which one is chosen. */
export function select(name: string, labels: string[], value: string): FilterControl {
  const options = labels.map((label, index) => ({ label, selector: `#s option:nth-of-type(${index + 1})` }));
  return control(name, { role: 'combobox', checked: null, options, value });
}

export function button(name: string): FilterControl {
  return control(name, { role: 'button', checked: null });
}

export function reading(controls: FilterControl[], surroundings = ''): FilterReading {
  return { surroundings, controls };
}

/** A filter as it was understood. */
export function known(name: string, options: Filter['options'], more: Partial<Filter> = {}): Filter {
  return { name, kind: 'multi', options, opener: null, apply: null, reset: null, ...more };
}
