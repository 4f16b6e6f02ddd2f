import { fold, noWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { phraseAlternation } from '@/language/match/phrases';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';
import { once } from '@/std/once';

const saysAttach = nameWordTest({ alone: phrases('forms.attachFile') });
const joiner = once(() => new RegExp(`(?:^| )(?:${phraseAlternation([phrases('questions.joiners')])})(?: |$)`, 'u'));

/** Whether the words only say that a file is to be chosen, not which: "Choose a file", "or" beside a button, "Upload or browse". */
export function isAttachFileLabel(text: string): boolean {
  const words = fold(text.replace(/[(*:.].*$/su, ''));
  if (saysAttach(words)) return true;
  const parts = words.split(joiner()).map((part) => fold(part));
  return parts.length > 1 && parts.every((part) => part === noWords || saysAttach(part));
}

const saysDrop = sentenceShapeFinder(phrases('forms.dropFile'));

/** "Drop your file here or click to browse": what stands in a place to drop files on. */
export function saysToDropFile(text: string): boolean {
  return saysDrop(fold(text));
}
