import { i18n } from '#i18n';
import type { GoalState } from '@/domain/page/exploration-questions';
import { formatNumber } from '@/ui/messages/formats';

/** Goals with an answer: something the site does not have is settled too. */
export const settledGoals = (goals: readonly GoalState[]): number =>
  goals.filter(({ status }) => status !== 'open').length;

/** "3 of 5 goals" */
export function goalsSentence(goals: readonly GoalState[]): string {
  return i18n.t('goals.progress', goals.length, {
    reached: formatNumber(settledGoals(goals)),
    count: formatNumber(goals.length),
  });
}
