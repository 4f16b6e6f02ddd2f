import { i18n } from '#i18n';
import type { QuestionState } from '@/domain/page/exploration-questions';
import { formatNumber } from '@/ui/messages/formats';

/** Goals with an answer: something the site does not have is settled too. */
export const settledQuestions = (goals: readonly QuestionState[]): number =>
  goals.filter(({ status }) => status !== 'open').length;

/** "3 of 5 goals" */
export function questionsSentence(goals: readonly QuestionState[]): string {
  return i18n.t('goals.progress', goals.length, {
    reached: formatNumber(settledQuestions(goals)),
    count: formatNumber(goals.length),
  });
}
