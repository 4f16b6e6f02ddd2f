import { foldWording } from './fold-wording';

/** The words of a name for the tests here: folded, without what surrounds them (icons, arrows, counts in brackets). */
export function controlWords(name: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(foldWording(name))?.[0] ?? '';
}
