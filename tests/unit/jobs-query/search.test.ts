import { describe, expect, it } from 'vitest';
import { initialQuery } from '@/domain/job-query';
import { noCriteria } from '@/domain/match';
import { job, jobsAtHand } from './job-source-of';

const nobody = { match: noCriteria, hiddenCompanies: [] };

async function found(jobs: ReturnType<typeof jobsAtHand>, text: string): Promise<string[]> {
  await jobs.engine.ask({ ...initialQuery, text }, nobody);
  return (await jobs.engine.rows(0, 100)).map((row) => row.job.title);
}

describe('search', () => {
  it('finds words in every field, whatever their case and accents', async () => {
    const jobs = jobsAtHand([
      job({ title: 'Bäcker', company: 'Zürcher Brot' }),
      job({ title: 'Cook', location: 'Łódź', tags: ['dream'] }),
      job({ title: 'Nurse', notes: 'Ask for Zoë', description: 'You care for people in Straßburg.' }),
    ]);
    await found(jobs, '');
    await jobs.settled();
    expect(await found(jobs, 'BACKER')).toEqual(['Bäcker']);
    expect(await found(jobs, 'zurch')).toEqual(['Bäcker']);
    expect(await found(jobs, 'lodz dream')).toEqual(['Cook']);
    expect(await found(jobs, 'zoe people')).toEqual(['Nurse']);
    expect(await found(jobs, 'strassb')).toEqual(['Nurse']);
    expect(await found(jobs, '')).toHaveLength(3);
  });
});
