import type { Concept } from '@/language/match/concept';

/** What resembles a contact field by one word but asks for something else, and form questions no profile answers. */
export const unrelatedAsks: readonly Concept[] = [
  { key: 'other', words: 'forms.unrelated' },
  { key: 'other', words: 'person.phoneticName', places: ['says', 'alone'] },
];

/** Page searches: not questions of a form. */
export const pageSearchAsks: readonly Concept[] = [{ key: 'ignore.search', words: 'forms.pageSearch' }];
