// Writes what CLDR calls dates and countries into src/language/cldr: npm run cldr-words. A test compares them with what `Intl` says.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readCldrWords } from './read-cldr-words';

const comments: Record<string, string> = {
  relativeTimes: 'How long ago in every language, as `plainText`, with `#` for the count; parted by `|`.',
  coveredMonths:
    'Which months a name is that of in the covered languages, 1 to 12, as `fold`: `maj=5`, `sie=8,9`; parted by `|`.',
  furtherMonths: 'Which months a name is that of that only further languages have, as `coveredMonths`.',
  units: 'Abbreviations of minutes to months in every language, as `plainText`; parted by `|`.',
  countries: 'Countries in every language, as `fold`; parted by `|`.',
};

for (const [name, words] of Object.entries(readCldrWords())) {
  const file = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  const text = `/** ${comments[name]} Written by \`npm run cldr-words\`: a page must not spend half a second on asking \`Intl\` for them. */
export const ${name} =
  '${words.join('|').replaceAll("'", "\\'")}';
`;
  writeFileSync(resolve('src/language/cldr', `${file}.ts`), text);
}
