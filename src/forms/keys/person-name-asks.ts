import type { FieldConcept } from '@/language/match/field-concept';

/** Names of people. */
export const personNameAsks: readonly FieldConcept[] = [
  { key: 'given-name', words: 'person.givenName' },
  { key: 'family-name', words: 'person.familyName' },
  { key: 'additional-name', words: 'person.additionalName' },
  { key: 'name-infix', words: 'person.nameInfix' },
  { key: 'honorific-prefix', words: 'person.honorificPrefix' },
  { key: 'honorific-suffix', words: 'person.honorificSuffix' },
  { key: 'nickname', words: 'person.nickname' },
  { key: 'name', words: 'person.name' },
];
