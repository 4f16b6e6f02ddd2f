import type { FieldConcept } from '@/language/match/field-concept';

/** Equality data that nobody has to give. */
export const equalityAsks: readonly FieldConcept[] = [
  { key: 'eeo.veteran', words: 'questions.veteran' },
  { key: 'eeo.disability', words: 'questions.disability' },
  { key: 'eeo.hispanic', words: 'questions.hispanic' },
  { key: 'eeo.race', words: 'questions.race' },
  { key: 'eeo.other', words: 'questions.otherEquality' },
  { key: 'eeo.gender', words: 'questions.gender' },
];
