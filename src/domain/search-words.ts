/** Letters that Unicode does not take apart, though people type them so. */
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' };
const unparted = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Marks that are put on letters of several scripts; those of kana, and of scripts that write vowels as marks, are kept. */
const marks = /[\p{sc=Inherited}--[\u3099\u309A]]+/gv;

/** Scripts that do not part words, or hang endings on them without a space. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]/u;
const runsOfScripts = new RegExp(`${unspaced.source}+|(?:(?!${unspaced.source}).)+`, 'gu');

/**
 * Letters and digits, with what belongs to a word and changes it: C++ and C# are not C, and .NET is not a net. A dot before a
 * letter stays at its front, so that `Node.js` is two words, the second known by its dot.
 */
const word = /(?:\.(?=\p{L}))?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#)?/gu;
const plainWord = /(?:\.(?=[a-z]))?[a-z0-9]+(?:\+\+|#)?/g;

/** Words that are looked for: they have to stand in a text one after the other. */
export interface Phrase {
  /** Folded, at least one. */
  words: readonly string[];
  /** Whether the last may be the beginning of a longer word. */
  isPrefix: boolean;
}

/** A text for searching: one case, one width, no accents. */
export function foldText(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(unparted, (letter) => plainLetters[letter] ?? letter);
}

/**
 * The words of a text, folded, in order. A run of a script without spaces becomes its pairs of characters and its last
 * character, so that any part of it can be found.
 */
export function searchWords(text: string): string[] {
  const runs = runsOf(text);
  return runs.some(isUnspaced) ? runs.flatMap((run) => (isUnspaced(run) ? [...pairsOf(run), lastOf(run)] : run)) : runs;
}

/** The words of a text in one text, a space around each: what `hasPhrase` looks in. */
export function spacedWords(text: string): string {
  return ` ${searchWords(text).join(' ')} `;
}

/**
 * What a search asks for: every word by itself, wherever it stands. The last is the beginning of a word while nothing is typed
 * behind it. Of a run of a script without spaces every pair of characters is asked for.
 */
export function soughtWords(typed: string): Phrase[] {
  const mayGoOn = !/\s$/u.test(typed);
  const runs = runsOf(typed);
  return runs.flatMap((run, index): Phrase[] => {
    if (!isUnspaced(run)) return [{ words: [run], isPrefix: mayGoOn && index === runs.length - 1 }];
    const pairs = pairsOf(run);
    return pairs.length > 0
      ? pairs.map((pair) => ({ words: [pair], isPrefix: false }))
      : [{ words: [run], isPrefix: true }];
  });
}

/** The words of a criterion, whole and in this order; null where it has none. */
export function soughtPhrase(text: string): Phrase | null {
  const words = searchWords(text);
  const last = runsOf(text).at(-1);
  if (last === undefined) return null;
  if (!isUnspaced(last)) return { words, isPrefix: false };
  return pairsOf(last).length > 0 ? { words: words.slice(0, -1), isPrefix: false } : { words, isPrefix: true };
}

/** True where the phrase stands in `spaced` (spacedWords), neither begun nor ended within a word. `net` is in `.net`, not in `internet`. */
export function hasPhrase(spaced: string, phrase: Phrase): boolean {
  const sought = phrase.words.join(' ') + (phrase.isPrefix ? '' : ' ');
  return spaced.includes(` ${sought}`) || spaced.includes(`.${sought}`);
}

function runsOf(text: string): string[] {
  const folded = foldText(text);
  if (isPlain(folded)) return folded.match(plainWord) ?? [];
  return (folded.match(word) ?? []).flatMap((run) => (isUnspaced(run) ? (run.match(runsOfScripts) ?? []) : run));
}

/** ASCII, as most texts are: faster by far. */
function isPlain(text: string): boolean {
  return !/[^\t-~]/.test(text);
}

function isUnspaced(run: string): boolean {
  return unspaced.test(run);
}

function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function lastOf(run: string): string {
  return Array.from(run).at(-1) ?? run;
}
