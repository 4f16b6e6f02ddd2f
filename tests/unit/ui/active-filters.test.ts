import { describe, expect, it } from 'vitest';
import { initialQuery, type JobFilters, type JobQuery, noFilters } from '@/domain/job/job-query';
import { activeFilters, removableFilters } from '@/ui/jobs/listing/active-filters';

const query = (filters: Partial<JobFilters>, text = ''): JobQuery => ({
  ...initialQuery,
  text,
  filters: { ...noFilters, ...filters },
});

describe('activeFilters', () => {
  it('has a chip for each value of a list and one for each other filter, search words not among them', () => {
    const set = activeFilters(
      query({ sites: ['a.example', 'b.example'], postedWithinDays: 0, hasDescription: false }, 'x'),
    );
    expect(set.map(({ name, value }) => [name, value])).toEqual([
      ['sites', 'a.example'],
      ['sites', 'b.example'],
      ['postedWithinDays', null],
      ['hasDescription', null],
    ]);
    expect(activeFilters(initialQuery)).toEqual([]);
  });

  it('takes one value away and leaves the rest of the query', () => {
    const [first] = activeFilters(query({ sites: ['a.example', 'b.example'], maybeDuplicate: true }, 'x'));
    expect(first?.rest).toEqual(query({ sites: ['b.example'], maybeDuplicate: true }, 'x'));
  });
});

describe('narrowingParts', () => {
  it('takes each filter away as a whole, the search words too', () => {
    const parts = removableFilters(query({ sites: ['a.example', 'b.example'], kept: 'left-out' }, 'x'));
    expect(parts.map(({ name }) => name)).toEqual(['text', 'sites', 'kept']);
    expect(parts[1]?.rest).toEqual(query({ kept: 'left-out' }, 'x'));
  });

  it('leaves alone what shows more', () => {
    expect(removableFilters(query({ kept: 'all' }, '  '))).toEqual([]);
  });
});
