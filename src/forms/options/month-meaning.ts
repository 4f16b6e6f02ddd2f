import { monthNames } from '@/language/dates/month-names';
import { coveredIntlLanguages } from '@/language/lexicon/intl-languages';
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
  const names = words.split(' ').filter((word) => !numberOfMonth.test(word));
  const name = names.join(' ');
  if (key !== 'bday-month') return [];
  if (name === '') return numberOfMonth.test(words) ? [`month ${Number(words)}`] : [];
  const month = monthsByName().get(name);
  return month ? [`month ${month}`] : [];
};
