import { foldText } from './fold-wording';

/** The words of a name for the tests here: folded, without what surrounds them (icons, arrows, counts in brackets). */
export function foldControlName(name: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(foldText(name))?.[0] ?? '';
}
