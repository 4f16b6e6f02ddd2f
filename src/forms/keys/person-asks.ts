import type { FieldConcept } from '@/language/match/field-concept';

/** Other questions about a person. */
export const personAsks: readonly FieldConcept[] = [
  { key: 'bday', words: 'person.birthday' },
  { key: 'sex', words: 'person.sex' },
  { key: 'nationality', words: 'person.nationality' },
  { key: 'organization', words: 'person.organization' },
  { key: 'organization-title', words: 'person.organizationTitle' },
  { key: 'pronouns', words: 'person.pronouns' },
  { key: 'language', words: 'person.language' },
];
