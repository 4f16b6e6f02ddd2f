import { fold, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';

const namesNothing = nameWordTest({ alone: phrases('drafts.noNames') });
/** A word spelled unlike common words: `AWS`, `GitHub`, `C++`, `B2B`. */
const isMarked = (word: string): boolean =>
  /^\p{Lu}{2,}\d*s?$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word) || /\p{L}\d|\d\p{L}|[+#]/u.test(word);
const isLarge = (word: string): boolean => /^\p{Lu}/u.test(word) && !namesNothing(fold(word));

const isGermanWord = nameWordTest({ alone: phrases('drafts.germanWords') });
const germanEnough = 3;
const standsBeforeNames = nameWordTest({ alone: phrases('drafts.beforeNames') });

/** Whether a text is in German, where every noun is capitalized. */
export const capitalizesNouns = (text: string): boolean =>
  splitWords(fold(text)).filter(isGermanWord).length >= germanEnough;

/** What ends a name: a list holds several. */
const betweenNames = /[,;:/()|]+/;

/** Names in a sentence as written: companies, schools, certificates, products, places. */
export function properNamesIn(sentence: string, hasLargeNouns: boolean): string[] {
  return sentence.split(betweenNames).flatMap((part, index) => namesInPart(part, index === 0, hasLargeNouns));
}

function namesInPart(part: string, isBeginning: boolean, hasLargeNouns: boolean): string[] {
  const words =
    part.match(/[\p{L}\p{N}][\p{L}\p{N}+#&.'’-]*/gu)?.map((word) => word.replace(/(?<![.'’-])[.'’-]+$/, '')) ?? [];
  const names: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const run = runAt(words, at);
    const [first = ''] = run;
    if (isName(run, { isFirst: isBeginning && at === 0, hasLargeNouns, before: words[at - 1] ?? '' }))
      names.push(run.join(' '));
    else if (isMarked(first)) names.push(first);
    at += Math.max(run.length, 1) - 1;
  }
  return names;
}

/** Consecutive capitalized words. */
function runAt(words: readonly string[], start: number): string[] {
  let end = start;
  while (end < words.length && isLarge(words[end] ?? '')) end += 1;
  return words.slice(start, end);
}

interface Place {
  isFirst: boolean;
  hasLargeNouns: boolean;
  before: string;
}

function isName(run: readonly string[], { isFirst, hasLargeNouns, before }: Place): boolean {
  if (run.length === 0) return false;
  if (run.some(isMarked)) return true;
  // A sentence's first word is capitalized anyway.
  if (isFirst) return run.length > (hasLargeNouns ? 2 : 1);
  // "15 Jahre Erfahrung": what is counted is not a name.
  return !hasLargeNouns || (run.length > 1 && !/^\d/.test(before)) || standsBeforeNames(fold(before));
}
