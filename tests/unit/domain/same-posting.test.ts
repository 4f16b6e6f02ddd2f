import { describe, expect, it } from 'vitest';
import { isSamePosting } from '@/jobs/identity/same-posting';

const row = {
  title: 'Store associate',
  company: 'Larkspur Foods',
  url: 'https://jobs.example/view/4012480001?ref=list',
};

describe('whether details are those of the row', () => {
  it.each([
    ['the same words', { title: 'Store associate', company: 'Larkspur Foods' }],
    ['more words for the title', { title: 'Store associate (m/f/d)', company: 'Larkspur Foods, Inc.' }],
    ['no company', { title: 'Store associate' }],
    ['the same address', { title: 'Store associate', url: 'https://jobs.example/view/4012480001' }],
    ['an address of another form', { title: 'Store associate', url: 'https://jobs.example/company/77' }],
    [
      'the id with words to it',
      { title: 'Store associate', url: 'https://jobs.example/view/store-associate-4012480001' },
    ],
  ])('takes %s for it', (_, details) => {
    expect(isSamePosting(row, details)).toBe(true);
  });

  it.each([
    ['another title', { title: 'Store manager', company: 'Larkspur Foods' }],
    ['another company', { title: 'Store associate', company: 'Papershell' }],
    ['no title', { company: 'Larkspur Foods' }],
    ['the address of another opening', { ...row, url: 'https://jobs.example/view/4012480002' }],
  ])('does not take %s for it', (_, details) => {
    expect(isSamePosting(row, details)).toBe(false);
  });

  it('lets a posting name a house of the employer whose page lists it', () => {
    const ofPage = { ...row, companyBy: 'heading' } as const;
    expect(isSamePosting(ofPage, { title: 'Store associate', company: 'Grand Hotel Larkspur' })).toBe(true);
    expect(isSamePosting(ofPage, { title: 'Store manager', company: 'Grand Hotel Larkspur' })).toBe(false);
  });

  it('believes the ids before all words', () => {
    expect(isSamePosting({ ...row, siteJobId: '1' }, { title: 'Other', siteJobId: '1' })).toBe(true);
    expect(isSamePosting({ ...row, siteJobId: '1' }, { ...row, siteJobId: '2' })).toBe(false);
  });

  it('reads an id in the query too', () => {
    const at = (id: string) => ({ title: 'Nurse', url: `https://jobs.example/viewjob?jk=${id}` });
    expect(isSamePosting(at('a1f'), at('a1f'))).toBe(true);
    expect(isSamePosting(at('a1f'), at('b2e'))).toBe(false);
  });
});
