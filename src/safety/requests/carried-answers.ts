import { decodedTexts } from './decoded-texts';
import { type AnswerMark, compactText, comparableText, type KnownAnswers, shortestWithin } from './known-answers';
import type { RequestPart } from './request-parts';

/** A text that is so many times as long as the answers in it says more than these: a CV has most of them in it. */
const mostAround = 4;
/** So many weak ones by themselves are a form. */
const weakTogether = 3;

/**
 * Which of the answers are values of a request; as they are compared. `isFile`: a text with many of them in it may be a CV, which is none of
 * them; else it is a form that was packed into one.
 */
export function carriedAnswers(
  parts: readonly RequestPart[],
  { values }: Pick<KnownAnswers, 'values'>,
  isFile: boolean,
): string[] {
  const texts = decodedTexts(parts.map(({ value }) => value)).map(comparableText);
  const found = new Set(texts.filter((text) => values.has(text)));
  const long = [...values].filter(({ length }) => length >= shortestWithin);
  for (const text of texts) {
    // Many an e-mail address has a name in it: it is one answer.
    if (values.has(text)) continue;
    const inside = long.filter((answer) => text.includes(answer));
    const length = inside.reduce((sum, answer) => sum + answer.length, 0);
    const isPacked = !isFile && text.length <= length * mostAround;
    for (const answer of inside) if (isPacked || text.length <= answer.length * mostAround) found.add(answer);
  }
  return [...found];
}

/** Fewer are a look-up: whether an address exists, whether somebody has applied already. */
const fewest = { withContact: 2, without: 3 };

/** True where what a request carries is most of what was answered so far, and enough to be an application. */
export function areMostAnswers(carried: readonly string[], { values }: Pick<KnownAnswers, 'values'>): boolean {
  const least = carried.some(isContact) ? fewest.withContact : fewest.without;
  return carried.length >= least && carried.length * 2 > values.size;
}

const isContact = (value: string): boolean => value.includes('@');

/**
 * True where texts say any answer, in whatever way they are written, taken apart among them or turned round. Weak ones count together with
 * others only.
 */
export function sayAnswers(texts: readonly string[], { marks }: Pick<KnownAnswers, 'marks'>): boolean {
  if (marks.length === 0) return false;
  const single = decodedTexts(texts).map(compactText).filter(Boolean);
  const whole = new Set(single);
  // What is parted among several values is whole again one behind the other.
  const joined = [single.join(' '), compactText(texts.join('')), compactText([...texts].reverse().join(''))];
  const all = [...joined, ...joined.map((text) => [...text].reverse().join(''))];
  const isSaid = ({ texts: ways }: AnswerMark) =>
    ways.some((way) => whole.has(way) || (way.length >= shortestWithin && all.some((text) => text.includes(way))));
  const said = marks.filter(isSaid);
  return said.some(({ isWeak }) => !isWeak) || said.length >= weakTogether;
}
