import { describe, expect, it } from 'vitest';
import * as german from '../../sites/german/words.ts';
import { findOpenings, readAsked } from '../../sites/openings/find-openings.ts';
import * as shadow from '../../sites/shadow/words.ts';
import * as sidebar from '../../sites/sidebar/words.ts';

const names = { what: 'was', where: 'wo' };

describe.each(Object.entries({ german, shadow, sidebar }))('the jobs of the %s board', (_, { openings, facets }) => {
  const found = (query: string) => findOpenings(openings, facets, readAsked(new URLSearchParams(query), names, facets));

  it('are at least 60, each with an id of its own', () => {
    expect(openings.length).toBeGreaterThanOrEqual(60);
    expect(new Set(openings.map(({ id }) => id)).size).toBe(openings.length);
  });

  it('are found by a word of their title, in any case and without accents', () => {
    const [first] = openings;
    const word = first?.title.split(' ')[0]?.toUpperCase() ?? '';
    expect(found(`was=${word}`).length).toBeGreaterThan(0);
    expect(found(`was=${word}`).length).toBeLessThan(openings.length);
  });

  it.each(facets.flatMap(({ name, options }) => options.map(({ value }) => [name, value])))(
    'are fewer where %s is “%s”, and all where nothing is chosen',
    (name, value) => {
      const left = found(`${name}=${value}`).length;
      expect(left).toBeGreaterThan(0);
      if (value === '') expect(left).toBe(openings.length);
      else expect(left).toBeLessThan(openings.length);
    },
  );

  it('are added up over options of one filter, and narrowed down by another', () => {
    const [one, other] = facets.filter(({ options }) => options.every(({ days }) => days === undefined));
    const [first, second] = one?.options.filter(({ value }) => value !== '') ?? [];
    const either = found(`${one?.name}=${first?.value}&${one?.name}=${second?.value}`);
    expect(either.length).toBe(
      found(`${one?.name}=${first?.value}`).length + found(`${one?.name}=${second?.value}`).length,
    );
    const value = other?.options.at(-1)?.value;
    const both = found(`${one?.name}=${first?.value}&${other?.name}=${value}`);
    expect(both.every(({ facets: own }) => own[other?.name ?? ''] === value)).toBe(true);
  });
});
