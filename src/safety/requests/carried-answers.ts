import { compactText, turnedRound } from './compact-text';
import { decodedTexts } from './decoded-texts';
import { type AnswerMark, type KnownAnswers, shortestWithin } from './known-answers';
import { wordsIn } from './other-words';

/** A text that is so many times as long as the answers in it says more than these: a CV has most of them in it. */
const mostAround = 4;
/** So many weak ones by themselves are a form. */
const weakTogether = 3;
/** What stands between the values of a form that was packed into one text, from what parts most values to what parts even some of them. */
const separators = [/["<>|\\\p{Cc}]+/u, /["<>|\\\p{Cc}{}[\],;&]+/u, /["<>|\\\p{Cc}{}[\],;&:=()]+/u];

/**
 * Which of the answers a request says, each once. `isFile`: a text with many of them in it may be a CV, which is none of them; else it is
 * a form that was packed into one.
 */
export function carriedAnswers(texts: readonly string[], answers: KnownAnswers, isFile: boolean): AnswerMark[] {
  const { marks, markOf } = answers;
  if (marks.length === 0) return [];
  const long = marks.filter(({ texts: ways }) => ways.some(({ length }) => length >= shortestWithin));
  const found = new Set<AnswerMark>();
  for (const text of decodedTexts(texts)) {
    const compact = compactText(text);
    const whole = markOf(compact);
    // Many an e-mail address has a name in it: it is one answer.
    const within = whole ? [whole] : answersWithin(compact, long, isFile);
    const parted = whole || isFile ? [] : [...valuesOf(text)].flatMap((value) => markOf(value) ?? []);
    for (const mark of [...within, ...parted]) found.add(mark);
  }
  return [...found];
}

function answersWithin(compact: string, long: readonly AnswerMark[], isFile: boolean): AnswerMark[] {
  const inside = long.filter((mark) => isWithin(mark, [compact, turnedRound(compact)]));
  if (isFile) return inside.filter(({ key }) => compact.length <= key.length * mostAround);
  // A letter that is signed says its writer's name, and is one answer.
  return inside.filter((mark) => !inside.some((other) => other !== mark && other.key.includes(mark.key)));
}

/** What stands by itself in a text, as it is compared. */
function valuesOf(text: string): Set<string> {
  return new Set(separators.flatMap((separator) => text.split(separator)).map(compactText));
}

function isWithin({ texts: ways }: AnswerMark, compactTexts: readonly string[]): boolean {
  return ways.some((way) => way.length >= shortestWithin && compactTexts.some((text) => text.includes(way)));
}

/** Answers that stand in texts somewhere, by their keys. Short ones stand anywhere by chance, and do not count. */
export function answersSomewhereIn(texts: readonly string[], { marks }: Pick<KnownAnswers, 'marks'>): string[] {
  const compact = decodedTexts(texts).map(compactText);
  const all = [...compact, ...compact.map(turnedRound)];
  return marks.filter((mark) => !mark.isWeak && isWithin(mark, all)).map(({ key }) => key);
}

/** Fewer are a look-up: whether an address exists, whether somebody has applied already. */
const fewest = { withContact: 2, without: 3 };

/** True where what is carried is most of what was answered so far, and enough to be an application. */
export function areMostAnswers(carried: readonly AnswerMark[], { marks }: Pick<KnownAnswers, 'marks'>): boolean {
  const least = carried.some(({ isContact }) => isContact) ? fewest.withContact : fewest.without;
  return carried.length >= least && carried.length * 2 > marks.length;
}

/**
 * True where texts say any answer, in whatever way they are written, taken apart among them or turned round. Weak ones count together with
 * others only.
 */
export function sayAnswers(texts: readonly string[], { marks }: Pick<KnownAnswers, 'marks'>): boolean {
  if (marks.length === 0) return false;
  const decoded = decodedTexts(texts);
  const single = decoded.map(compactText).filter(Boolean);
  const whole = new Set(single);
  // What is parted among several values is whole again one behind the other.
  const joined = [single.join(' '), compactText(texts.join('')), compactText([...texts].reverse().join(''))];
  const all = [...joined, ...joined.map(turnedRound)];
  const isSaid = (mark: AnswerMark) => mark.texts.some((way) => whole.has(way)) || isWithin(mark, all);
  const said = marks.filter(isSaid);
  if (said.some(({ isWeak }) => !isWeak) || said.length >= weakTogether) return true;
  return saysOtherwise(decoded, all, marks);
}

/** A date in another order, a street without its number, a company by its first word. */
function saysOtherwise(decoded: readonly string[], all: readonly string[], marks: readonly AnswerMark[]): boolean {
  const strong = marks.filter(({ isWeak }) => !isWeak);
  if (strong.some(({ otherwise }) => otherwise.within.some((way) => all.some((text) => text.includes(way)))))
    return true;
  const telling = new Set(strong.flatMap(({ otherwise }) => otherwise.words));
  return telling.size > 0 && decoded.some((text) => [...wordsIn(text)].some((word) => telling.has(word)));
}
