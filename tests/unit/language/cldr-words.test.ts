import { describe, expect, it } from 'vitest';
import { countries } from '@/language/cldr/countries';
import { coveredMonths } from '@/language/cldr/covered-months';
import { furtherMonths } from '@/language/cldr/further-months';
import { relativeTimes } from '@/language/cldr/relative-times';
import { units } from '@/language/cldr/units';
import { readCldrWords } from '../../../scripts/cldr/read-cldr-words';

describe('the words that CLDR has for dates and countries', () => {
  it('are those that Intl says, for every language of the lexicon (npm run cldr-words)', () => {
    const read = readCldrWords();
    const written = { relativeTimes, coveredMonths, furtherMonths, units, countries };
    for (const [name, words] of Object.entries(written))
      expect([name, words.split('|')]).toEqual([name, read[name as keyof typeof read]]);
  });
});
