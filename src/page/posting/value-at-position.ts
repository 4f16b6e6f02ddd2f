import type { FieldName } from '@/domain/job/posting-fields';
import type { FieldRule } from '@/domain/page/recipe';
import { descriptionText } from '@/jobs/posting/description-text';
import { wordsOnly } from '@/language/fold/comparable-text';
import { matchesWithin, readByRules } from '@/page/list/rows/read-rule';
import { collectLines } from './lines/collect-lines';

/** The value at a position in a pane: a text, or for a description all its lines. Empty if there is nothing. */
export function valueAtPosition(pane: Element, name: FieldName, rule: FieldRule): string {
  if (name !== 'description') return readByRules(pane, [rule]) ?? '';
  const texts = matchesWithin(pane, rule.selector).map((element) => descriptionText(collectLines(element)));
  return texts.filter((text) => text !== '').join('\n');
}

/** True if two texts have the same words, whatever their layout. */
export function hasSameWords(one: string, other: string): boolean {
  return wordsOnly(one) === wordsOnly(other);
}
