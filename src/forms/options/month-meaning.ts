import { optionWords } from './fold-option-text';
import type { OptionMeaning } from './option-meaning';

/** Languages of month lists. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'cs', 'sv', 'da', 'nb'];

let named: ReadonlyMap<string, number | null> | null = null;

/** Full and short month names, 1 to 12; null for a name that is another month in another language. */
function monthsByName(): ReadonlyMap<string, number | null> {
  if (named) return named;
  const found = new Map<string, number | null>();
  const formats = languages.flatMap((language) =>
    (['long', 'short'] as const).map((month) => new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })),
  );
  for (const format of formats) {
    for (let month = 1; month <= 12; month += 1) {
      const name = optionWords(format.format(Date.UTC(2024, month - 1, 15)));
      const known = found.get(name);
      if (/\p{L}/u.test(name)) found.set(name, known === undefined || known === month ? month : null);
    }
  }
  named = found;
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
