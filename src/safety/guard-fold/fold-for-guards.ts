import { disguisedSpellings } from './disguised-spellings';
import { spelledWord, wordsByDeed, wordsByPart } from './guard-words';
import { likenessOf } from './likeness';
import { plainLetters } from './plain-letters';

const madeHere = Symbol('folded for guards');

/** One way in which a text may be read. */
export interface GuardReading {
  /** The things it says one after another, each as its words. */
  readonly parts: readonly (readonly string[])[];
  /** All its words. */
  readonly words: readonly string[];
  /** Every stretch of them that may tell a deed: all words, each part, each of what a part joins ("Close and apply"). */
  readonly stretches: readonly (readonly string[])[];
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
  const written = disguisedSpellings(withinReach(text)).map(plainLetters);
  const readings = new Map<string, GuardReading>();
  for (const spelling of new Set(written.flatMap((plain) => [...spellingsOf(plain)]))) {
    const parts = wordsByPart(spelling);
    for (const fold of [foldedByCase, foldedByLook]) {
      const reading = readingOf(parts, fold);
      readings.set(reading.parts.map((part) => part.join(' ')).join('|'), reading);
    }
  }
  return { [madeHere]: true, readings: [...readings.values()] };
}

/** Longer than any name; of what is longer a control says its deed at one end. Characters. */
const longestRead = 8_000;

function withinReach(text: string): string {
  if (text.length <= longestRead) return text;
  return `${text.slice(0, longestRead / 2)} | ${text.slice(-longestRead / 2)}`;
}

/** The words of a guard's own phrase, in each way in which `foldForGuards` may have them. */
export function foldPhrase(phrase: string): string[][] {
  const words = wordsByPart(plainLetters(phrase)).flat();
  const [byCase, byLook] = [words.map(foldedByCase), words.map(foldedByLook)];
  return byCase.join(' ') === byLook.join(' ') ? [byCase] : [byCase, byLook];
}

/** As it stands; with a bar between letters taken for an l; with `01` that stands alone taken for letters. */
function spellingsOf(plain: string): Set<string> {
  return new Set([
    plain,
    plain.replace(/(?<=\p{L})[|‖∥](?=\p{L})/gu, 'l'),
    plain.replace(/(?<![\p{L}\p{N}])[01]{2,4}(?![\p{L}\p{N}])/gu, (digits) =>
      digits.replaceAll('0', 'o').replaceAll('1', 'l'),
    ),
  ]);
}

function readingOf(parts: string[][], fold: (word: string) => string): GuardReading {
  const folded = parts.map((part) => part.map(fold));
  const words = folded.flat();
  const deeds = parts.flatMap(wordsByDeed).map((deed) => deed.map(fold));
  const spelled = spelledWord(parts.flat());
  return {
    parts: folded,
    words,
    stretches: [words, ...(parts.length > 1 ? folded : []), ...(deeds.length > parts.length ? deeds : [])],
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
