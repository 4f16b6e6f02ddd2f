import type { Concept } from '@/language/match/concept';

/** What a file should contain. The first match counts. */
export const fileAsks: readonly Concept[] = [
  { key: 'file.photo', words: 'contact.photoFile' },
  { key: 'file.resume', words: 'contact.resumeFile' },
  { key: 'file.cover_letter', words: 'contact.coverLetterFile' },
];
