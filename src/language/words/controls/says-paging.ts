import { foldControlName } from '@/language/fold/fold-control-name';
import { phrases } from '@/language/lexicon/lexicon';
import { buildPhraseTrie, endsAfterAny, endsAfterOne, type PhraseTrie, splitWords } from '@/language/match/phrase-trie';

const paging = buildPhraseTrie(
  phrases('controls.next'),
  phrases('controls.previous'),
  phrases('controls.loadMore'),
  phrases('controls.showMore'),
);
const fillerPhrases = buildPhraseTrie(phrases('controls.pagingFillers'));
const fillers: PhraseTrie = {
  lengthsAt: (words, index) =>
    /^\d+$/.test(words[index] ?? '')
      ? [1, ...fillerPhrases.lengthsAt(words, index)]
      : fillerPhrases.lengthsAt(words, index),
};

/** Whether a control's name leads to other rows of a list: "View next page", "3", "Page 3", "Load more jobs", "›". */
export function saysPaging(name: string): boolean {
  if (/^[\s›»>→❯▶]+$/u.test(name)) return true;
  const words = splitWords(foldControlName(name).replace(/[\s()[\].,:…!›»>→]+/g, ' '));
  return isNumbered(words) || isPagingOnly(words);
}

/** "3", "Page 3". */
function isNumbered(words: readonly string[]): boolean {
  const [first = '', second] = words;
  const number = second ?? first;
  return words.length <= 2 && /^\d{1,5}$/.test(number) && (second === undefined || /^\p{L}+$/u.test(first));
}

/** One such phrase, surrounded by fillers only. */
function isPagingOnly(words: readonly string[]): boolean {
  const before = endsAfterAny(fillers, words, [0]);
  return endsAfterAny(fillers, words, endsAfterOne(paging, words, before)).has(words.length);
}
