import { coveredMonthsByName } from '@/language/dates/months-by-name';
import { numberOfDatePart } from '@/language/words/forms/date-part-labels';
import type { OptionMeaning } from './option-meaning';

const numberOfMonth = /^(?:0?[1-9]|1[0-2])$/;

/** A month, if one is asked for: by its name in any language, its number, or both. */
export const monthMeaning: OptionMeaning = ({ words }, key) => {
  if (key !== 'bday-month') return [];
  const number = numberOfDatePart(words, 'month');
  if (number !== null) return number >= 1 && number <= 12 ? [`month ${number}`] : [];
  const name = words
    .split(' ')
    .filter((word) => !numberOfMonth.test(word))
    .join(' ');
  // A name that is another month in another language says neither.
  const [month, ...others] = coveredMonthsByName().get(name) ?? [];
  return month && others.length === 0 ? [`month ${month}`] : [];
};
