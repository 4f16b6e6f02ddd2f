import type { CollectorInput } from '@/agents/collector/collector-input';
import type { CollectorStep } from '@/domain/run/collector-state';
import { sampleLandmarks, samplePageText } from './sample-exploration';

export function call(turn: number, tool: string, asked: string, changes: Partial<CollectorStep> = {}): CollectorStep {
  return { turn, tool, asked, answer: 'Done.', success: true, ...changes };
}

/** Three turns for each of so many jobs: the last of them collected. */
export function callsFor(jobs: number): CollectorStep[] {
  return Array.from({ length: jobs }, (_, n) => [
    call(3 * n + 1, 'select_job', `Platform Engineer ${n + 1}`, { answer: `Selected “Platform Engineer ${n + 1}”.` }),
    call(3 * n + 2, 'extract_data', `Platform Engineer ${n + 1}`, { answer: 'Read the posting. Collect it next.' }),
    call(3 * n + 3, 'collect', `Platform Engineer ${n + 1}`, { answer: `Collected job #${n + 1}.` }),
  ]).flat();
}

export function collectorInput(changes: Partial<CollectorInput> = {}): CollectorInput {
  return {
    task: 'Collect the jobs of this site: every one, once.',
    reason: 'Code finds nothing that leads to further jobs.',
    collected: { job: 2 },
    jobsLeft: 98,
    pagesVisited: 1,
    pagesLeft: 9,
    wishes: [
      { filter: null, value: 'engineer', outcome: 'set', evidence: 'engineer', tries: 1 },
      { filter: 'Date posted', value: 'Past week', outcome: 'open', evidence: null, tries: 0 },
    ],
    list: { announced: 244, rows: 25, unread: 23, problems: ['company is missing in 20 of 25 rows'] },
    understanding: {
      pageType: 'job_search',
      keyElements: { jobListings: ['.results > li a'], pagination: 'a[rel="next"]' },
      filters: [
        {
          name: 'Date posted',
          kind: 'single',
          options: ['Any time', 'Past week', 'Past month'].map((label) => ({ label, selector: '#x' })),
          opener: null,
          apply: null,
          reset: null,
        },
      ],
      understanding: 'A list of jobs; pressing one shows its posting in a pane beside the list.',
    },
    extracted: null,
    past: callsFor(2),
    errorsInARow: 0,
    retries: 0,
    warning: null,
    page: {
      text: samplePageText(),
      url: 'https://jobs.example/search?keywords=engineer',
      title: 'engineer',
      elements: [],
    },
    landmarks: sampleLandmarks,
    turnsLeft: 34,
    ...changes,
  };
}
