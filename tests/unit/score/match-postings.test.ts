import { describe, expect, it } from 'vitest';
import { matchPostings } from '../../score/collect/match-postings';
import { sampleJob } from '../store/sample-job';
import { samplePosting } from './sample-posting';

const words = { title: 'Baker', company: 'Blom', location: 'Utrecht' };
const unnamed = { ...words, siteJobId: null, url: null };
const postings = [samplePosting('1'), samplePosting('2')];

function numbers(jobs: Parameters<typeof matchPostings>[0]) {
  const { byPosting, strays } = matchPostings(jobs, postings);
  return { found: [...byPosting].map(([id, stored]) => [id, stored.length]), strays: strays.length };
}

describe('a stored job is the posting', () => {
  it('of its number, whatever else it says', () => {
    const job = sampleJob({ ...words, title: 'Cook', siteJobId: '2', url: 'https://board.example/jobs/1' });
    expect(numbers([job])).toEqual({ found: [['2', 1]], strays: 0 });
  });

  it('of its address, tracking aside', () => {
    const job = sampleJob({ ...words, siteJobId: null, url: 'https://www.board.example/jobs/2?utm_source=x' });
    expect(numbers([job])).toEqual({ found: [['2', 1]], strays: 0 });
  });

  it('of its words where it has neither, each posting once before one twice', () => {
    expect(numbers([sampleJob(unnamed), sampleJob(unnamed)])).toEqual({
      found: [
        ['1', 1],
        ['2', 1],
      ],
      strays: 0,
    });
    expect(numbers([1, 2, 3].map(() => sampleJob(unnamed))).found).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
  });

  it('twice where two are stored of it, which is a duplicate', () => {
    const job = sampleJob({ ...words, siteJobId: '1' });
    expect(numbers([job, job])).toEqual({ found: [['1', 2]], strays: 0 });
  });

  it('of none where its number is nobody’s, though its words are somebody’s', () => {
    expect(numbers([sampleJob({ ...unnamed, siteJobId: '9' })])).toEqual({ found: [], strays: 1 });
    expect(numbers([sampleJob({ ...unnamed, location: 'Breda' })])).toEqual({ found: [], strays: 1 });
  });
});
