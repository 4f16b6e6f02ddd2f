import { foldWording } from '@/domain/phrases';
import { saysPaging } from '@/domain/says-paging';
import { harmlessWords } from './harmless-words';
import { endingPhrases, harmlessWordsOfOthers } from './harmless-words-of-others';
import { saysClose } from './says-close';
import { saysView } from './view-words';

/** Longer names are sentences. Words. */
const mostWords = 12;
/** Arrows, crosses, dots and bars: what leads on, back, opens or closes. Hearts, stars and ticks are none. */
const signs = /^[\s\p{N}‹›«»<>←→↑↓⟨⟩❮❯▲△▼▽▴▾▸▹►▶◀◂◄⌄⌃˅˄∨∧×✕✖✗⨯+\-–—…⋯⋮☰≡.,:;/|()[\]%€$£¥#&'"·•*]*$/u;
const letters = /\p{L}+/gu;
const isUnspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

interface Known {
  words: ReadonlySet<string>;
  /** Letters of the longest. */
  longest: number;
  endings: ReadonlySet<string>;
}

let known: Known | null = null;

/**
 * True where nothing is said but what shows, looks for, orders or narrows down, in words that are all known: "Date posted (3)",
 * "Show more jobs", "Фильтры". A name with one unknown word says nothing of the kind, whatever the others are.
 */
export function saysHarmless(name: string): boolean {
  const words = wordsIn(name);
  if (words.length === 0) return signs.test(name);
  if (words.length > mostWords) return false;
  if (words.every(isHarmlessWord) || vocabulary().endings.has(words.join(' '))) return true;
  return saysPaging(name) || saysView(name) || saysClose(name);
}

/** The same of one word as it stands in an address: no sign, no sentence. */
export function isHarmlessWord(word: string): boolean {
  const { words, longest } = vocabulary();
  return words.has(word) || (isUnspaced.test(word) && isRunOf(word, words, longest));
}

/** The words of a text, folded; digits and signs part them. */
export function wordsIn(text: string): string[] {
  return foldWording(text).match(letters) ?? [];
}

/** Scripts without spaces: nothing but known words, one after another. */
function isRunOf(run: string, words: ReadonlySet<string>, longest: number): boolean {
  const reached = new Set([0]);
  for (const start of reached) {
    for (let end = start + 1; end <= Math.min(start + longest, run.length); end += 1) {
      if (words.has(run.slice(start, end))) reached.add(end);
    }
  }
  return reached.has(run.length);
}

function vocabulary(): Known {
  known ??= readVocabulary();
  return known;
}

function readVocabulary(): Known {
  const words = new Set(
    [harmlessWords, harmlessWordsOfOthers].flatMap((table) => Object.values(table)).flatMap(wordsIn),
  );
  const endings = Object.values(endingPhrases).flatMap((phrases) => phrases.split('|'));
  return {
    words,
    longest: Math.max(...[...words].filter((word) => isUnspaced.test(word)).map(({ length }) => length)),
    endings: new Set(endings.map((phrase) => wordsIn(phrase).join(' '))),
  };
}
