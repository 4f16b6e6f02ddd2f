import { describe, expect, it } from 'vitest';
import type { ReadFields } from '@/domain/job/job-fields';
import type { Row } from '@/domain/page/page-readings';
import { doubtfulRowFields, fieldLooks } from '@/page/list/rows/row-doubts';
import { doubtfulPostingFields } from '@/page/posting/posting-doubts';

const right: ReadFields = {
  title: 'Night Nurse',
  company: 'Klinik Auental',
  location: 'Wien',
  url: 'https://a.example/1',
};
const recipe = { fill: { title: 1, company: 1, location: 0.95, url: 1, salaryText: 0.9 }, looks: {} };
const doubts = (fields: ReadFields) => doubtfulRowFields({ ...right, ...fields }, recipe);
const rowOf = (fields: ReadFields): Row => ({
  key: '',
  index: 0,
  ref: null,
  isRendered: true,
  isPromoted: false,
  fields,
  doubts: [],
});

describe('doubts of a row', () => {
  it.each<ReadFields>([
    {},
    { title: 'Driver - $20/hr - weekends' },
    { title: 'Internship' },
    { company: '2U' },
    { company: 'Inspiring Lives Today' },
    { company: 'Remote Talent Cloud' },
    { location: 'Hidden Hollow' },
    { location: 'Remote' },
    { salaryText: undefined },
  ])('are none of %j', (fields) => expect(doubts(fields)).toEqual([]));

  it.each<[keyof ReadFields, ReadFields]>([
    ['title', { title: '3 days ago' }],
    ['title', { title: '$20 - $25 / hr' }],
    ['title', { title: undefined }],
    ['company', { company: 'Night nurse' }],
    ['company', { company: '45.000 € pro Jahr' }],
    ['company', { company: undefined }],
    ['location', { location: '2025-03-01' }],
    ['location', { location: 'Full-time' }],
    ['salaryText', { salaryText: 'Berlin' }],
  ])('name the %s of %j', (name, fields) => expect(doubts(fields)).toEqual([name]));

  it('are none of what the site writes in many rows', () => {
    const odd = { ...right, location: 'Full-time' };
    const looks = fieldLooks([odd, odd, right, right].map(rowOf));
    expect(doubtfulRowFields(odd, { ...recipe, looks })).toEqual([]);
  });
});

describe('doubts of a posting', () => {
  const description =
    'You look after patients by night, write down what was done, and hand over in the morning. '.repeat(3);
  it('are none of a sound one, whatever it leaves out', () => {
    expect(doubtfulPostingFields({ title: 'Night Nurse', description })).toEqual([]);
    expect(doubtfulPostingFields({ ...right, description, location: 'Wien, Graz, Linz, Salzburg or at home' })).toEqual(
      [],
    );
  });

  it('name what is missing or says something else', () => {
    expect(doubtfulPostingFields({ company: 'A', description: 'Apply now' })).toEqual(['title', 'description']);
    const odd = {
      salaryText: 'competitive',
      location: 'We work where our patients are and that is all over the country.',
    };
    expect(doubtfulPostingFields({ ...right, description, ...odd })).toEqual(['location', 'salaryText']);
  });
});
