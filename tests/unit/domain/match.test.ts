import { describe, expect, it } from 'vitest';
import type { Job, Salary } from '@/domain/job/job';
import { type MatchCriteria, noCriteria } from '@/domain/job/match-criteria';
import { matchJob, readCriteria } from '@/jobs/match/match-job';
import { sampleJob } from '../store/sample-job';

function match(fields: Partial<Job>, criteria: Partial<MatchCriteria>, hidden: string[] = []) {
  const { description = null, ...job } = sampleJob(fields);
  return matchJob(job, description, readCriteria({ ...noCriteria, ...criteria }, hidden));
}

const evidence = (fields: Partial<Job>, criteria: Partial<MatchCriteria>) => match(fields, criteria).evidence[0];
const isFound = (text: string, keyword: string) => evidence({ description: text }, { keywords: [keyword] })?.isMet;
const pay = (fields: Partial<Salary>): Salary => ({
  text: 'the pay',
  min: null,
  max: null,
  currency: 'EUR',
  unit: 'YEAR',
  ...fields,
});

describe('a match', () => {
  it('has no score without criteria, and keeps the job', () => {
    expect(match({ description: 'Anything' }, {})).toEqual({ score: null, isKept: true, evidence: [] });
  });

  it('says where a keyword stands, as it is written there', () => {
    const fields = {
      title: 'Bäcker (m/w/d)',
      description: 'You bake.\nExperience with Sauer­teig and\nwood-fired ovens.',
    };
    expect(match(fields, { keywords: ['bäcker', 'Wood fired', 'cake'] })).toMatchObject({
      score: 67,
      evidence: [
        { kind: 'keyword', criterion: 'bäcker', isMet: true, found: 'Bäcker (m/w/d)' },
        { criterion: 'Wood fired', isMet: true, found: expect.stringContaining('wood-fired ovens.') },
        { criterion: 'cake', isMet: false, found: null },
      ],
    });
  });

  it('cuts a long description around the keyword', () => {
    const found = evidence(
      { description: `${'Much is said before. '.repeat(50)}We bake bread daily. ${'And after. '.repeat(50)}` },
      { keywords: ['bread'] },
    )?.found;
    expect(found).toMatch(/^….*We bake bread daily\./);
    expect(found?.length).toBeLessThan(130);
  });

  it.each([
    ['JavaScript and Java.', 'java', true],
    ['JavaScript', 'Java', false],
    ['C and C++17', 'C++', true],
    ['C and B++', 'C++', false],
    ['C#/.NET', 'c#', true],
    ['C#/.NET', '.NET', true],
    ['net pay', '.NET', false],
    ['Internet', 'net', false],
    ['ASP.NET', '.net', true],
    ['with Node.js', 'Node.js', true],
    ['machine-learning', 'Machine Learning', true],
    ['learning machines', 'machine learning', false],
    ['機械学習エンジニア', '機械学習', true],
    ['機械で学習', '機械学習', false],
    ['Krankenschwester in Köln', 'koln', true],
    ['Разработчик на Go', 'разработчик', true],
  ])('looks for whole words: in "%s" for "%s"', (text, keyword, isMet) => {
    expect(isFound(text, keyword)).toBe(isMet);
  });

  it('does not say that a word is missing where no description was read', () => {
    expect(evidence({ title: 'Cook' }, { keywords: ['soup'] })).toMatchObject({ isMet: null, found: null });
    expect(evidence({ title: 'Cook' }, { mustNot: ['soup'] })).toMatchObject({ isMet: null, found: null });
    expect(match({ title: 'Cook' }, { mustNot: ['soup'] }).isKept).toBe(true);
  });

  it('leaves out what has a word that must not be there, and hidden companies, and says so', () => {
    const ruledOut = match({ company: 'Bar & Sons', description: 'Soup' }, { mustNot: ['sons', 'bread'] });
    expect(ruledOut).toEqual({
      score: null,
      isKept: false,
      evidence: [
        { kind: 'must-not', criterion: 'sons', isMet: false, found: 'Bar & Sons' },
        { kind: 'must-not', criterion: 'bread', isMet: true, found: null },
      ],
    });
    expect(match({ company: 'ACME, Inc.' }, {}, ['Acme GmbH'])).toEqual({
      score: null,
      isKept: false,
      evidence: [{ kind: 'hidden-company', criterion: 'Acme GmbH', isMet: false, found: 'ACME, Inc.' }],
    });
    expect(match({ company: 'Acme Foods' }, {}, ['Acme']).isKept).toBe(true);
  });

  it('takes work from anywhere for every place, and says nothing where no place is named', () => {
    const places = ['Berlin', 'New York'];
    expect(evidence({ location: 'Berlin-Mitte, Germany' }, { places })).toEqual({
      kind: 'place',
      criterion: 'Berlin, New York',
      isMet: true,
      found: 'Berlin-Mitte, Germany',
    });
    expect(evidence({ location: 'Paris' }, { places })).toMatchObject({ isMet: false, found: 'Paris' });
    expect(evidence({ location: 'York' }, { places })).toMatchObject({ isMet: false });
    expect(evidence({ location: null }, { places })).toMatchObject({ isMet: null, found: null });
    expect(evidence({ location: 'Paris', remoteType: 'remote' }, { places })).toMatchObject({ isMet: true });
    expect(evidence({ location: 'Paris', remoteType: 'hybrid' }, { places })).toMatchObject({ isMet: false });
  });

  it.each([
    ['a range that reaches it', pay({ min: 40_000, max: 60_000 }), true],
    ['a range that does not', pay({ min: 30_000, max: 45_000 }), false],
    ['no upper end, from below', pay({ min: 40_000 }), null],
    ['no upper end, from above', pay({ min: 55_000 }), true],
    ['another currency', pay({ min: 99_000, max: 99_000, currency: 'USD' }), null],
    ['no currency', pay({ min: 99_000, max: 99_000, currency: null }), null],
    ['no unit', pay({ min: 99_000, max: 99_000, unit: null }), null],
    ['months', pay({ min: 4500, max: 4500, unit: 'MONTH' }), true],
    ['hours', pay({ min: 20, max: 20, unit: 'HOUR' }), false],
    ['no number', pay({}), null],
    ['no pay', null, null],
  ])('compares pay with the floor: %s', (_, salary, isMet) => {
    const salaryFloor = { amount: 50_000, currency: 'EUR', unit: 'YEAR' } as const;
    expect(evidence({ salary }, { salaryFloor })).toEqual({
      kind: 'salary',
      criterion: '50000 EUR YEAR',
      isMet,
      found: salary === null ? null : 'the pay',
    });
  });

  it('does not make years of the hours of part-time work', () => {
    const salaryFloor = { amount: 50_000, currency: 'EUR', unit: 'YEAR' } as const;
    const salary = pay({ min: 40, max: 40, unit: 'HOUR' });
    expect(evidence({ salary, employmentType: 'Teilzeit' }, { salaryFloor })?.isMet).toBeNull();
    expect(evidence({ salary, employmentType: 'Vollzeit' }, { salaryFloor })?.isMet).toBe(true);
  });

  it('counts the keywords as much as place and pay together, and what is not said not at all', () => {
    const criteria: Partial<MatchCriteria> = {
      keywords: ['soup', 'bread'],
      places: ['Berlin'],
      salaryFloor: { amount: 50_000, currency: 'EUR', unit: 'YEAR' },
    };
    const description = 'Soup only';
    expect(match({ description, location: 'Berlin', salary: pay({ min: 60_000 }) }, criteria).score).toBe(75);
    expect(match({ description, location: 'Paris', salary: pay({ max: 40_000 }) }, criteria).score).toBe(25);
    expect(match({ description, location: null, salary: null }, criteria).score).toBe(50);
    expect(match({ location: null }, { places: ['Berlin'] }).score).toBeNull();
  });
});
