import { foldSpace } from '@/domain/fold-space';
import type { RequestPart } from './request-parts';

/** Fewer are a look-up: whether an address exists, whether somebody has applied already. */
const fewestAnswers = 4;
/** A shorter one stands within too much to be looked for there: it has to be all that a part says. Characters. */
const shortestWithin = 6;
const shortest = 2;
/** A text that is so many times as long says more than this answer: a CV has most of them in it. */
const mostAround = 4;

/** How many of the answers a request carries; values for comparing. */
export function carriedAnswers(parts: readonly RequestPart[], answers: ReadonlySet<string>): string[] {
  const texts = parts.map(({ value }) => comparableAnswer(value));
  const whole = new Set(texts);
  return [...answers].filter(
    (answer) =>
      whole.has(answer) || (answer.length >= shortestWithin && texts.some((text) => isMainlyOf(text, answer))),
  );
}

function isMainlyOf(text: string, answer: string): boolean {
  return text.length <= answer.length * mostAround && text.includes(answer);
}

/**
 * True where what a request carries is most of what was answered, with the e-mail address where there is one: an application says who
 * applies and where they are reached. What looks an address or a name up carries neither.
 */
export function areMostAnswers(carried: readonly string[], answers: ReadonlySet<string>): boolean {
  if (carried.length < fewestAnswers || carried.length * 2 <= answers.size) return false;
  const isAddressed = (values: Iterable<string>) => [...values].some((value) => value.includes('@'));
  return isAddressed(carried) || !isAddressed(answers);
}

/** An answer as it is looked for; null for one that says too little. */
export function answerToFind(value: string): string | null {
  const text = comparableAnswer(value);
  return text.length < shortest ? null : text;
}

function comparableAnswer(value: string): string {
  return foldSpace(value.normalize('NFC').toLowerCase());
}
