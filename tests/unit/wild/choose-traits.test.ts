import { describe, expect, it } from 'vitest';
import { chooseTraits, coveringSeeds } from '../../wild/choose-traits.ts';
import { areCompatible } from '../../wild/incompatible.ts';
import { type Choice, type TraitName, traitNames, valuesOf } from '../../wild/traits/traits.ts';
import { wildTruth } from '../../wild/truth.ts';
import { wildSite } from '../../wild/wild-site.ts';

const seeds = Array.from({ length: coveringSeeds }, (_, index) => index + 1);
const choices = seeds.map(chooseTraits);

/** By plain search, apart from how the seeds are covered: whether anything completes these values. */
function canStandTogether(values: Partial<Choice>): boolean {
  if (!areCompatible(values)) return false;
  const open = traitNames.find((name) => values[name] === undefined);
  return open === undefined || valuesOf(open).some((value) => canStandTogether({ ...values, [open]: value }));
}

function pairsOf(one: TraitName, other: TraitName): Partial<Choice>[] {
  return valuesOf(one).flatMap((first) => valuesOf(other).map((second) => ({ [one]: first, [other]: second })));
}

const pairsOfTraits = traitNames.flatMap((one, index) =>
  traitNames.slice(index + 1).map((other) => [one, other] as const),
);

describe('the traits of seeds', () => {
  it.each(pairsOfTraits)('have every pair of %s and %s that can stand together', (one, other) => {
    const missing = pairsOf(one, other).filter(
      (pair) =>
        canStandTogether(pair) && !choices.some((choice) => choice[one] === pair[one] && choice[other] === pair[other]),
    );
    expect(missing).toEqual([]);
  });

  it('can stand together, also beyond the seeds that cover', () => {
    const further = [201, 1000, 31_337].map(chooseTraits);
    expect([...choices, ...further].filter((choice) => !areCompatible(choice))).toEqual([]);
  });
});

describe('a seed', () => {
  it.each([1, 57, 100, 4711])('%i gives the same site at every call', (seed) => {
    expect(JSON.stringify(wildSite(seed))).toBe(JSON.stringify(wildSite(seed)));
  });

  it('gives 12 to 60 jobs, on at most six pages, of which no two are alike', () => {
    for (const seed of seeds) {
      const { jobs, rowsPerPage } = wildSite(seed);
      expect(jobs.length).toBeGreaterThanOrEqual(12);
      expect(jobs.length).toBeLessThanOrEqual(60);
      expect(Math.ceil(jobs.length / rowsPerPage)).toBeLessThanOrEqual(6);
      expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length);
      expect(new Set(jobs.map(({ reference }) => reference)).size).toBe(jobs.length);
      expect(new Set(jobs.map(({ title, places }) => `${title} ${places.join()}`)).size).toBe(jobs.length);
    }
  });

  it('gives a truth that has as many jobs as the site, each with a title and a description', () => {
    for (const seed of seeds.slice(0, 40)) {
      const site = wildSite(seed);
      const { jobs } = wildTruth(site);
      expect(jobs).toHaveLength(site.jobs.length);
      for (const { fields } of jobs) expect([fields.title, fields.description].flat().every(Boolean)).toBe(true);
    }
  });
});
