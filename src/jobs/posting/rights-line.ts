import { containsWords } from '@/language/fold/comparable-text';

const rights = /©|\(c\)|copyright/iu;

/** "© 2026 Acme Ltd. All rights reserved" */
export const isRightsLine = (text: string): boolean => rights.test(text);

/** Whether a name stands in the line of a page that says whose it is. */
export function holdsRights(text: string, name: string): boolean {
  return isRightsLine(text) && containsWords(text, name);
}
