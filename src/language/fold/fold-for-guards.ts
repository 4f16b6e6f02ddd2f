import { possibleSpellings } from './disguised-spellings';
import { toPlainLetters } from './guard-letters';
import { spelledWord, wordsByAction, wordsByPart } from './guard-words';
import { replaceLookalikes } from './letter-lookalikes';

const madeHere = Symbol('folded for guards');

/** One way to read a text. */
export interface GuardReading {
  /** Its parts in order, each as words. */
  readonly parts: readonly (readonly string[])[];
  /** All its words. */
  readonly words: readonly string[];
  /** Every stretch that may name an action: all words, each part, and each half of a joined part ("Close and apply"). */
  readonly stretches: readonly (readonly string[])[];
  /** The same without spaces: "Ap-ply", "Sign–in". */
  readonly joined: string;
  /** What single letters spell out: "A p p l y"; null if none do. */
  readonly spelled: string | null;
}

/**
 * A text folded for guards, with all its readings. Only `foldForGuards` creates one, so no guard can be handed raw page text. For
 * comparison only, never shown or stored: `1`, `l` and `i` are one letter in it.
 */
export interface GuardText {
  readonly [madeHere]: true;
  readonly readings: readonly GuardReading[];
}

/**
 * Folds page text, and the guards' own phrases: compatibility forms, case, accents, look-alikes (UTS 39), invisible characters, numbering
 * and signs. Linear in the length of the text.
 */
export function foldForGuards(text: string): GuardText {
  const written = possibleSpellings(withinReach(text)).map(toPlainLetters);
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

/** Characters. Longer than any name; a longer text states its action at either end. */
const longestRead = 8_000;

function withinReach(text: string): string {
  if (text.length <= longestRead) return text;
  return `${text.slice(0, longestRead / 2)} | ${text.slice(-longestRead / 2)}`;
}

/** The words of a guard's own phrase, in every form `foldForGuards` may give them. */
export function foldPhrase(phrase: string): string[][] {
  const words = wordsByPart(toPlainLetters(phrase)).flat();
  const [byCase, byLook] = [words.map(foldedByCase), words.map(foldedByLook)];
  return byCase.join(' ') === byLook.join(' ') ? [byCase] : [byCase, byLook];
}

/** As written; with a bar between letters read as l; with a standalone `01` read as letters. */
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
  const actions = parts.flatMap(wordsByAction).map((action) => action.map(fold));
  const spelled = spelledWord(parts.flat());
  return {
    parts: folded,
    words,
    stretches: [words, ...(parts.length > 1 ? folded : []), ...(actions.length > parts.length ? actions : [])],
    joined: words.join(''),
    spelled: spelled && fold(spelled),
  };
}

/** `ВОЙТИ` and `войти` become equal: lower case first, look-alikes second. */
function foldedByCase(word: string): string {
  return replaceLookalikes(word.toLowerCase()).toLowerCase().replaceAll('i', 'l');
}

/** `Вuy` with a Cyrillic capital becomes `buy`: look-alikes first, lower case second. */
function foldedByLook(word: string): string {
  return foldedByCase(replaceLookalikes(word));
}
