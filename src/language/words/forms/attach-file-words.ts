import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';

const saysAttach = nameWordTest({ alone: phrases('forms.attachFile') });

/** Whether the words only say that a file is to be chosen, not which. */
export function isAttachFileLabel(text: string): boolean {
  return saysAttach(fold(text.replace(/[(*:.].*$/su, '')));
}

const saysDrop = sentenceShapeFinder(phrases('forms.dropFile'));

/** "Drop your file here or click to browse": what stands in a place to drop files on. */
export function saysToDropFile(text: string): boolean {
  return saysDrop(fold(text));
}
