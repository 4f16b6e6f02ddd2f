import type { FieldConcept } from '@/language/match/field-concept';

/** Short questions that only applications ask. */
export const jobAsks: readonly FieldConcept[] = [
  { key: 'cover_letter.text', words: 'questions.coverLetterText' },
  { key: 'headline', words: 'questions.headline' },
  { key: 'summary', words: 'questions.summary' },
  { key: 'salary.currency', words: 'questions.salaryCurrency' },
  { key: 'salary.expected', words: 'questions.salaryExpected' },
  { key: 'notice_period', words: 'questions.noticePeriod' },
  { key: 'start_date', words: 'questions.startDate' },
  { key: 'relocation', words: 'questions.relocation' },
  { key: 'source', words: 'questions.source' },
];
