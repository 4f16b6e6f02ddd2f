import { fold } from '@/language/fold/fold';
import { coveredIntlLanguages, intlLanguages } from '@/language/lexicon/intl-languages';
import { once } from '@/std/once';
import { monthNames } from './month-names';

/** Which months a name may mean; those of covered languages first: "listopad" is October only in Croatian. */
export const monthsByName = once((): ReadonlyMap<string, readonly number[]> => {
  const covered = monthsIn(coveredIntlLanguages);
  return new Map([...monthsIn(intlLanguages), ...covered]);
});

function monthsIn(languages: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [name, month] of languages.flatMap(monthNames)) {
    const key = fold(name);
    const months = found.get(key) ?? [];
    if (!months.includes(month)) found.set(key, [...months, month]);
  }
  return found;
}
