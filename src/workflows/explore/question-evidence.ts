import type { DefaultQuestionId, QuestionState } from '@/domain/page/exploration-questions';
import type { Pattern } from '@/domain/page/page-graph';
import type { ExplorationState } from '@/domain/run/exploration';
import { mostSeenPattern } from '@/memory/best-pattern';
import { describeBehavior } from './past-acts';

/** What shows that a question is answered. */
export interface QuestionEvidence {
  finding: string;
  step: number;
}

/** Evidence code has seen for a question it knows; null if none yet. */
export function questionEvidence(goalId: string, exploration: ExplorationState): QuestionEvidence | null {
  return isDefaultQuestion(goalId) ? finders[goalId](exploration) : null;
}

const finders: Record<DefaultQuestionId, (exploration: ExplorationState) => QuestionEvidence | null> = {
  listing: ({ graph }) => ofPattern(graph.patterns, 'job listing'),
  search: ({ graph }) => ofPattern(graph.patterns, 'search input'),
  // A list that loads on scrolling may still have further pages.
  'next-page': ({ graph, hasPager }) =>
    ofPattern(hasPager ? graph.patterns.filter(({ action }) => action !== 'scroll') : graph.patterns, 'pagination'),
  apply: ({ graph, applySeen }) =>
    ofPattern(graph.patterns, 'apply button') ??
    (applySeen && { finding: `“${applySeen.element.name}” is there to apply with.`, step: applySeen.step }),
  filters: ({ filters, filtersStep }) =>
    filters.length > 0 && filtersStep !== null
      ? { finding: filters.map(({ name }) => name).join(', '), step: filtersStep }
      : null,
};

/** Whether code can see it answered. */
export function isDefaultQuestion(goalId: string): goalId is DefaultQuestionId {
  return goalId in finders;
}

function ofPattern(patterns: readonly Pattern[], elementType: Pattern['elementType']): QuestionEvidence | null {
  const pattern = mostSeenPattern(
    patterns.filter(({ step }) => step >= 0),
    elementType,
  );
  return pattern ? { finding: describeBehavior(pattern), step: pattern.step } : null;
}

/** The question, once there is evidence for it. */
export function asAnswered(goal: QuestionState, { finding, step }: QuestionEvidence): QuestionState {
  return { ...goal, status: 'reached', finding: goal.finding ?? finding, evidence: step };
}
