import { containsWords } from '@/domain/comparable-text';
import { likenessOfLabels } from './labels';
import { newInAddress, valuesInAddress } from './search-address';
import { areSameRows, type SearchSight } from './search-sight';

/** What was seen of one wish around an act. */
export interface SeenWish {
  value: string;
  before: SearchSight;
  after: SearchSight;
  /** Whether its control is on now; null where it is not in view. */
  isOn: boolean | null;
  /** Whether it was on when it was last in view. */
  wasOn: boolean;
}

/** What the page shows that says that a choice counts, in a few words; null where nothing does. */
export function evidenceOf({ value, before, after, isOn, wasOn }: SeenWish): string | null {
  const chip = after.chips.find((name) => namesChoice(name, value));
  const added = newInAddress(before.url, after.url);
  const isNamed = added.some((part) => containsWords(part, value));
  const isShown = chip !== undefined || isNamed || isOn === true;
  const changes = [...added.slice(0, 2), ...countChange(before, after), ...rowChange(before, after)];
  const hasTaken = wasOn && isOn !== false && changes.length > 0;
  if (!isShown && !hasTaken) return null;
  const shown = isOn === true || wasOn ? 'chosen on the page' : chip !== undefined ? `shown as “${chip}”` : '';
  return [shown, ...changes].filter(Boolean).join('; ');
}

/** That a choice counts already, told by the page without its control: a chip, or the address; null where nothing says so. */
export function standingEvidence(value: string, sight: SearchSight): string | null {
  const chip = sight.chips.find((name) => namesChoice(name, value));
  if (chip !== undefined) return `shown as “${chip}”`;
  const named = valuesInAddress(sight.url).find((part) => likenessOfLabels(part, value) === 2);
  return named === undefined ? null : `in the address: ${named}`;
}

/** What says that search words count: the address, or the field with an answer that is another one; null where nothing does. */
export function wordsEvidence(words: string, before: SearchSight, after: SearchSight): string | null {
  const isInField = likenessOfLabels(after.words ?? '', words) === 2;
  const isInAddress = valuesInAddress(after.url).some((part) => containsWords(part, words));
  const changes = [...countChange(before, after), ...rowChange(before, after)];
  const hasTaken = isInField ? isInAddress || changes.length > 0 : isInAddress && !after.words;
  if (!hasTaken) return null;
  return [isInAddress ? 'in the address' : 'in the search field', ...changes].join('; ');
}

/** A chip may name its filter as well: "Date posted: past week". */
const longestAddition = 25;

function namesChoice(chip: string, value: string): boolean {
  if (likenessOfLabels(chip, value) > 0) return true;
  return chip.length <= value.length + longestAddition && containsWords(chip, value);
}

function countChange(before: SearchSight, after: SearchSight): string[] {
  if (before.announced === after.announced || after.announced === null) return [];
  return [`${before.announced ?? '?'} → ${after.announced} results`];
}

function rowChange(before: SearchSight, after: SearchSight): string[] {
  return areSameRows(before, after) || after.rows.length === 0 ? [] : ['other rows'];
}
