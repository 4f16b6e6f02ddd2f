import { expect } from 'vitest';
import type { DiscoverRun } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import type { FaceName } from '../sites/board/face';
import { expectedJobs } from '../sites/board/truth';
import type { FaultStage } from './fault-stage';

/** The search that a run went over, and how many details it was to read. */
interface Search {
  face: FaceName;
  query: string;
  details: number;
}

/**
 * What must hold of a run, whatever happened to it on the way: it succeeded, every job is there once, the journal has no gap,
 * the board saw no page twice and nothing sent.
 */
export async function expectWhole(stage: FaultStage, runId: string, { face, query, details }: Search): Promise<void> {
  const { product, origin } = stage;
  const run = await product.run(runId);
  expect(run.result).toMatchObject({ success: true, code: 'complete' });
  const expected = expectedJobs(face, query, origin);
  const jobs = await product.jobs();
  expect(jobs.map(({ title }) => title).sort()).toEqual(expected.map(({ title }) => title).sort());
  if (face !== 'anchorless' || details >= expected.length) {
    expect(jobs.map(({ siteJobId }) => siteJobId).sort()).toEqual(expected.map(({ siteJobId }) => siteJobId).sort());
  }
  const described = jobs.filter(({ description }) => description);
  expect(described).toHaveLength(Math.min(details, expected.length));
  for (const { siteJobId, description } of described) {
    const truth = expected.find((job) => job.siteJobId === siteJobId);
    expect(folded(description)).toBe(folded(truth?.description ?? null));
  }
  expectSoundCounts(run, expected.length, described.length);
  expectSoundJournal(run, await product.steps(runId));
  await expectCalmBoard(stage);
}

/** The same text, whatever its white space. */
function folded(text: string | null): string | undefined {
  return text?.replace(/\s+/g, ' ').trim();
}

function expectSoundCounts({ state }: DiscoverRun, jobs: number, details: number): void {
  expect(new Set(state.jobIds).size).toBe(state.jobIds.length);
  expect(state.jobIds).toHaveLength(jobs);
  expect(state.counts).toMatchObject({ new: jobs, known: 0, failed: 0 });
  // A row without a name of its own is opened again where it repeats.
  expect(state.counts.details).toBeGreaterThanOrEqual(details);
}

/** Entries are numbered without a gap, and no outcome comes without its intent. */
export function expectSoundJournal(run: DiscoverRun, steps: Step[]): void {
  const inOrder = steps.toSorted((one, other) => one.seq - other.seq);
  expect(inOrder.map(({ seq }) => seq)).toEqual(Array.from({ length: run.steps }, (_, seq) => seq));
  expect(inOrder.filter(({ code }) => code === 'ended')).toHaveLength(run.status === 'ended' ? 1 : 0);
  const pages = inOrder.filter(({ code, phase }) => code === 'understood' && phase === 'outcome');
  const numbers = pages.map(({ facts }) => facts.page);
  expect(new Set(numbers).size, `pages begun: ${numbers}`).toBe(numbers.length);
}

/** The board was asked for each page of numbered results once, and nobody applied to or saved anything. */
async function expectCalmBoard({ board }: FaultStage): Promise<void> {
  const { requests, applications, saves } = await board.readLog();
  expect([applications, saves]).toEqual([[], []]);
  const lists = requests.map(({ path }) => path).filter((path) => /\/api\/search/.test(path));
  expect(lists.toSorted()).toEqual([...new Set(lists)].sort());
}
