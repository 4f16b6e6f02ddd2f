import { describe, expect, it } from 'vitest';
import { changedFields } from '@/ui/job/form/changed-fields';
import { draftOf, emptyDraft, type JobDraft, withPayText } from '@/ui/job/form/job-draft';
import { newJob } from '@/ui/job/form/new-job';
import { readDraft } from '@/ui/job/form/read-draft';
import { sampleJob } from '../../store/sample-job';

const problemsOf = (part: Partial<JobDraft>) => readDraft({ ...emptyDraft, title: 'Baker', ...part }).problems;
const fieldsOf = (part: Partial<JobDraft>) => readDraft({ ...emptyDraft, title: 'Baker', ...part }).fields;

describe('the form of a job', () => {
  it('says nothing of what is left empty', () => {
    expect(fieldsOf({ company: '  ' })).toEqual({
      title: 'Baker',
      company: null,
      location: null,
      remoteType: null,
      salary: null,
      employmentType: null,
      applyType: 'unknown',
      url: null,
      applyUrl: null,
      postedDate: null,
      description: null,
    });
  });

  it('takes addresses of the web only, and means https where that lacks', () => {
    expect(fieldsOf({ url: ' example.com/jobs/1?a=b ' }).url).toBe('https://example.com/jobs/1?a=b');
    expect(fieldsOf({ url: 'HTTP://example.com' }).url).toBe('http://example.com/');
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.c',
      'file:///etc',
      'job 12',
      'https://',
    ]) {
      expect(problemsOf({ url: address, applyUrl: address })).toEqual({ url: 'address', applyUrl: 'address' });
      expect(fieldsOf({ url: address }).url).toBeNull();
    }
  });

  it('names what is wrong with the pay', () => {
    expect(problemsOf({ payMin: 'much', payMax: '1' })).toEqual({ payMin: 'amount' });
    expect(problemsOf({ payMin: '60.000', payMax: '50.000' })).toEqual({ payMax: 'range' });
    expect(problemsOf({ title: ' ', isDateHalf: true })).toEqual({ title: 'missing', postedDate: 'date' });
    expect(fieldsOf({ payMax: '500', payUnit: 'DAY' }).salary).toEqual({
      text: '',
      min: null,
      max: 500,
      currency: null,
      unit: 'DAY',
    });
  });

  it('keeps the line breaks of a description and folds those of a line', () => {
    expect(fieldsOf({ description: '\n a\n\n  • b\n' }).description).toBe('a\n\n  • b');
    expect(fieldsOf({ company: ' Acme\n Inc ' }).company).toBe('Acme Inc');
  });
});

describe('the words of the pay', () => {
  it('bring their amounts along', () => {
    expect(withPayText(emptyDraft, '€50,000 – €60,000 a year')).toMatchObject({
      payMin: '50000',
      payMax: '60000',
      payCurrency: 'EUR',
      payUnit: 'YEAR',
    });
  });

  it('leave amounts alone that the user put in', () => {
    const corrected = { ...withPayText(emptyDraft, '50k'), payMin: '55000' };
    expect(withPayText(corrected, '€70,000 a year')).toMatchObject({ payText: '€70,000 a year', payMin: '55000' });
  });
});

describe('editing', () => {
  const job = sampleJob({
    url: 'https://Jobs.example/1#top',
    title: 'Baker  at night',
    salary: { text: '18 €/h', min: 18, max: 18, currency: 'EUR', unit: 'HOUR' },
    description: ' as the page has it ',
  });
  const before = draftOf(job);

  it('changes nothing that was not touched, however the form would write it', () => {
    expect(changedFields(before, readDraft(before).fields)).toEqual({});
    expect(changedFields(before, readDraft({ ...before, company: `${before.company} ` }).fields)).toEqual({});
  });

  it('hands on what was, empty as not known', () => {
    const after = { ...before, location: '', payMax: '20' };
    expect(changedFields(before, readDraft(after).fields)).toEqual({
      location: null,
      salary: { text: '18 €/h', min: 18, max: 20, currency: 'EUR', unit: 'HOUR' },
    });
  });
});

describe('a job by hand', () => {
  const now = '2026-11-22T06:00:00.000Z';

  it('goes by its address, its host being the site', () => {
    const job = newJob(fieldsOf({ url: 'www.example.com/jobs/1?utm_source=x' }), now);
    expect(job).toMatchObject({
      site: 'example.com',
      key: 'url:https://example.com/jobs/1',
      urls: ['https://example.com/jobs/1'],
      source: 'hand',
      runId: null,
      status: 'saved',
      foundAt: now,
    });
  });

  it('goes by its texts where it has none', () => {
    const one = newJob(fieldsOf({ company: 'Acme GmbH', location: 'Graz' }), now);
    const other = newJob(fieldsOf({ company: 'Acme', location: 'Graz' }), now);
    expect(one.key).toBe(other.key);
    expect(one.id).not.toBe(other.id);
  });
});
