import { monthNames } from '@/language/dates/month-names';
import { coveredIntlLanguages } from '@/language/lexicon/intl-languages';
import { numberOfDatePart } from '@/language/words/forms/date-part-labels';
import { meaningsByName } from './meanings-by-name';
import type { OptionMeaning } from './option-meaning';

let named: ReadonlyMap<string, number | null> | null = null;

/** Full and short month names, 1 to 12; null for a name that is another month in another language. */
function monthsByName(): ReadonlyMap<string, number | null> {
  named ??= meaningsByName(coveredIntlLanguages.flatMap(monthNames));
  return named;
}

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
  const month = monthsByName().get(name);
  return month ? [`month ${month}`] : [];
};
