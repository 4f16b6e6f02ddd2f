import { expect, it } from 'vitest';
import { asStoredJob } from '@/workflows/collect/posting/stored-posting';
import type { DiscoveryContext } from '@/workflows/discovery';
import { sampleJob } from '../store/sample-job';

const first = 'https://board.example/job/1';
const other = 'https://board.example/job/2';

/** The id under which a posting at an address is stored, where the job its row was taken for was found at others. */
async function storedId(found: string, known: string[], listed?: string): Promise<string> {
  const stored = sampleJob({ id: 'stored', url: known[0] ?? null, urls: known });
  const discovery = { store: { jobById: async () => stored } } as unknown as DiscoveryContext;
  const job = sampleJob({ id: 'own', url: found, urls: [found] });
  return (await asStoredJob(discovery, { jobId: 'stored', row: { fields: { title: job.title, url: listed } } }, job))
    .id;
}

it('is the job of a row that was opened for the first time, or led to the same address', async () => {
  expect(await storedId(first, [])).toBe('stored');
  expect(await storedId(first, [first])).toBe('stored');
});

it('is a job of its own where a row that reads alike led elsewhere', async () => {
  expect(await storedId(other, [first])).toBe('own');
});

it('is the job of a row with an address, which may lead on to another', async () => {
  expect(await storedId(other, [first], first)).toBe('stored');
});
