import { type Folded, joinFolded, splitWords } from '@/language/fold/fold';

/** Folded words without the numbers at their end: "apply (24)" and "apply 1,200" as "apply". */
export function withoutCount(text: Folded): Folded {
  const words = splitWords(text);
  return joinFolded(...words.slice(0, words.findLastIndex((word) => !/^\d+$/.test(word)) + 1));
}
