import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseSources, stemFinder } from '@/language/match/find-stems';
import { phraseAlternation } from '@/language/match/phrases';
import { saysItIsSentLater } from './sends-later';

/** Where something says its page of the form is: before others, or the last. */
export type StepPosition = 'further' | 'last';

/** Characters. Longer texts are about something else. */
const longestText = 60;
/** No form has more pages; higher totals count letters, days or jobs. */
const mostSteps = 20;

const parts = phraseSources(phrases('steps.part'));
const saysStep = anyOf(`(?<!\\p{L})(?:${parts.words})(?!\\p{L})`, parts.within);
const saysFirst = new RegExp(`(?<!\\p{L})(?:${parts.words}) 1(?![\\p{L}\\d])|^1\\.? (?:${parts.words})(?!\\p{L})`, 'u');
const between = new RegExp(`^(?: ?[/|] ?| (?:${phraseAlternation([phrases('steps.outOf')])}) )$`, 'u');

/** "Last step", "étape finale", "最終ページ": no further page follows. */
const saysLast = anyOf(
  `(?<!\\p{L})(?:${phraseAlternation([phrases('steps.last', 'first')])}) (?:${parts.words})(?!\\p{L})`,
  `(?<!\\p{L})(?:${parts.words}) (?:${phraseAlternation([phrases('steps.last', 'last')])})(?!\\p{L})`,
  phraseAlternation([phrases('steps.last', 'whole')]),
);
const saysProgress = stemFinder(phrases('steps.progress'));

/** What a short text in any script says about the position; null if nothing. */
export function stepPositionInText(text: string): StepPosition | null {
  if (text.length > longestText) return null;
  const folded = plainText(withPlainDigits(text));
  if (saysLast.test(folded)) return saysItIsSentLater(text) ? null : 'last';
  return placeByCount(folded) ?? placeByShare(folded) ?? placeByFirst(folded);
}

/** The page's number among so many, where a short text says both; null if it does not. */
export function stepCountInText(text: string): { at: number; of: number } | null {
  const folded = plainText(withPlainDigits(text));
  if (text.length > longestText || placeByCount(folded) === null) return null;
  const [at, of] = [...folded.matchAll(/\d+/g)].map(Number).toSorted((one, other) => one - other);
  return at === undefined || of === undefined ? null : { at, of };
}

/**
 * The texts again, without those of other steps: where each step of a list is numbered ("step 2 of 6"), only the one that says so in words
 * of its own ("current step 1 of 6") is the page's; if none does, the list says nothing.
 */
export function withoutOtherSteps(texts: readonly string[]): string[] {
  const all = texts.map((text) => ({
    text,
    count: stepCountInText(text),
    words: fold(text.split(/\p{Nd}/u)[0] ?? ''),
  }));
  return all
    .filter(({ count, words }) => {
      const steps = all.filter((step) => count !== null && step.count?.of === count.of);
      const byWords = [...Map.groupBy(steps, (step) => step.words)].map(([said, of]) => ({ said, at: numbersOf(of) }));
      if (numbersOf(steps).size < 2) return true;
      const single = byWords.filter(({ at }) => at.size === 1);
      return single.length === 1 && byWords.length > 1 && single[0]?.said === words;
    })
    .map(({ text }) => text);
}

const numbersOf = (steps: readonly { count: { at: number } | null }[]) => new Set(steps.map(({ count }) => count?.at));

/** "3 / 3" is the last in every language; "2 … 4" must say that it counts pages. */
function placeByCount(text: string): StepPosition | null {
  const [first, second, more] = [...text.matchAll(/\d+/g)];
  if (!first || !second || more) return null;
  const [at, all] = [Number(first[0]), Number(second[0])].toSorted((one, other) => one - other);
  if (at === undefined || all === undefined || at < 1 || all < 2 || all > mostSteps) return null;
  if (text.slice(first.index + first[0].length, second.index).length > 14) return null;
  if (at === all) return 'last';
  return saysStep.test(text) || isBareCount(text, first, second) ? 'further' : null;
}

/** "2 / 4" and "2 of 4", without a word for what is counted. */
function isBareCount(text: string, first: RegExpExecArray, second: RegExpExecArray): boolean {
  const isInOrder = Number(first[0]) < Number(second[0]);
  const within = text.slice(first.index + first[0].length, second.index);
  const beside = `${text.slice(0, first.index)} ${text.slice(second.index + second[0].length)}`;
  return isInOrder && between.test(within) && !/\p{L}/u.test(beside);
}

function placeByShare(text: string): StepPosition | null {
  const share = /(?<![\d.,])(\d{1,3}) ?[%٪](?!\d)/u.exec(text);
  if (!share || !saysProgress(fold(text))) return null;
  return Number(share[1]) < 100 ? 'further' : 'last';
}

/** Nobody numbers the only page. */
function placeByFirst(text: string): StepPosition | null {
  const numbers = [...text.matchAll(/\d+/g)].map(Number);
  if (numbers.length !== 1 || numbers[0] !== 1) return null;
  return saysFirst.test(text) ? 'further' : null;
}

/** First digits (zero) of other scripts. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** The verdict of several texts, bars and lists: last if any of them says so. */
export function combineStepPositions(places: readonly (StepPosition | null)[]): StepPosition | null {
  if (places.includes('last')) return 'last';
  return places.includes('further') ? 'further' : null;
}

/** A declaration, since the patterns above are made with it. */
function anyOf(...sources: readonly string[]): RegExp {
  return new RegExp(sources.join('|'), 'u');
}
