import { describe, expect, it } from 'vitest';
import { wrongFields } from '../../score/collect/compare-fields';
import { sampleJob } from '../store/sample-job';
import { samplePosting } from './sample-posting';

const search = { words: 'baker', filters: [{ filter: 'Remote', options: ['Hybrid', 'Remote'] }] };
const posting = samplePosting('1');
const right = {
  title: 'Baker',
  company: 'Blom',
  location: 'Utrecht',
  salary: null,
  applyType: 'unknown' as const,
  applyUrl: 'https://board.example/jobs/1',
  description: 'About the job\nYou bake bread from four in the morning\nuntil ten. And so on.',
  url: 'https://board.example/jobs/1',
  siteJobId: '1',
  search,
};
const salary = { text: '€20', min: null, max: null, currency: null, unit: null };
const wrong = (changes: Partial<Parameters<typeof sampleJob>[0]>) =>
  wrongFields(sampleJob({ ...right, ...changes }), posting, search).map(({ field }) => field);

describe('the fields of a stored job', () => {
  it('are right as the posting has them, below a heading and with other line breaks', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ applyType: 'easy_apply' })).toEqual([]);
    expect(wrong({ search: { ...search, filters: [{ filter: 'Remote', options: ['Remote', 'Hybrid'] }] } })).toEqual(
      [],
    );
  });

  it.each([
    ['title', { title: 'Baker (new)' }],
    ['company', { company: null }],
    ['location', { location: 'Utrecht, NL' }],
    ['pay', { salary }],
    ['applyType', { applyType: 'external' as const }],
    ['applyUrl', { applyUrl: null }],
    ['description', { description: null }],
    ['description', { description: `${'Other jobs '.repeat(40)} ${right.description}` }],
    ['description', { description: 'You bake bread' }],
    ['url', { url: 'https://board.example/jobs/2' }],
    ['siteJobId', { siteJobId: null }],
    ['search', { search: null }],
    ['search', { search: { ...search, words: null } }],
    ['search', { search: { ...search, filters: [] } }],
    ['search', { search: { ...search, filters: [{ filter: 'Remote', options: ['Remote'] }] } }],
  ])('are wrong in %s', (field, changes) => {
    expect(wrong(changes)).toEqual([field]);
  });
});
