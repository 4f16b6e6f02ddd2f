import type { DefaultGoalId, GoalState } from '@/domain/page/exploration-questions';
import type { Pattern } from '@/domain/page/page-graph';
import type { ExplorationState } from '@/domain/run/exploration';
import { bestPatternOf } from '@/memory/best-pattern';
import { behaviorInWords } from './past-acts';

/** What shows that a question is answered. */
export interface Evidence {
  finding: string;
  step: number;
}

/** Evidence code has seen for a question it knows; null if none yet. */
export function evidenceFor(goalId: string, exploration: ExplorationState): Evidence | null {
  return isDefaultGoal(goalId) ? finders[goalId](exploration) : null;
}

const finders: Record<DefaultGoalId, (exploration: ExplorationState) => Evidence | null> = {
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
export function isDefaultGoal(goalId: string): goalId is DefaultGoalId {
  return goalId in finders;
}

function ofPattern(patterns: readonly Pattern[], elementType: Pattern['elementType']): Evidence | null {
  const pattern = bestPatternOf(
    patterns.filter(({ step }) => step >= 0),
    elementType,
  );
  return pattern ? { finding: behaviorInWords(pattern), step: pattern.step } : null;
}

/** The question, once there is evidence for it. */
export function reached(goal: GoalState, { finding, step }: Evidence): GoalState {
  return { ...goal, status: 'reached', finding: goal.finding ?? finding, evidence: step };
}
