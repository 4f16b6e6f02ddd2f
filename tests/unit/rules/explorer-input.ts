import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import { type DefaultQuestionId, defaultQuestions, type QuestionState } from '@/domain/page/exploration-questions';
import type { Landmarks } from '@/domain/page/landmarks';
import type { Act } from '@/domain/page/page-act';
import type { Pattern } from '@/domain/page/page-graph';
import type { PastAct } from '@/domain/run/exploration';

export const noLandmarks: Landmarks = {
  jobRows: [],
  pager: { kind: 'none', ref: null, name: '' },
  apply: null,
  search: null,
  filterOpeners: [],
  filterFields: 0,
  overlay: null,
};

/** The goals of job boards: open, but for those named, which are reached. */
export function goals(...reached: DefaultQuestionId[]): QuestionState[] {
  return defaultQuestions.map(({ id, text }) =>
    reached.includes(id)
      ? { id, text, status: 'reached', finding: `${id} found.`, evidence: 4 }
      : { id, text, status: 'open', finding: null, evidence: null },
  );
}

export function viewOf(facts: Partial<ExplorerInput>): ExplorerInput {
  return {
    task: 'Understand the site.',
    goals: goals(),
    memory: '',
    patterns: [],
    past: [],
    warning: null,
    page: { text: 'page "Jobs"', url: 'https://jobs.example.com/', title: 'Jobs', elements: [] },
    landmarks: noLandmarks,
    filters: [],
    applySeen: null,
    mayPressApply: false,
    turnsLeft: 20,
    ...facts,
  };
}

export function pastAct(step: number, act: Act, element: string, facts: Partial<PastAct> = {}): PastAct {
  const result = { success: true, newUrl: null, newContentLoaded: null, error: null };
  return { turn: step, step, act, element, result, summary: 'Something happened.', ...facts };
}

export function pattern(step: number, elementType: Pattern['elementType'], facts: Partial<Pattern> = {}): Pattern {
  return {
    elementType,
    action: 'click',
    selectors: [`.${elementType.replace(' ', '-')}`],
    role: 'button',
    name: elementType,
    effect: `What a ${elementType} does.`,
    changeType: 'panel_updated',
    times: 1,
    pageId: 'job_search',
    step,
    ...facts,
  };
}
