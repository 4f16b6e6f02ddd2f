import { foldSpace } from './fold-space';

/** The languages every table of wordings covers. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'cs' | 'pl';

/** What sites write for one meaning, by language, parted by `|`. Case, accents and the kind of quotes do not matter. */
export type Phrases = Readonly<Record<Language, string> & { /** Further languages. */ others?: string }>;

/** Lower case, without accents, with straight quotes and single spaces: what phrases are compared in. */
export function foldWording(text: string): string {
  return foldSpace(withoutAccents(text)).toLowerCase();
}

/** Most text is plain, and normalizing is the slow part. */
function withoutAccents(text: string): string {
  if (/^[ -_a-~\s]*$/.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ`´]/g, "'");
}

/**
 * A search for any phrase of the tables as whole words; it takes folded text and answers the phrase found, or null.
 * One alternation a table, since a page asks for it hundreds of times.
 */
export function phraseFinder(...tables: readonly Phrases[]): (foldedText: string) => string | null {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(tables)})(?![\\p{L}\\p{N}])`, 'u');
  return (foldedText) => pattern.exec(foldedText)?.[0] ?? null;
}

/** What is written without spaces between words, found wherever it stands in folded text. `phrases`: parted by `|`. */
export function unspacedPattern(phrases: string): RegExp {
  return new RegExp(alternativesOf([phrases]), 'gu');
}

/** The phrases as one regular expression source, longest first so that the longest wins. */
export function alternatives(tables: readonly Phrases[]): string {
  return alternativesOf(tables.flatMap((table) => Object.values(table)));
}

function alternativesOf(lists: readonly string[]): string {
  const phrases = lists
    .flatMap((each) => each.split('|'))
    .map(foldWording)
    .filter(Boolean);
  // What two languages write alike stands once: twice in a repeated group it would be tried both ways each time round.
  return [...new Set(phrases)]
    .sort((a, b) => b.length - a.length)
    .map(RegExp.escape)
    .join('|');
}
