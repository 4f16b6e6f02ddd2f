import type { FieldValue } from '../form-filling';
import { countryMeaning } from './country-meaning';
import { declineMeaning } from './decline-meaning';
import type { OptionMeaning, OptionText } from './option-meaning';
import { optionWords } from './option-words';
import { yesNoMeaning } from './yes-no-meaning';

const meanings: readonly OptionMeaning[] = [yesNoMeaning, declineMeaning, countryMeaning];

/**
 * The one label that says the value: the same words, whatever their case, accents and punctuation, else the same meaning where that
 * is certain. Null where none does, and where more than one does: nobody is asked to guess.
 */
export function matchOption({ key, value }: FieldValue, labels: readonly string[]): number | null {
  const wanted = wantedOf(value);
  if (wanted === null || wanted.words === '') return null;
  const options = labels.map((text): OptionText => ({ text, words: optionWords(text) }));
  const same = indexes(options, ({ words }) => words === wanted.words);
  if (same.length > 0) return only(same);
  const meaningOf = meanings.find((each) => each(wanted, key) !== null);
  const meaning = meaningOf?.(wanted, key);
  return meaningOf ? only(indexes(options, (option) => meaningOf(option, key) === meaning)) : null;
}

function wantedOf(value: FieldValue['value']): OptionText | null {
  if (typeof value === 'boolean') return value ? { text: 'Yes', words: 'yes' } : { text: 'No', words: 'no' };
  const [first, second] = typeof value === 'string' ? [value] : value;
  return first === undefined || second !== undefined ? null : { text: first, words: optionWords(first) };
}

function indexes(options: readonly OptionText[], isMeant: (option: OptionText) => boolean): number[] {
  return options.flatMap((option, index) => (isMeant(option) ? [index] : []));
}

function only([first, second]: readonly number[]): number | null {
  return first !== undefined && second === undefined ? first : null;
}
