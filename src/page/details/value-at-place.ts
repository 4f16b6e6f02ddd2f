import { wordsOnly } from '@/domain/comparable-text';
import type { FieldName } from '@/domain/field-names';
import type { FieldRule } from '@/domain/recipe';
import { matchesWithin, readRules } from '../records/read-rule';
import { collectLines } from './collect-lines';
import { descriptionText } from './description-text';

/** What stands at a place in a pane: a text, for a description line for line all that the place spans. Empty where nothing does. */
export function valueAtPlace(pane: Element, name: FieldName, rule: FieldRule): string {
  if (name !== 'description') return readRules(pane, [rule]) ?? '';
  const texts = matchesWithin(pane, rule.selector).map((element) => descriptionText(collectLines(element)));
  return texts.filter((text) => text !== '').join('\n');
}

/** True where two texts have the same words, however they are laid out. */
export function hasSameWords(one: string, other: string): boolean {
  return wordsOnly(one) === wordsOnly(other);
}
