import { type Folded, fold, noWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { phraseAlternation } from '@/language/match/phrases';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';
import { once } from '@/std/once';

const saysAttach = nameWordTest({ alone: phrases('forms.attachFile') });
const joiner = once(() => new RegExp(`(?:^| )(?:${phraseAlternation([phrases('questions.joiners')])})(?: |$)`, 'u'));

/** Whether the words only say that a file is to be chosen, not which: "Choose a file", "or" beside a button, "Upload or browse". */
export function isAttachFileLabel(text: string): boolean {
  const words = saidOnce(fold(text.replace(/[(*:.].*$/su, '')));
  if (saysAttach(words)) return true;
  const parts = words.split(joiner()).map((part) => fold(part));
  return parts.length > 1 && parts.every((part) => part === noWords || saysAttach(part));
}

/** A picture beside the words may be named by the same ones. */
function saidOnce(words: Folded): Folded {
  const half = words.slice(0, Math.floor(words.length / 2));
  return words === `${half} ${half}` ? fold(half) : words;
}

const saysDrop = sentenceShapeFinder(phrases('forms.dropFile'));

/** "Drop your file here or click to browse": what stands in a place to drop files on. */
export function saysToDropFile(text: string): boolean {
  return saysDrop(fold(text));
}
