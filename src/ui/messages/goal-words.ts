import { i18n } from '#i18n';
import {
  type DefaultQuestionId,
  defaultQuestions,
  type ExplorationQuestion,
  type QuestionStatus,
} from '@/domain/page/exploration-questions';

const defaults: Record<DefaultQuestionId, () => string> = {
  listing: () => i18n.t('goals.listing'),
  apply: () => i18n.t('goals.apply'),
  filters: () => i18n.t('goals.filters'),
  search: () => i18n.t('goals.search'),
  'next-page': () => i18n.t('goals.nextPage'),
};

const statuses: Record<QuestionStatus, () => string> = {
  open: () => i18n.t('goals.open'),
  reached: () => i18n.t('goals.reached'),
  absent: () => i18n.t('goals.absent'),
};

/** The goal in the user's language if it is one of ours, otherwise as the user wrote it. */
export function explorationQuestionWords({ id, text }: ExplorationQuestion): string {
  const own = defaultQuestions.find((goal) => goal.id === id && goal.text === text);
  return own ? defaults[own.id]() : text;
}

export const questionStatusWord = (status: QuestionStatus): string => statuses[status]();
