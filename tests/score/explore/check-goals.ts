import type { QuestionState } from '@/domain/page/exploration-questions';
import type { SiteTruth } from '../../sites/explore-truth/site-truth';

export interface GoalCheck {
  /** Goals that the site has, and those of them that were reached with evidence. */
  goals: number;
  reached: number;
  /** Missed ones, and claims that are not true. */
  problems: string[];
}

/** Compares what is said of the goals with what the site has. */
export function checkGoals({ goals }: SiteTruth, states: readonly QuestionState[]): GoalCheck {
  const statusOf = (id: string) => states.find((state) => state.id === id);
  const missed = goals.filter((id) => statusOf(id)?.status !== 'reached' || statusOf(id)?.evidence === null);
  const isOfSite = (id: string) => goals.some((goal) => goal === id);
  return {
    goals: goals.length,
    reached: goals.length - missed.length,
    problems: [
      ...missed.map((id) => `goal ${id}: ${statusOf(id)?.status ?? 'not told of'}`),
      ...states
        .filter(({ id, status }) => !isOfSite(id) && status === 'reached')
        .map(({ id }) => `goal ${id}: not there`),
    ],
  };
}
