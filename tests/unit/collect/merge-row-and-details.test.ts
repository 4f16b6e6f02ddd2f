import { describe, expect, it } from 'vitest';
import { mergeRediscovered } from '@/jobs/merge/merge-found-job';
import { mergeRowAndDetails } from '@/workflows/collect/extraction/found-job';
import { sampleJob } from '../store/sample-job';

const all = 'Boston, MA; Manchester; Chicago, IL';

describe('a row that only counts its places', () => {
  it('gets those of its posting', () => {
    const row = { title: 'Nurse', location: '3 Locations' };
    expect(mergeRowAndDetails(row, { title: 'Nurse', location: all }).location).toBe(all);
    expect(mergeRowAndDetails(row, { title: 'Nurse' }).location).toBe('3 Locations');
  });

  it('gets them in the store too, and keeps them when the row is seen again', () => {
    const [counted, named] = [sampleJob({ location: '3 Locations' }), sampleJob({ location: all })];
    expect(mergeRediscovered(counted, named).location).toBe(all);
    expect(mergeRediscovered(named, counted).location).toBe(all);
  });
});

describe('a row that names its place', () => {
  it('keeps it', () => {
    const row = { title: 'Nurse', location: 'Boston, MA' };
    expect(mergeRowAndDetails(row, { title: 'Nurse', location: 'Massachusetts' }).location).toBe('Boston, MA');
  });
});

describe('a company that only a heading above the row names', () => {
  const row = { title: 'Nurse', company: 'Surgery', companyBy: 'heading' } as const;

  it('gives way to the one in the data of the posting', () => {
    const own = { title: 'Nurse', company: 'Acme Clinics', companyBy: 'data' } as const;
    expect(mergeRowAndDetails(row, own)).toMatchObject({ company: 'Acme Clinics', companyBy: 'data' });
    expect(mergeRowAndDetails({ ...row, companyBy: undefined }, own).company).toBe('Surgery');
    expect(mergeRowAndDetails(row, { ...own, companyBy: undefined })).toMatchObject(row);
  });

  it('gives way to the same name in full', () => {
    const own = { title: 'Nurse', company: 'Surgery North Ltd' } as const;
    expect(mergeRowAndDetails(row, own).company).toBe('Surgery North Ltd');
    expect(mergeRowAndDetails(row, { ...own, company: 'Surgery North' }).company).toBe('Surgery');
  });

  it('gives way in the store too, and does not come back', () => {
    const guessed = sampleJob({ company: 'Surgery', isCompanyGuessed: true });
    const named = sampleJob({ company: 'Acme Clinics' });
    const known = mergeRediscovered(guessed, named);
    expect(known).toMatchObject({ company: 'Acme Clinics', isCompanyGuessed: undefined });
    expect(mergeRediscovered(known, guessed)).toMatchObject({ company: 'Acme Clinics' });
    expect(mergeRediscovered({ ...guessed, editedFields: ['company'] }, named).company).toBe('Surgery');
  });
});
