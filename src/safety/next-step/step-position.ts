import { fold, splitWords } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseSources, stemFinder } from '@/language/match/find-stems';
import { phraseAlternation, phraseFinder } from '@/language/match/phrases';
import { saysItIsSentLater } from './sends-later';

/** Where something says its page of the form is: before others, or the last. */
export type StepPosition = 'further' | 'last';

/** Characters. Longer texts are about something else. */
const longestText = 60;
/** Characters between a page's number and how many there are. */
const mostBetween = 14;
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
const saysFile = phraseFinder(phrases('forms.attachFile'), phrases('forms.fileInProgress'));

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

/** "3 / 3" and "2 / 4"; with a word beside them, they must say that they count pages. */
function placeByCount(text: string): StepPosition | null {
  const [first, second, more] = [...text.matchAll(/\d+/g)];
  if (!first || !second || more) return null;
  const [at, all] = [Number(first[0]), Number(second[0])].toSorted((one, other) => one - other);
  if (at === undefined || all === undefined || at < 1 || all < 2 || all > mostSteps) return null;
  if (text.slice(first.index + first[0].length, second.index).length > mostBetween) return null;
  if (!saysStep.test(text) && !isBareCount(text, first, second)) return null;
  return at === all ? 'last' : 'further';
}

/**
 * Whether a short text may say that the page is the last, and may count something else: "3 of 3 questions", "Upload complete (100 %)". No
 * Next is pressed there, nor is the form said to be at its end.
 */
export function mayBeLastInText(text: string): boolean {
  if (text.length > longestText || stepPositionInText(text) !== null) return false;
  const folded = plainText(withPlainDigits(text));
  const [first, second, more] = [...folded.matchAll(/\d+/g)];
  if (first && second && !more && first[0] === second[0]) {
    const all = Number(first[0]);
    const isNear = folded.slice(first.index + first[0].length, second.index).length <= mostBetween;
    if (all >= 2 && all <= mostSteps && isNear) return true;
  }
  return wholeShare.test(folded) && saysProgress(fold(folded));
}

const wholeShare = /(?<![\d.,])100 ?[%٪](?!\d)/u;

/** "2 / 4" and "2 of 4", without a word for what is counted. */
function isBareCount(text: string, first: RegExpExecArray, second: RegExpExecArray): boolean {
  const isInOrder = Number(first[0]) <= Number(second[0]);
  const within = text.slice(first.index + first[0].length, second.index);
  const beside = `${text.slice(0, first.index)} ${text.slice(second.index + second[0].length)}`;
  return isInOrder && between.test(within) && !/\p{L}/u.test(beside);
}

function placeByShare(text: string): StepPosition | null {
  const share = /(?<![\d.,])(\d{1,3}) ?[%٪](?!\d)/u.exec(text);
  if (!share || !saysProgress(fold(text))) return null;
  if (Number(share[1]) < 100) return saysFile(fold(text)) === null ? 'further' : null;
  return isOfForm(text) ? 'last' : null;
}

/** A share with no word but that it is one of the form: "Upload complete (100 %)" is one of a file. */
const isOfForm = (text: string): boolean =>
  splitWords(fold(text.replace(wholeShare, ' '))).every((word) => saysProgress(word) || saysStep.test(word));

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
