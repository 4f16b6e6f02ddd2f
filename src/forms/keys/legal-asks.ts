import type { FieldConcept } from '@/language/match/field-concept';

/** What the law lets employers ask, and only the applicant answers. The first match counts. */
export const legalAsks: readonly FieldConcept[] = [
  { key: 'auth.sponsorship', words: 'questions.sponsorship' },
  { key: 'auth.verification', words: 'questions.verification' },
  { key: 'auth.work', words: 'questions.workAuthorization' },
  { key: 'question.age18', words: 'questions.age18' },
  { key: 'question.criminal_record', words: 'questions.criminalRecord' },
  { key: 'question.prior_employment', words: 'questions.priorEmployment' },
  { key: 'question.accommodation', words: 'questions.accommodation' },
  { key: 'question.legal', words: 'questions.legal' },
];
