import type { FieldConcept } from '@/language/match/field-concept';

/** What a file should contain. The first match counts. */
export const fileAsks: readonly FieldConcept[] = [
  { key: 'file.photo', words: 'contact.photoFile' },
  { key: 'file.resume', words: 'contact.resumeFile' },
  { key: 'file.cover_letter', words: 'contact.coverLetterFile' },
];
