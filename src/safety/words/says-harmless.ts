import { foldWording } from '@/domain/phrases';
import { saysPaging } from '@/domain/says-paging';
import { harmlessWords } from './harmless-words';
import { endingPhrases, harmlessWordsOfOthers } from './harmless-words-of-others';
import { saysClose } from './says-close';
import { saysView } from './view-words';

/** Longer names are sentences. Words. */
const mostWords = 12;
/** Arrows, crosses, dots, bars and lenses: what leads on, back, opens, closes or looks for. Hearts, stars and ticks are none. */
const signs = /^[\s\p{N}‹›«»<>←→↑↓⟨⟩❮❯▲△▼▽▴▾▸▹►▶◀◂◄⌄⌃˅˄∨∧×✕✖✗⨯+\-–—…⋯⋮☰≡.,:;/|()[\]%€$£¥#&'"·•*\p{Co}🔍🔎📍🗺📅🌐]*$/u;
/** Whether a sign is drawn in colours. */
const variants = /\p{Variation_Selector}/gu;
const letters = /\p{L}+/gu;
const isUnspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/** What is said alike in many languages, and stands among the words of any. */
const everywhere = 'job jobs remote hybrid online home office homeoffice filter top info km pdf cv faq'.split(' ');

interface Vocabulary {
  words: ReadonlySet<string>;
  /** Letters of the longest word of a script without spaces. */
  longest: number;
}

interface Known {
  languages: readonly Vocabulary[];
  endings: ReadonlySet<string>;
}

let known: Known | null = null;

/**
 * True where nothing is said but what shows, looks for, orders or narrows down, in words that are all known, of one language: "Date posted
 * (3)", "Show more jobs", "Фильтры". A name with one unknown word says nothing of the kind, whatever the others are; and what is harmless
 * in one language is a deed in the next.
 */
export function saysHarmless(name: string): boolean {
  const words = wordsIn(name);
  if (words.length === 0) return signs.test(name.replace(variants, ''));
  if (words.length > mostWords) return false;
  const { languages, endings } = vocabularies();
  if (languages.some((language) => words.every((word) => isOf(language, word)))) return true;
  return endings.has(words.join(' ')) || saysPaging(name) || saysView(name) || saysClose(name);
}

/** The same of one word as it stands in an address: no sign, no sentence. */
export function isHarmlessWord(word: string): boolean {
  return vocabularies().languages.some((language) => isOf(language, word));
}

const isOf = ({ words, longest }: Vocabulary, word: string): boolean =>
  words.has(word) || (isUnspaced.test(word) && isRunOf(word, words, longest));

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

function vocabularies(): Known {
  known ??= {
    languages: [harmlessWords, harmlessWordsOfOthers].flatMap((table) => Object.values(table)).map(readVocabulary),
    endings: new Set(
      Object.values(endingPhrases).flatMap((phrases) => phrases.split('|').map((phrase) => wordsIn(phrase).join(' '))),
    ),
  };
  return known;
}

function readVocabulary(text: string): Vocabulary {
  const words = new Set([...wordsIn(text), ...everywhere]);
  const unspaced = [...words].filter((word) => isUnspaced.test(word));
  return { words, longest: Math.max(0, ...unspaced.map(({ length }) => length)) };
}
