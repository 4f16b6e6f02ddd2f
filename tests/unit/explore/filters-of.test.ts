import { describe, expect, it } from 'vitest';
import type { FilterControl } from '@/domain/page/landmarks';
import { resolveFilters } from '@/workflows/explore/filters-with-selectors';

const radio = (ref: string, name: string): FilterControl => ({
  ref,
  selector: `#${ref}`,
  role: 'radio',
  name,
  group: 'Date posted',
  options: [],
  checked: false,
  value: null,
});
const select: FilterControl = {
  ...radio('e9', 'Sort'),
  role: 'combobox',
  options: [{ label: 'Newest', selector: '#e9 > option:nth-child(1)' }],
};

describe('filters as they are kept', () => {
  it('have the selectors that code read for the refs that the agent named', () => {
    const reported = {
      filters: [
        {
          name: 'Date posted',
          kind: 'single' as const,
          options: [
            { label: 'Any time', ref: 'e1' },
            { label: 'Made up', ref: 'e77' },
          ],
          control: null,
        },
        { name: 'Sort', kind: 'single' as const, options: [{ label: 'Newest', ref: null }], control: 'e9' },
      ],
      apply: 'e2',
      reset: 'e78',
    };
    const controls = [radio('e1', 'Any time'), { ...radio('e2', 'Show results'), role: 'button' }, select];
    const common = { opener: '#all', apply: '#e2', reset: null, kind: 'single' };
    expect(resolveFilters(reported, controls, '#all')).toEqual([
      { ...common, name: 'Date posted', options: [{ label: 'Any time', selector: '#e1' }] },
      { ...common, name: 'Sort', options: [{ label: 'Newest', selector: '#e9 > option:nth-child(1)' }] },
    ]);
  });

  it('are left out where nothing of them was read', () => {
    const made = { name: 'Made up', kind: 'multi' as const, options: [{ label: 'One', ref: 'e77' }], control: null };
    expect(resolveFilters({ filters: [made], apply: null, reset: null }, [], null)).toEqual([]);
  });
});
