import { optionWords } from './fold-option-text';

/** Shorter words stand for too much. */
const leastLetters = 3;
const inBrackets = /[(（[【].*$/su;
const isLatin = /^[\p{sc=Latin}\d\s+#]+$/u;
const otherScripts = /[^\P{L}\p{sc=Latin}]+/gu;

/**
 * Whether a label says a value in Latin letters, and once more in another script: "领英 LinkedIn" is LinkedIn. What brackets add in that
 * other script may tell which one it is: "Toronto（俄亥俄）" is a certain Toronto.
 */
export function isSaidInTwoScripts(value: string, label: string): boolean {
  const words = optionWords(value);
  if (words.length < leastLetters || !isLatin.test(words) || optionWords(label) === words) return false;
  const isExplained = optionWords(label.replace(inBrackets, ' ')) === words;
  return !isExplained && optionWords(label.replace(otherScripts, ' ')) === words;
}
