/** Characters that models tend to write differently from the page. */
const alike: readonly [RegExp, string][] = [
  [/[\s\u00a0]/u, '\\s+'],
  [/['’‘ʼ`´]/u, "['’‘ʼ`´]"],
  [/["“”„«»]/u, '["“”„«»]'],
  [/[-‐‑‒–—―−]/u, '[\\-‐‑‒–—―−]'],
];

/** Letters and digits of scripts that separate words. */
const wordCharacter = '[[\\p{L}\\p{N}]--[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Thai}]]';

/** Characters. The longest value looked for. */
const longestValue = 2_000;

/**
 * A value as written in a text, or null if it is not there: case, white space, quotes and dashes may differ, words must be whole. White
 * space in the match is folded.
 */
export function textAsWritten(value: string, text: string): string | null {
  const wanted = value.trim().replace(/\s+/g, ' ');
  if (wanted === '' || wanted.length > longestValue) return null;
  const source = Array.from(wanted, patternOf).join('');
  const found = new RegExp(`${edge('<', wanted.slice(0, 1))}${source}${edge('', wanted.slice(-1))}`, 'iv').exec(text);
  return found ? found[0].replace(/\s+/g, ' ').trim() : null;
}

function patternOf(character: string): string {
  return alike.find(([characters]) => characters.test(character))?.[1] ?? RegExp.escape(character);
}

/** The value must not begin or end inside a word. */
function edge(direction: '<' | '', character: string): string {
  return new RegExp(`^${wordCharacter}$`, 'v').test(character) ? `(?${direction}!${wordCharacter})` : '';
}
