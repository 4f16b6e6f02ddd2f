import { describe, expect, it } from 'vitest';
import { collectTruths } from '../../sites/collect-truth/collect-truth.ts';
import { checkedFields } from '../../sites/collect-truth/true-posting.ts';

const origin = 'http://127.0.0.1:8080';

describe.each(collectTruths.map((truth) => [truth.name, truth] as const))(
  'what is to be collected from %s',
  (name, truth) => {
    const postings = truth.postings(origin);

    it('is within the limits, so that all of it can be', () => {
      expect(postings.length).toBeGreaterThan(name === 'german-one' ? 0 : 16);
      expect(postings.length).toBeLessThanOrEqual(truth.limits.jobs);
    });

    it('is told apart by numbers, and has a right value of every field', () => {
      expect(new Set(postings.map(({ id }) => id)).size).toBe(postings.length);
      for (const { fields } of postings) {
        for (const field of checkedFields) expect(fields[field].length, field).toBeGreaterThan(0);
        expect(fields.title[0]).toBeTruthy();
        expect(fields.description[0]?.length).toBeGreaterThan(60);
      }
    });

    it('shares its own address with no other', () => {
      const addresses = postings.flatMap(({ fields }) => fields.url.filter((url) => url !== null));
      expect(new Set(addresses).size).toBe(addresses.length);
    });
  },
);

describe('searches to be collected', () => {
  it('set words everywhere, and filters of each kind', () => {
    expect(collectTruths.every(({ search }) => search.words)).toBe(true);
    expect(collectTruths.filter(({ search }) => search.filters.length > 0).length).toBeGreaterThanOrEqual(4);
  });
});
