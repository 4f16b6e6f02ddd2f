import { controlWords } from './control-words';
import { loadMorePhrases, nextPhrases, pagingFillers, previousPhrases, showMorePhrases } from './paging-phrases';
import { alternatives } from './phrases';

const filler = `(?:${alternatives([pagingFillers])}|\\d+)`;
const phrases = alternatives([nextPhrases, previousPhrases, loadMorePhrases, showMorePhrases]);
const pagingName = new RegExp(`^(?:${filler} )*(?:${phrases})(?: ${filler})*$`, 'u');

/** Names of controls that lead to other rows of a list: "View next page", "3", "Page 3", "Load more jobs", "›". */
export function saysPaging(name: string): boolean {
  const words = controlWords(name)
    .replace(/[()[\].,:…!›»>→]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^(?:\p{L}+ )?\d{1,5}$/u.test(words) || pagingName.test(words) || /^[\s›»>→❯▶]+$/u.test(name);
}
