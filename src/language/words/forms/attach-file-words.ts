import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { unspacedPattern } from '@/language/match/phrases';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';

const saysAttach = nameWordTest({ alone: phrases('forms.attachFile') });

/** Whether the words only say that a file is to be chosen, not which. */
export function isAttachFileLabel(text: string): boolean {
  return saysAttach(fold(text.replace(/[(*:.].*$/su, '')));
}

const { ja = '', th = '', zh = '', ...spaced } = phrases('forms.dropFile');
const saysDrop = sentenceShapeFinder(spaced);
/** In scripts without spaces a sentence has no words to stand in an order. */
const unspaced = unspacedPattern([ja, th, zh].filter(Boolean).join('|'));

/** "Drop your file here or click to browse": what stands in a place to drop files on. */
export function saysToDropFile(text: string): boolean {
  const words = fold(text);
  return saysDrop(words) || words.search(unspaced) >= 0;
}
