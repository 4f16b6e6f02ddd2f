import { answersInRequest } from './carried-answers';
import { lettersAndDigits } from './compact-text';
import type { GatedRequest } from './gated-request';
import type { KnownAnswers } from './known-answers';
import { pathTexts, type RequestPart } from './request-parts';

/** Letters. Pages look up values before they are complete. */
const shortestBeginning = 2;

/** True if a value is one of the answers, including chosen options, or the start of one. */
export function isAnswerOrPrefix(value: string, { markOf, marks }: Pick<KnownAnswers, 'markOf' | 'marks'>): boolean {
  const compact = lettersAndDigits(value);
  if (markOf(compact) !== undefined) return true;
  return compact.length >= shortestBeginning && marks.some(({ key, isWeak }) => !isWeak && key.startsWith(compact));
}

/** True if a request contains an answer within something else. */
export function containsAnswerPart(
  { body, url }: Pick<GatedRequest, 'body' | 'url'>,
  parts: readonly RequestPart[],
  answers: KnownAnswers,
): boolean {
  const texts = parts.length > 0 ? parts.map(({ value }) => value) : [body];
  return answersInRequest([...texts, ...pathTexts(url)], answers, false).length > 0;
}
