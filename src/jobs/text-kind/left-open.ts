import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { wordingTest } from '@/language/match/wording-test';

/** Abbreviations that stand where a value is yet to come: "to be announced", "not available", "keine Angabe". */
const abbreviated = /^(?:t\.?b\.?[acd]|n\/a|n\.\s?a|k\.\s?a|n\.\s?n)\.?$/iu;
/** In words: "not stated", "non précisé", "não informado". */
const isSpelledOut = wordingTest('whole', phrases('options.declined'));

/** Whether a text only says that a value is not known, or not told. */
export const isLeftOpen = (text: string): boolean => abbreviated.test(text) || isSpelledOut(fold(text));
