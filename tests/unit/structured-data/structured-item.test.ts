import { describe, expect, it } from 'vitest';
import { itemsOfType } from '@/page/posting/structured-data/structured-item';

const cook = { '@type': 'JobPosting', title: 'Cook' };
const baker = { '@type': ['http://schema.org/JobPosting'], title: 'Baker' };

describe('items of a type', () => {
  it('are found in graphs, lists and arrays, in order', () => {
    const graph = { '@graph': [{ '@type': 'WebSite' }, cook] };
    const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: baker }] };
    expect(itemsOfType([graph, list], 'JobPosting')).toEqual([cook, baker]);
  });

  it('are not those of a type whose name merely ends alike', () => {
    expect(itemsOfType({ '@type': 'UserJobPosting' }, 'JobPosting')).toEqual([]);
  });

  it('ends on values that nest without end', () => {
    const endless: Record<string, unknown> = { '@type': 'Thing' };
    endless.mainEntity = endless;
    expect(itemsOfType(endless, 'JobPosting')).toEqual([]);
  });
});
