import { defaultQuestions } from '@/domain/page/exploration-questions';
import type { Pattern } from '@/domain/page/page-graph';
import { type ExplorationState, newExploration } from '@/domain/run/exploration';

export function sampleExploration(fields: Partial<ExplorationState> = {}): ExplorationState {
  const begun = newExploration({
    task: 'Understand this job site.',
    goals: defaultQuestions,
    limits: { turns: 25, minutes: 5, errorsInARow: 3 },
    startUrl: 'https://jobs.example/search?q=baker',
    graph: null,
  });
  return { ...begun, ...fields };
}

export function samplePattern(fields: Partial<Pattern> = {}): Pattern {
  return {
    elementType: 'pagination',
    action: 'click',
    selectors: ['#next'],
    role: 'button',
    name: 'Next',
    effect: 'The next 25 jobs came.',
    changeType: 'list_updated',
    times: 1,
    pageId: 'job_search',
    step: 12,
    ...fields,
  };
}
