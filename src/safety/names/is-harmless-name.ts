import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { isCloseControl } from '@/language/words/controls/says-close';
import { saysPaging } from '@/language/words/controls/says-paging';
import { isViewControl } from '@/language/words/controls/view-words';

/** Words. Longer names are sentences. */
const mostWords = 12;
/** Arrows, crosses, dots, bars and magnifiers: they navigate, open, close or search. Hearts, stars and ticks do not. */
const signs = /^[\s\p{N}‹›«»<>←→↑↓⟨⟩❮❯▲△▼▽▴▾▸▹►▶◀◂◄⌄⌃˅˄∨∧×✕✖✗⨯+\-–—…⋯⋮☰≡.,:;/|()[\]%€$£¥#&'"·•*\p{Co}🔍🔎📍🗺📅🌐]*$/u;
/** Whether a sign is drawn in colour. */
const variants = /\p{Variation_Selector}/gu;
const letters = /[\p{L}\p{M}]+/gu;
const isUnspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

interface Vocabulary {
  words: ReadonlySet<string>;
  /** Letters of the longest word in an unspaced script. */
  longest: number;
}

interface Known {
  languages: readonly Vocabulary[];
  endings: ReadonlySet<string>;
}

let known: Known | null = null;

/**
 * True if a name only shows, searches, sorts or filters, in known words of a single language: "Date posted (3)", "Show more jobs",
 * "Фильтры". One unknown word makes it false, whatever the others are; and what is harmless in one language is an action in another.
 */
export function isHarmlessName(name: string): boolean {
  const words = foldedWordsIn(name);
  if (words.length === 0) return signs.test(name.replace(variants, ''));
  if (words.length > mostWords) return false;
  const { languages, endings } = vocabularies();
  if (languages.some((language) => words.every((word) => isOf(language, word)))) return true;
  return endings.has(words.join(' ')) || saysPaging(name) || isViewControl(name) || isCloseControl(name);
}

/** The same for one word in an address: no signs, no sentences. */
export function isHarmlessWord(word: string): boolean {
  return vocabularies().languages.some((language) => isOf(language, word));
}

const isOf = ({ words, longest }: Vocabulary, word: string): boolean =>
  words.has(word) || (isUnspaced.test(word) && isRunOf(word, words, longest));

/** The folded words of a text; digits and signs separate them. */
export function foldedWordsIn(text: string): string[] {
  return fold(text).match(letters) ?? [];
}

/** Unspaced scripts: known words in a row, and nothing else. */
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
  known ??= readKnown();
  return known;
}

function readKnown(): Known {
  const { mul: everywhere = '', ...ofLanguages } = phrases('harmless.words');
  return {
    languages: Object.values(ofLanguages).map((words) => readVocabulary(`${words} ${everywhere}`)),
    endings: new Set(
      [phrases('harmless.wholeNames'), phrases('filters.reset', 'whole'), phrases('filters.reset', 'alone')]
        .flatMap((table) => Object.values(table))
        .flatMap((names) => names.split('|').map((name) => foldedWordsIn(name).join(' '))),
    ),
  };
}

function readVocabulary(text: string): Vocabulary {
  const words = new Set(foldedWordsIn(text));
  const unspaced = [...words].filter((word) => isUnspaced.test(word));
  return { words, longest: Math.max(0, ...unspaced.map(({ length }) => length)) };
}
