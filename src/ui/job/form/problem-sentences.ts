import { i18n } from '#i18n';
import type { Problem } from './read-draft';

const words: Record<Problem, () => string> = {
  missing: () => i18n.t('jobForm.missing'),
  address: () => i18n.t('jobForm.address'),
  amount: () => i18n.t('jobForm.amount'),
  range: () => i18n.t('jobForm.range'),
  date: () => i18n.t('jobForm.date'),
};

/** What is wrong with a field and how to fix it; undefined if nothing is. */
export const problemSentence = (problem: Problem | undefined): string | undefined => problem && words[problem]();
