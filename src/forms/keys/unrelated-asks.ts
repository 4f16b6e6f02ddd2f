import type { FieldConcept } from '@/language/match/field-concept';

/** What resembles a contact field by one word but asks for something else, and form questions no profile answers. */
export const unrelatedAsks: readonly FieldConcept[] = [
  { key: 'other', words: 'forms.unrelated' },
  { key: 'other', words: 'person.birthName' },
  { key: 'other', words: 'person.phoneticName', places: ['says', 'alone'] },
];

/** Page searches: not questions of a form. */
export const pageSearchAsks: readonly FieldConcept[] = [{ key: 'ignore.search', words: 'forms.pageSearch' }];
