import { describe, expect, it } from 'vitest';
import { organizationItems, postingItems } from '@/page/posting/structured-data/structured-item';

const cook = { '@type': 'JobPosting', title: 'Cook' };
const baker = { '@type': ['http://schema.org/JobPosting'], title: 'Baker' };

describe('postings', () => {
  it('are found in graphs, lists and arrays, in order', () => {
    const graph = { '@graph': [{ '@type': 'WebSite' }, cook] };
    const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: baker }] };
    expect(postingItems([graph, list])).toEqual([cook, baker]);
  });

  it('are not those of a type whose name merely ends alike', () => {
    expect(postingItems({ '@type': 'UserJobPosting' })).toEqual([]);
  });

  it('are items without a type, too, that say who hires', () => {
    const untyped = { title: 'Cook', hiringOrganization: { '@type': 'Organization', name: 'Acme' } };
    expect(postingItems([untyped, { title: 'Our kitchen' }])).toEqual([untyped]);
  });

  it('ends on values that nest without end', () => {
    const endless: Record<string, unknown> = { '@type': 'Thing' };
    endless.mainEntity = endless;
    expect(postingItems(endless)).toEqual([]);
  });
});

it('organizations are those beside the postings, not those that hire in one', () => {
  const acme = { '@type': 'Organization', name: 'Acme' };
  const other = { '@type': 'Organization', name: 'Other' };
  expect(organizationItems([acme, { ...cook, hiringOrganization: other }])).toEqual([acme]);
});
