import { type Folded, fold, replaceFolded, wordCount } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { phraseFinder } from '@/language/match/phrases';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';

const loadsMore = nameWordTest({ alone: phrases('controls.loadMore') });
const showsMore = nameWordTest({ alone: phrases('controls.showMore') });
const showsAll = nameWordTest({ alone: phrases('controls.showAll') });
const findNoun = phraseFinder(phrases('jobs.nouns', 'says'), phrases('controls.results'));
const moreOf = nameWordTest({ first: phrases('controls.moreOf') });
const moreAround = sentenceShapeFinder(phrases('controls.moreAround'));
const moreByNumber = sentenceShapeFinder(phrases('controls.moreByNumber'));

/** Words, without numbers: "Load 20 more openings", "Voir plus d'offres d'emploi"; "Weitere offene Stellen laden". */
const mostWords = { after: 6, around: 4, byNumber: 4 };

/** Whether a control adds rows to the list by this name: "Load more…", "+ 20 more jobs". */
export function saysLoadMore(label: string): boolean {
  const words = withoutNumbers(label);
  return loadsMore(words) || namesMoreOfThem(words);
}

/** Whether it says no more than "Show more", which also expands a text, or how many more: "Visa 12 till". */
export function saysShowMore(label: string): boolean {
  const words = withoutNumbers(label);
  return showsMore(words) || (/\d/.test(label) && wordCount(words) <= mostWords.byNumber && moreByNumber(fold(label)));
}

/** Whether it shows all there are, by its name: "View all", "Show all 36 jobs". */
export function saysShowAll(label: string): boolean {
  return showsAll(withoutNumbers(label));
}

/** Whether it shows what a list of options holds back: "Show all (24)", "+ 12 more". */
export function saysFurtherOptions(label: string): boolean {
  return saysShowMore(label) || saysShowAll(label);
}

/** Says so with the site's own word for its rows. */
function namesMoreOfThem(words: Folded): boolean {
  const count = wordCount(words);
  const saysMore = (count <= mostWords.after && moreOf(words)) || (count <= mostWords.around && moreAround(words));
  return saysMore && findNoun(words) !== null;
}

function withoutNumbers(label: string): Folded {
  return replaceFolded(fold(label), /\d+/g);
}
