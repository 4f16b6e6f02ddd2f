import { fold, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { buildPhraseTrie, endsAfterAny, endsAfterOne } from '@/language/match/phrase-trie';
import { isAboutUserData } from './plain-apply-words';

const leave = buildPhraseTrie(phrases('controls.leave'), phrases('controls.back'));
const close = buildPhraseTrie(phrases('controls.close'));
const parts = buildPhraseTrie(phrases('controls.closedParts'));

/** True for the name of a control that closes or leaves a part of the page and says nothing else. */
export function isCloseControl(name: string): boolean {
  if (/^[×✕✖✗⨯]$/.test(name.trim())) return true;
  const words = splitWords(fold(name));
  if (words.length === 0) return false;
  const end = words.length;
  return (
    endsAfterOne(leave, words, [0]).has(end) ||
    endsAfterAny(parts, words, endsAfterOne(close, words, [0])).has(end) ||
    endsAfterOne(close, words, endsAfterAny(parts, words, [0])).has(end)
  );
}

const speaksOfClosing = [
  nameWordTest({ anywhere: phrases('controls.close') }),
  nameWordTest({ anywhere: phrases('controls.leave') }),
  nameWordTest({ anywhere: phrases('controls.back') }),
];

/** True for a question whether to close or cancel something of the user's own: there, "Close" and "Cancel" are ambiguous. */
export function isCloseQuestion(heading: string): boolean {
  return isAboutUserData(heading) && speaksOfClosing.some((speaks) => speaks(fold(heading)));
}
