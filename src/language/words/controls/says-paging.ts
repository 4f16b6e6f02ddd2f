import { fold, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { buildPhraseTrie, endsAfterAny, endsAfterOne, type PhraseTrie } from '@/language/match/phrase-trie';

const paging = buildPhraseTrie(
  phrases('controls.next'),
  phrases('controls.previous'),
  phrases('controls.back'),
  phrases('controls.loadMore'),
  phrases('controls.showMore'),
);
const fillerPhrases = buildPhraseTrie(phrases('controls.pagingFillers'), phrases('controls.page'));
const fillers: PhraseTrie = {
  lengthsAt: (words, index) =>
    /^\d+$/.test(words[index] ?? '')
      ? [1, ...fillerPhrases.lengthsAt(words, index)]
      : fillerPhrases.lengthsAt(words, index),
};

/** Whether a control's name leads to other rows of a list: "View next page", "3", "Page 3", "Load more jobs", "›". */
export function saysPaging(name: string): boolean {
  if (/^[\s›»>→❯▶]+$/u.test(name)) return true;
  return isNumber.test(name) || isPagingOnly(splitWords(fold(name)));
}

/** "3", "(3)", "Page 3", "Page: 3". */
const isNumber = /^[\s([›»>→]*(?:\p{L}+[\s:.,]{1,4})?[([]?\d{1,5}[\s)\].,:…›»>→]*$/u;

/** One such phrase, surrounded by fillers only. */
function isPagingOnly(words: readonly string[]): boolean {
  const before = endsAfterAny(fillers, words, [0]);
  return endsAfterAny(fillers, words, endsAfterOne(paging, words, before)).has(words.length);
}
