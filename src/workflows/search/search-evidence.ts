import { containsWords } from '@/language/fold/comparable-text';
import { scoreLabelMatch } from './filter-label-match';
import { hasSameRows, type SearchView } from './read-search-state';
import { addedUrlParts, urlValues } from './search-address';

/** Observations of one wish around an act. */
export interface WishObservation {
  value: string;
  before: SearchView;
  after: SearchView;
  /** Whether its control is on now; null if not visible. */
  isOn: boolean | null;
  /** Whether it was on when last visible. */
  wasOn: boolean;
}

/** The page's evidence that a choice applies, in a few words; null if none. */
export function evidenceForChoice({ value, before, after, isOn, wasOn }: WishObservation): string | null {
  const chip = after.chips.find((name) => namesChoice(name, value));
  const added = addedUrlParts(before.url, after.url);
  const isNamed = added.some((part) => containsWords(part, value));
  const isShown = chip !== undefined || isNamed || isOn === true;
  const changes = [...added.slice(0, 2), ...countChange(before, after), ...rowChange(before, after)];
  const hasTaken = wasOn && isOn !== false && changes.length > 0;
  if (!isShown && !hasTaken) return null;
  const shown = isOn === true || wasOn ? 'chosen on the page' : chip !== undefined ? `shown as “${chip}”` : '';
  return [shown, ...changes].filter(Boolean).join('; ');
}

/** Evidence apart from its control that a choice already applies: a chip, or the address; null if none. */
export function evidenceWithoutControl(value: string, sight: SearchView): string | null {
  const chip = sight.chips.find((name) => namesChoice(name, value));
  if (chip !== undefined) return `shown as “${chip}”`;
  const named = urlValues(sight.url).find((part) => scoreLabelMatch(part, value) === 2);
  return named === undefined ? null : `in the address: ${named}`;
}

/** Evidence that search words apply: the address, or the field plus different results; null if none. */
export function evidenceForWords(words: string, before: SearchView, after: SearchView): string | null {
  const isInField = scoreLabelMatch(after.words ?? '', words) === 2;
  const isInAddress = urlValues(after.url).some((part) => containsWords(part, words));
  const changes = [...countChange(before, after), ...rowChange(before, after)];
  const hasTaken = isInField ? isInAddress || changes.length > 0 : isInAddress && !after.words;
  if (!hasTaken) return null;
  return [isInAddress ? 'in the address' : 'in the search field', ...changes].join('; ');
}

/** A chip may include its filter's name: "Date posted: past week". */
const longestAddition = 25;

function namesChoice(chip: string, value: string): boolean {
  if (scoreLabelMatch(chip, value) > 0) return true;
  return chip.length <= value.length + longestAddition && containsWords(chip, value);
}

function countChange(before: SearchView, after: SearchView): string[] {
  if (before.announced === after.announced || after.announced === null) return [];
  return [`${before.announced ?? '?'} → ${after.announced} results`];
}

function rowChange(before: SearchView, after: SearchView): string[] {
  return hasSameRows(before, after) || after.rows.length === 0 ? [] : ['other rows'];
}
