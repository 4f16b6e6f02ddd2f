// Writes the lexicon shorter: every page that a run or a fill looks at loads all of it. Nothing here changes what a phrase matches.

/** The letter that stands for a place; `says`, the most usual, has none. `lexicon.ts` knows them too. */
const letters: Readonly<Record<string, string>> = {
  whole: 'w',
  alone: 'a',
  first: 'f',
  last: 'l',
  named: 'n',
  namedWhole: 'm',
  url: 'u',
  switch: 's',
};

const list = `'[^']*'|\`[^\`]*\`|"[^"]*"`;
const place = `(?:says|${Object.keys(letters).join('|')}):\\s*(?:${list})`;
/** The phrases of a concept by their places. A topic has a concept named after one. */
const placed = new RegExp(`(?<=\\w: )(?<!\\bsteps: )\\{\\s*(${place}(?:,\\s*${place})*),?\\s*\\}`, 'g');
const eachPlace = new RegExp(`(\\w+):\\s*(${list})`, 'g');

/** Why a covered language has nothing for one concept: no page asks. `gaps` tells that a language is not covered. */
const gaps = new RegExp(`\\b(?!gaps:)\\w+: gap<\\s*(?:${list})\\s*>\\(\\),?`, 'g');

/** Topics whose phrases are only ever compared folded, which takes accents away, and the spaces behind commas. */
const folded = /\/(?:questions|never|places|contact|person|history)\.ts$/;

/**
 * Spaces and indentation around the `|` between phrases, and in patterns, are for who reads the source. `{ says: 'a | b', named: 'c' }`
 * becomes `'|a|b||nc'`, which `lexicon.ts` reads as the same. `file`: its path.
 */
export function compactPhrases(code: string, file: string): string {
  const compact = code
    .replace(gaps, '')
    .replace(/\s*\|\s*/g, '|')
    .replace(/(?<=\*),\s+/g, ',')
    .replace(/(?<=[\p{L}\p{M}])\n\s+(?=\p{L})/gu, ' ')
    .replace(/[^|`'"\n]*…[^|`'"\n]*/g, (pattern) => pattern.replace(/(?<=\S)\s*([,…])\s*(?=\S)/g, '$1'))
    .replace(placed, (_, places: string) => inOneList(places));
  return folded.test(file) ? withoutAccents(compact).replace(/,\s+/g, ',') : compact;
}

function inOneList(places: string): string {
  const lists = Object.fromEntries(
    Array.from(places.matchAll(eachPlace), ([, name = '', text = '']): [string, string] => [name, text.slice(1, -1)]),
  );
  const { says = '', ...others } = lists;
  return `\`${['', says].join('|')}${Object.entries(others)
    .map(([name, text]) => `||${letters[name]}${text}`)
    .join('')}\``;
}

function withoutAccents(code: string): string {
  return code
    .normalize('NFD')
    .replace(/(\p{sc=Latin})\p{sc=Inherited}+/gu, '$1')
    .normalize('NFC');
}
