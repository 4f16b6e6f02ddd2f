import { expect, it } from 'vitest';
import { findApplyFiltersControl } from '@/workflows/search/apply-control';
import { button, control, known, reading } from './filter-samples';

const named = (controls: string[], surroundings: string) =>
  findApplyFiltersControl(reading([control('Remote'), ...controls.map(button)], surroundings), null)?.name ?? null;

it.each([
  [['Reset', 'Show 24 results'], 'Show 24 results'],
  [['Appliquer', 'Effacer'], 'Appliquer'],
  [['Zurücksetzen', 'Treffer anzeigen'], 'Treffer anzeigen'],
  [['Clear filters', 'Close'], null],
  [['More filters', 'Filtrar'], 'Filtrar'],
  [['More filters'], null],
  [['Apply for this job'], null],
] as const)('of %j it is %s that makes choices count', (buttons, expected) => {
  expect(named([...buttons], 'Filters')).toBe(expected);
});

it('is what was understood to make them count', () => {
  const go = button('Go');
  const filter = known('Place', [], { apply: go.selector });
  expect(findApplyFiltersControl(reading([go, button('Show results')]), filter)).toBe(go);
});

it('is nothing on the page itself where choices were found to count at once', () => {
  const filter = known('Place', []);
  expect(findApplyFiltersControl(reading([button('Search')]), filter)).toBeNull();
  expect(findApplyFiltersControl(reading([button('Show results')], 'All filters'), filter)?.name).toBe('Show results');
});
