import { describe, expect, it } from 'vitest';
import { identityOf } from '@/memory/item-identity';

const posting = { title: 'Nurse (m/w/d)', company: 'Care GmbH', location: 'Kiel' };

describe('what makes a job the same', () => {
  it.each([
    ['the id of the site', { siteJobId: '77', url: 'https://jobs.example/77' }, { siteJobId: ' 77 ', title: 'Nurse' }],
    ['an id named after the site', { linkedinJobId: 4711 }, { siteJobId: '4711' }],
    ['jobId', { jobId: 'R-1', title: 'One' }, { jobId: 'R-1', title: 'Other' }],
    [
      'the address, however one came to it',
      { ...posting, url: 'https://www.jobs.example/view/9?utm_source=x' },
      { url: 'http://jobs.example/view/9/' },
    ],
    ['title, company and place', posting, { title: 'nurse', company: 'CARE', location: ' kiel' }],
  ])('is %s', (_what, one, other) => {
    expect(identityOf('job', one)).not.toBeNull();
    expect(identityOf('job', one)).toBe(identityOf('job', other));
  });

  it.each([
    ['ids', { siteJobId: '1', ...posting }, { siteJobId: '2', ...posting }],
    ['places', posting, { ...posting, location: 'Lübeck' }],
    ['companies', posting, { ...posting, company: 'Other' }],
  ])('is not the same with other %s', (_what, one, other) => {
    expect(identityOf('job', one)).not.toBe(identityOf('job', other));
  });

  it.each([
    ['a title alone', { title: 'Nurse' }],
    ['the front page', { url: 'https://jobs.example/' }],
    ['nothing', {}],
    ['empty texts', { siteJobId: ' ', url: '', title: '', company: '' }],
  ])('cannot be told by %s', (_what, data) => {
    expect(identityOf('job', data)).toBeNull();
  });
});

it('other things are the same by id, a product by its number, then by address', () => {
  expect(identityOf('product', { id: 3, sku: 'A' })).toBe('id:3');
  expect(identityOf('product', { sku: 'A', url: 'https://a.example/1' })).toBe('id:A');
  expect(identityOf('product', { url: 'https://a.example/1#top' })).toBe('url:https://a.example/1');
  expect(identityOf('article', { id: 'x' })).toBe('id:x');
  expect(identityOf('article', { sku: 'A' })).toBeNull();
  expect(identityOf('article', { title: 'A', company: 'B' })).toBeNull();
});
