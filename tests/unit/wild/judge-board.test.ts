import { describe, expect, it } from 'vitest';
import { type JudgedVisit, judgeBoard } from '../../wild/judge/judge-board.ts';
import { type WildTruth, wildTruth } from '../../wild/truth.ts';
import { wildSite } from '../../wild/wild-site.ts';
import { sampleJob } from '../store/sample-job';

const origin = 'http://127.0.0.1:1';
const truth = wildTruth(wildSite(1));

/** What is stored where everything is right. */
function rightJobs({ jobs }: WildTruth) {
  return jobs.map(({ id, fields, reference, places }) => {
    const [url = null] = fields.url;
    const [pay = null] = fields.salaryText;
    return sampleJob({
      id,
      title: fields.title[0] ?? '',
      company: fields.company[0] ?? null,
      location: places.toReversed().join(' · '),
      salary: pay === null ? null : { text: pay, min: null, max: null, currency: null, unit: null },
      postedText: fields.postedText[0] ?? null,
      employmentType: fields.employmentType[0] ?? null,
      url: url === null ? null : url.startsWith('#') ? `${origin}/${url}` : origin + url,
      description: `Heading\n${fields.description[0]} … ${reference}`,
    });
  });
}

function visit(jobs: JudgedVisit['jobs'], claimsAll = true): JudgedVisit {
  const nothing = { requests: [], sent: [], filters: [], goalsReached: [], problems: [] };
  return { end: claimsAll ? 'complete' : 'nothing-found', claimsAll, jobs, wallMs: 1000, ...nothing };
}

describe('a board', () => {
  it('is whole where every job is there once and every field is right', () => {
    const jobs = rightJobs(truth);
    const score = judgeBoard(truth, visit(jobs), visit(jobs));
    expect(score).toMatchObject({
      isWhole: true,
      collected: jobs.length,
      wrongFields: 0,
      falseSuccess: 0,
      problems: [],
    });
  });

  it('tells jobs that are missing, wrong, there twice or none of its own, and an end that claims more', () => {
    const [first, second, ...others] = rightJobs(truth);
    if (!first || !second) throw new Error('too few jobs');
    const wrong = { ...second, company: 'Nobody' };
    const again = { ...first, id: 'again' };
    const stray = sampleJob({ title: 'From our blog', description: null });
    const score = judgeBoard(truth, visit([first, again, wrong, stray, ...others.slice(1)]), null);
    expect(score).toMatchObject({
      isWhole: false,
      collected: truth.jobs.length - 1,
      wrongFields: 1,
      duplicates: 1,
      strays: 1,
      falseSuccess: 1,
    });
  });

  it('tells what a second visit calls new though the first had it, and not what the first missed', () => {
    const jobs = rightJobs(truth);
    const [last] = jobs.slice(-1);
    if (!last) throw new Error('no job');
    const missed = judgeBoard(truth, visit(jobs.slice(0, -1), false), visit(jobs));
    expect(missed.secondVisitNew).toBe(0);
    const doubled = judgeBoard(truth, visit(jobs), visit([...jobs, { ...last, id: 'again' }]));
    expect(doubled.secondVisitNew).toBe(1);
  });
});
