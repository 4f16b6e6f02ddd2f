import { describe, expect, it } from 'vitest';
import { nodesById, withReferences } from '@/page/posting/structured-data/resolve-references';

const employer = { '@type': 'Organization', '@id': '#employer', name: 'Lumen' };
const address = { '@type': 'PostalAddress', '@id': '#address', addressLocality: 'Leeds' };
const place = { '@type': 'Place', '@id': '#place', address: { '@id': '#address' } };
const posting = {
  '@type': 'JobPosting',
  title: 'Nurse',
  hiringOrganization: { '@id': '#employer' },
  jobLocation: [{ '@type': 'Place', '@id': '#place' }],
};

describe('what a posting only refers to', () => {
  it('is in it, from wherever the page has it', () => {
    const nodes = nodesById([{ '@graph': [{ '@id': '#employer' }, employer, place] }, address]);
    expect(withReferences(posting, nodes)).toMatchObject({
      title: 'Nurse',
      hiringOrganization: [employer],
      jobLocation: [{ '@type': 'Place', address: [address] }],
    });
  });

  it('stays as it is where the page does not have it, or says it itself', () => {
    const own = { ...posting, hiringOrganization: { '@id': '#employer', name: 'Ekholm' }, jobLocation: 'Leeds' };
    const read = withReferences(own, nodesById([employer]));
    expect(read).toMatchObject({ hiringOrganization: [{ name: 'Ekholm' }], jobLocation: 'Leeds' });
    expect(withReferences(posting, nodesById([]))).toMatchObject({ hiringOrganization: [{ '@id': '#employer' }] });
  });

  it('ends on items that refer to each other', () => {
    const [one, other] = [
      { '@id': '#a', address: { '@id': '#b' } },
      { '@id': '#b', address: { '@id': '#a' } },
    ];
    const read = withReferences({ jobLocation: { '@id': '#a' } }, nodesById([one, other]));
    expect(read).toMatchObject({ jobLocation: [{ address: [{ '@id': '#b' }] }] });
  });
});
