/** Scripts without spaces between words, or with suffixes attached: guards treat each character as a word. */
const unspaced =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}ー';
const tokens = new RegExp(`[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{N}])+|(?:(?![\\p{L}\\p{N}]).)+`, 'gsu');
const isUnspacedWord = new RegExp(`^[${unspaced}]$`, 'u');

/** What joins words of one part: spaces, apostrophes, hyphens, a dot inside. Anything else separates two parts. */
const joint = /^[\s'’ʼ`´‘_.\-‐‑]+$/u;
const partsInJoint = /\s-+\s|\.\s/u;

/** True for a word of an unspaced script: one character. */
export function isUnspacedScript(word: string): boolean {
  return isUnspacedWord.test(word);
}

/** The words of a text, part by part: "Acme – Apply now" has two parts. Numbers are not words. */
export function wordsByPart(text: string): string[][] {
  const parts: string[][] = [];
  let part: string[] = [];
  for (const [token] of text.replace(/[&+]/g, ' and ').matchAll(tokens)) {
    if (/[\p{L}\p{N}]/u.test(token)) {
      if (!/^\p{N}+$/u.test(token)) part.push(token);
    } else if (!joint.test(token) || partsInJoint.test(token)) {
      parts.push(part);
      part = [];
    }
  }
  return [...parts, part].filter((words) => words.length > 0);
}

/** Between two actions of one control, or an answer and its object: "Close and apply", "Uložit a odeslat". */
const conjunctions = new Set([
  'and',
  'then',
  'und',
  'et',
  'puis',
  'y',
  'e',
  'en',
  'a',
  'i',
  'oraz',
  'och',
  'og',
  'ja',
  'és',
  'si',
  've',
  'και',
  'и',
  'і',
  'та',
]);
/** Words. Longer parts are sentences or job titles. */
const mostWordsOfActions = 7;

/** Splits a part by its actions; "Benefits and pay" joins nouns, which nothing shows. */
export function wordsByAction(part: readonly string[]): string[][] {
  if (part.length > mostWordsOfActions) return [[...part]];
  const actions: string[][] = [[]];
  for (const word of part) {
    if (conjunctions.has(word.toLowerCase())) actions.push([]);
    else actions.at(-1)?.push(word);
  }
  return actions.filter((words) => words.length > 0);
}

/** Fewer single letters in a row are words or initials. */
const fewestSpelled = 3;

/** "A p p l y" as the word it spells; null if nothing is spelled out. */
export function spelledWord(words: readonly string[]): string | null {
  const runs: string[] = [];
  let run: string[] = [];
  for (const word of [...words, '  ']) {
    if ([...word].length === 1 && !isUnspacedScript(word)) {
      run.push(word);
      continue;
    }
    if (run.length >= fewestSpelled) runs.push(run.join(''));
    run = [];
  }
  return runs.length > 0 ? runs.join('') : null;
}
