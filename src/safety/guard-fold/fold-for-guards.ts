import { spelledWord, wordsByDeed, wordsByPart } from './guard-words';
import { likenessOf } from './likeness';
import { plainLetters } from './plain-letters';

const madeHere = Symbol('folded for guards');

/** One way in which a text may be read. */
export interface GuardReading {
  /** The things it says one after another, each as its words. */
  readonly parts: readonly (readonly string[])[];
  /** What each of them joins: "Close and apply" is two deeds. */
  readonly deeds: readonly (readonly string[])[];
  /** All its words. */
  readonly words: readonly string[];
  /** The same without spaces: "Ap-ply", "Sign–in". */
  readonly joined: string;
  /** What single letters spell: "A p p l y"; null where none do. */
  readonly spelled: string | null;
}

/**
 * A text as guards compare it, with all its readings. Only `foldForGuards` makes one, so that no guard is handed text as it stands on
 * a page. It is for comparing alone and never shown or kept: `1`, `l` and `i` are one letter in it.
 */
export interface GuardText {
  readonly [madeHere]: true;
  readonly readings: readonly GuardReading[];
}

/**
 * Folds what a stranger wrote for a guard, and the guard's own phrases: compatibility forms, case, accents, look-alikes (UTS 39), what
 * is not seen, numbering and signs. Takes time that grows with the text.
 */
export function foldForGuards(text: string): GuardText {
  const plain = plainLetters(text);
  const readings = new Map<string, GuardReading>();
  for (const spelling of spellingsOf(plain)) {
    const parts = wordsByPart(spelling);
    for (const fold of [foldedByCase, foldedByLook]) {
      const reading = readingOf(parts, fold);
      readings.set(reading.parts.map((part) => part.join(' ')).join('|'), reading);
    }
  }
  return { [madeHere]: true, readings: [...readings.values()] };
}

/** As it stands, and with a bar between letters taken for an l. */
function spellingsOf(plain: string): Set<string> {
  return new Set([plain, plain.replace(/(?<=\p{L})[|‖∥](?=\p{L})/gu, 'l')]);
}

function readingOf(parts: string[][], fold: (word: string) => string): GuardReading {
  const folded = (lists: string[][]): string[][] => lists.map((list) => list.map(fold));
  const words = parts.flat().map(fold);
  const spelled = spelledWord(parts.flat());
  return {
    parts: folded(parts),
    deeds: folded(parts.flatMap(wordsByDeed)),
    words,
    joined: words.join(''),
    spelled: spelled && fold(spelled),
  };
}

/** `ВОЙТИ` and `войти` become one, since capitals are lowered before their looks count. */
function foldedByCase(word: string): string {
  return likenessOf(word.toLowerCase()).toLowerCase().replaceAll('i', 'l');
}

/** `Вuy` with a Cyrillic capital becomes `buy`, since its looks count before it is lowered. */
function foldedByLook(word: string): string {
  return foldedByCase(likenessOf(word));
}
