import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areDistinct, type JobTraits, jobKey } from '@/jobs/identity/job-keys';

const baker: JobTraits = {
  site: 'jobs.example',
  siteJobId: null,
  url: null,
  searchUrl: 'https://jobs.example/search?q=baker',
  title: 'Baker',
  company: 'Acme',
  location: 'Berlin',
};
const keyOf = (traits: Partial<JobTraits>) => jobKey({ ...baker, ...traits });

describe('jobKey', () => {
  it('goes by the id of the site before all else', () => {
    const url = 'https://jobs.example/job/1';
    expect(keyOf({ siteJobId: '7', url })).toBe(keyOf({ siteJobId: '7', title: 'Cook', url: null }));
    expect(keyOf({ siteJobId: '7', url })).not.toBe(keyOf({ siteJobId: '8', url }));
    expect(keyOf({ siteJobId: '7' })).not.toBe(keyOf({ siteJobId: '7', site: 'other.example' }));
  });

  it('goes by the address where there is no id, over all sites', () => {
    const url = 'https://acme.example/careers/baker';
    expect(keyOf({ url })).toBe(keyOf({ url: `${url}?utm_medium=x`, title: 'Cook', site: 'other.example' }));
  });

  it.each(['https://www.jobs.example/search?q=baker#1', 'https://acme.example/', 'javascript:void(0)'])(
    'takes %s for no posting of its own',
    (url) => {
      expect(keyOf({ url })).toBe(keyOf({ url: null }));
    },
  );

  it.each([
    [{ title: 'Baker (m/w/d)' }],
    [{ title: 'Baker (f/m/x)' }],
    [{ title: 'BAKER  H/F' }],
    [{ title: 'Baker [w/m/div.]' }],
    [{ title: 'Baker (all genders)' }],
    [{ title: 'Ｂａｋｅｒ' }],
    [{ company: 'Acme GmbH' }],
    [{ company: 'ACME, Inc.' }],
    [{ company: 'Acme GmbH & Co. KG' }],
    [{ company: 'Acme S.r.l.' }],
    [{ company: 'Acme sp. z o.o.' }],
    [{ location: ' berlin ' }],
  ])('takes %j for the same', (traits) => {
    expect(keyOf(traits)).toBe(keyOf({}));
  });

  it.each([
    [{ title: 'Baker II' }],
    [{ title: 'Baker A/B' }],
    [{ company: 'Acme Labs' }],
    [{ company: null }],
    [{ location: 'Hamburg' }],
    [{ site: 'other.example' }],
  ])('takes %j for another', (traits) => {
    expect(keyOf(traits)).not.toBe(keyOf({}));
  });

  it.each([
    ['C Developer', 'C++ Developer'],
    ['C++ Developer', 'C# Developer'],
    ['(m/w/d)', '(m/w)'],
  ])('tells %s from %s', (one, other) => {
    expect(keyOf({ title: one })).not.toBe(keyOf({ title: other }));
  });

  it('does not depend on how a text is spaced or encoded', () => {
    const texts = fc.record({ title: fc.string({ unit: 'grapheme' }), company: fc.string({ unit: 'grapheme' }) });
    fc.assert(
      fc.property(texts, ({ title, company }) => {
        const other = { title: ` ${title.normalize('NFD')}\n`, company: `${company.normalize('NFD')}  ` };
        expect(keyOf(other)).toBe(keyOf({ title, company }));
      }),
    );
  });
});

it('is sure of two postings only where one site gives two ids', () => {
  const one = { ...baker, siteJobId: '1' };
  expect(areDistinct(one, { ...baker, siteJobId: '2' })).toBe(true);
  expect(areDistinct(one, { ...baker, siteJobId: '1' })).toBe(false);
  expect(areDistinct(one, baker)).toBe(false);
  expect(areDistinct(one, { ...one, siteJobId: '2', site: 'other.example' })).toBe(false);
});
