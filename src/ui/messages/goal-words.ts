import { i18n } from '#i18n';
import { type DefaultGoalId, defaultGoals, type Goal, type GoalStatus } from '@/domain/page/exploration-questions';

const defaults: Record<DefaultGoalId, () => string> = {
  listing: () => i18n.t('goals.listing'),
  apply: () => i18n.t('goals.apply'),
  filters: () => i18n.t('goals.filters'),
  search: () => i18n.t('goals.search'),
  'next-page': () => i18n.t('goals.nextPage'),
};

const statuses: Record<GoalStatus, () => string> = {
  open: () => i18n.t('goals.open'),
  reached: () => i18n.t('goals.reached'),
  absent: () => i18n.t('goals.absent'),
};

/** The goal in the user's language if it is one of ours, otherwise as the user wrote it. */
export function goalWords({ id, text }: Goal): string {
  const own = defaultGoals.find((goal) => goal.id === id && goal.text === text);
  return own ? defaults[own.id]() : text;
}

export const goalStatusWord = (status: GoalStatus): string => statuses[status]();
