import { lettersAndDigits, reverseText } from './compact-text';
import { decodeNestedTexts } from './decoded-texts';
import { type AnswerPattern, type KnownAnswers, minEmbeddedLength } from './known-answers';
import { foldedWordSet } from './paraphrased-answers';

/** A text this many times longer than the answers in it says more than them: a CV contains most of them. */
const mostAround = 4;
/** This many weak answers on their own are a form. */
const weakTogether = 3;
/** Separators of values in a form packed into one text, from those that almost always separate to those that sometimes do. */
const separators = [/["<>|\\\p{Cc}]+/u, /["<>|\\\p{Cc}{}[\],;&]+/u, /["<>|\\\p{Cc}{}[\],;&:=()]+/u];

/**
 * The answers a request contains, each once. `isFile`: a text with many answers may be a CV and counts as none; otherwise it is a packed
 * form.
 */
export function answersInRequest(texts: readonly string[], answers: KnownAnswers, isFile: boolean): AnswerPattern[] {
  const { marks, markOf } = answers;
  if (marks.length === 0) return [];
  const long = marks.filter(({ texts: ways }) => ways.some(({ length }) => length >= minEmbeddedLength));
  const found = new Set<AnswerPattern>();
  for (const text of decodeNestedTexts(texts)) {
    const compact = lettersAndDigits(text);
    const whole = markOf(compact);
    // An email address often contains a name: it is one answer.
    const within = whole ? [whole] : answersWithin(compact, long, isFile);
    const parted = whole || isFile ? [] : [...valuesOf(text)].flatMap((value) => markOf(value) ?? []);
    for (const mark of [...within, ...parted]) found.add(mark);
  }
  return [...found];
}

function answersWithin(compact: string, long: readonly AnswerPattern[], isFile: boolean): AnswerPattern[] {
  const inside = long.filter((mark) => isWithin(mark, [compact, reverseText(compact)]));
  if (isFile) return inside.filter(({ key }) => compact.length <= key.length * mostAround);
  // A signed letter contains its writer's name, and is one answer.
  return inside.filter((mark) => !inside.some((other) => other !== mark && other.key.includes(mark.key)));
}

/** The separate values in a text, folded for comparison. */
function valuesOf(text: string): Set<string> {
  return new Set(separators.flatMap((separator) => text.split(separator)).map(lettersAndDigits));
}

function isWithin({ texts: ways }: AnswerPattern, compactTexts: readonly string[]): boolean {
  return ways.some((way) => way.length >= minEmbeddedLength && compactTexts.some((text) => text.includes(way)));
}

/** Keys of answers found anywhere in texts. Short ones occur by chance and do not count. */
export function answerKeysInTexts(texts: readonly string[], { marks }: Pick<KnownAnswers, 'marks'>): string[] {
  const compact = decodeNestedTexts(texts).map(lettersAndDigits);
  const all = [...compact, ...compact.map(reverseText)];
  return marks.filter((mark) => !mark.isWeak && isWithin(mark, all)).map(({ key }) => key);
}

/** Fewer are a lookup: whether an address exists, or somebody has already applied. */
const fewest = { withContact: 2, without: 3 };

/** True if the carried answers are most of those given so far, and enough for an application. */
export function isMostOfAnswers(carried: readonly AnswerPattern[], { marks }: Pick<KnownAnswers, 'marks'>): boolean {
  const least = carried.some(({ isContact }) => isContact) ? fewest.withContact : fewest.without;
  return carried.length >= least && carried.length * 2 > marks.length;
}

/** True if texts contain any answer, however encoded, split up or reversed. Weak ones count only together with others. */
export function containAnswers(texts: readonly string[], { marks }: Pick<KnownAnswers, 'marks'>): boolean {
  if (marks.length === 0) return false;
  const decoded = decodeNestedTexts(texts);
  const single = decoded.map(lettersAndDigits).filter(Boolean);
  const whole = new Set(single);
  // An answer split across values is whole once they are joined.
  const joined = [single.join(' '), lettersAndDigits(texts.join('')), lettersAndDigits([...texts].reverse().join(''))];
  const all = [...joined, ...joined.map(reverseText)];
  const isSaid = (mark: AnswerPattern) => mark.texts.some((way) => whole.has(way)) || isWithin(mark, all);
  const said = marks.filter(isSaid);
  if (said.some(({ isWeak }) => !isWeak) || said.length >= weakTogether) return true;
  return saysOtherwise(decoded, all, marks);
}

/** A date in another order, a street without its number, a company by its first word. */
function saysOtherwise(decoded: readonly string[], all: readonly string[], marks: readonly AnswerPattern[]): boolean {
  const strong = marks.filter(({ isWeak }) => !isWeak);
  if (strong.some(({ otherwise }) => otherwise.within.some((way) => all.some((text) => text.includes(way)))))
    return true;
  const telling = new Set(strong.flatMap(({ otherwise }) => otherwise.words));
  return telling.size > 0 && decoded.some((text) => [...foldedWordSet(text)].some((word) => telling.has(word)));
}
