import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseMeanings } from '@/language/match/phrase-meanings';
import type { OptionMeaning } from './option-meaning';

const genders = phraseMeanings([
  ['man', phrases('options.man')],
  ['woman', phrases('options.woman')],
  ['non-binary', phrases('options.nonBinary')],
]);

/** Single letters count only if gender is asked for. */
const initials = phraseMeanings([
  ['man', phrases('options.manInitial')],
  ['woman', phrases('options.womanInitial')],
]);

/** A gender in the languages of forms. A form of address, or another word for it, means something else. */
export const genderMeaning: OptionMeaning = ({ text }, key) => {
  const words = fold(text);
  const asked = key === 'eeo.gender' || key === 'sex';
  const gender = genders.of(words) ?? (asked ? initials.of(words) : undefined);
  return gender ? [`gender ${gender}`] : [];
};
