import { defaultQuestions, type QuestionState } from '@/domain/page/exploration-questions';
import type { Understanding } from '@/domain/page/understanding';
import { newExploration } from '@/domain/run/exploration';
import type { DiscoverRun, WaitCode } from '@/domain/run/run';
import type { Step, StepCode } from '@/domain/run/step';
import { sampleRun, sampleUnderstanding } from './panel-samples';

/** Records as an exploration leaves them, made up for looking at the panel. */

const findings: Record<string, Pick<QuestionState, 'status' | 'finding' | 'evidence'>> = {
  listing: {
    status: 'reached',
    finding: 'Jobs are rows of one list; pressing one shows its details beside the list.',
    evidence: 5,
  },
  filters: { status: 'reached', finding: '“All filters” opens a dialog with 3 filters.', evidence: 11 },
  'next-page': { status: 'absent', finding: 'All jobs are on one page.', evidence: null },
};

const openGoal: Pick<QuestionState, 'status' | 'finding' | 'evidence'> = {
  status: 'open',
  finding: null,
  evidence: null,
};

const goalsUnderWay: QuestionState[] = defaultQuestions.map((goal) => ({
  ...goal,
  ...(findings[goal.id] ?? openGoal),
}));

export const sampleExplored: Understanding = {
  ...sampleUnderstanding,
  pageType: 'job_search',
  keyElements: {
    jobListings: ['main ul.results > li'],
    searchInput: '#jobs-search-box',
    filterButton: 'button[aria-label="All filters"]',
    applyButton: 'main .details a.apply',
    pagination: 'nav[aria-label="Pages"] button:last-of-type',
  },
  behaviors: {
    'job listing': { action: 'click', effect: 'the details beside the list change', confirmed: true },
    'filter button': { action: 'click', effect: 'a dialog with 3 filters opens', confirmed: true },
    'apply button': { action: 'none', effect: 'leads to careers.example.org', confirmed: false },
  },
  filters: [
    filterOf('Date posted', 'single', ['Past 24 hours', 'Past week', 'Past month']),
    filterOf('Remote', 'multi', ['On site', 'Hybrid', 'Remote']),
    filterOf('Easy apply', 'toggle', []),
  ],
  keyFindings: ['The list scrolls by itself, apart from the page.', 'Sponsored jobs repeat on every page.'],
  understanding:
    'A search with a list of jobs on the left and the details of the chosen one on the right. Filters open in a dialog and count once “Show results” is pressed.',
  goals: defaultQuestions.map((goal) => ({
    ...goal,
    status: 'reached',
    finding: findings[goal.id]?.finding ?? 'It works as on most boards.',
    evidence: findings[goal.id]?.evidence ?? 5,
  })),
  exploredAt: '2026-11-21T10:02:30.000Z',
  exploredBy: 'gpt-6.1-sol',
  learnedAt: '2026-11-20T09:00:00.000Z',
  validatedAt: '2026-11-21T11:00:00.000Z',
};

function filterOf(name: string, kind: Understanding['filters'][number]['kind'], labels: string[]) {
  const options = labels.map((label, index) => ({ label, selector: `#${name.toLowerCase()[0]}-${index}` }));
  return { name, kind, options, opener: 'button[aria-label="All filters"]', apply: '#show-results', reset: '#reset' };
}

interface ExploringTraits {
  tabId: number;
  wait?: WaitCode;
  model?: string;
  /** Ended, with all goals settled. */
  isOver?: boolean;
}

/** A run in the middle of its exploration, or at its end. */
export function sampleExploring({ tabId, wait, model = 'gpt-6.1-sol', isOver = false }: ExploringTraits): DiscoverRun {
  const facts = { collected: 0, announced: null, pages: 0, missed: null, message: null };
  const result = isOver ? { success: true, code: 'explored' as const, facts, finalUrl: '' } : null;
  const run = sampleRun({ tabId, status: wait ? 'waiting' : 'running', wait, collected: 0, result });
  const { startUrl, state } = run;
  const begun = newExploration({
    task: 'Understand how this site lists its jobs.',
    goals: defaultQuestions,
    limits: { turns: 25, minutes: 5, errorsInARow: 3 },
    startUrl,
    graph: null,
  });
  const exploration = {
    ...begun,
    stage: 'decide' as const,
    goals: isOver ? sampleExplored.goals : goalsUnderWay,
    turns: 9,
    spentMs: 96_000,
    model,
  };
  const isFree = model === 'rules';
  const usage = {
    calls: 23,
    inputTokens: isFree ? 0 : 58_214,
    outputTokens: isFree ? 0 : 3120,
    dollars: isFree ? 0 : 0.142,
    unpriced: 0,
  };
  return {
    ...run,
    steps: exploringSteps(run.id).length,
    state: { ...state, phase: 'explore', mode: isOver ? 'explore' : 'discover', announced: null, exploration, usage },
  };
}

const press = (element: string) => ({
  tool: 'click',
  element,
  success: true,
  changed: true,
  error: null,
  newUrl: null,
});
const asked = { model: 'gpt-6.1-sol', tokens: 3412, cost: 0.0078 };

/** A journal that ends while the next act is decided on. */
export function exploringSteps(runId: string, lastAt = Date.UTC(2026, 10, 21, 10, 2)): Step[] {
  const entries: [Step['phase'], StepCode, Step['facts']][] = [
    ['note', 'started', { url: 'https://jobs.example.com/search?q=engineer' }],
    ['note', 'exploration-began', { goals: 5 }],
    ['note', 'page-classified', { page: 'job_search', isNew: true, ...asked }],
    ['note', 'decided', { tool: 'click', element: 'Platform Engineer', reason: 'to see what a job opens', ...asked }],
    ['intent', 'acted', { tool: 'click', element: 'Platform Engineer' }],
    ['outcome', 'acted', press('Platform Engineer')],
    ['note', 'model-waited', { reason: 'busy', seconds: 4 }],
    ['note', 'analyzed', { summary: 'The details beside the list show another job.', model: 'gpt-6-luna' }],
    ['note', 'goal-reached', { goal: 'listing', finding: 'Pressing a job shows its details beside the list.' }],
    ['note', 'act-refused', { tool: 'click', element: 'Easy Apply', code: 'apply' }],
    ['intent', 'acted', { tool: 'click', element: 'All filters' }],
    ['outcome', 'acted', press('All filters')],
    ['note', 'analyzed', { summary: 'A dialog with 9 filters opened.', model: 'gpt-6-luna' }],
    ['note', 'filters-mapped', { filters: 3, options: 12 }],
    [
      'note',
      'decided',
      { tool: 'type_text', element: 'Title, skill or company', reason: 'to see how the search works', ...asked },
    ],
  ];
  return entries.map(([phase, code, facts], seq) => ({
    runId,
    seq,
    at: new Date(lastAt - (entries.length - 1 - seq) * 7000).toISOString(),
    phase,
    code,
    facts,
  }));
}
