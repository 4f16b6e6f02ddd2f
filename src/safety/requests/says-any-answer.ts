import { carriedAnswers } from './carried-answers';
import { compactText } from './compact-text';
import type { GatedRequest } from './gated-request';
import type { KnownAnswers } from './known-answers';
import { pathTexts, type RequestPart } from './request-parts';

/** What is typed is looked up before it is all there. Letters. */
const shortestBeginning = 2;

/** True for a value that is one of the answers, chosen ones among them, or what one begins with. */
export function isAnswered(value: string, { markOf, marks }: Pick<KnownAnswers, 'markOf' | 'marks'>): boolean {
  const compact = compactText(value);
  if (markOf(compact) !== undefined) return true;
  return compact.length >= shortestBeginning && marks.some(({ key, isWeak }) => !isWeak && key.startsWith(compact));
}

/** True where a request says any of the answers within something else. */
export function saysPartOf(
  { body, url }: Pick<GatedRequest, 'body' | 'url'>,
  parts: readonly RequestPart[],
  answers: KnownAnswers,
): boolean {
  const texts = parts.length > 0 ? parts.map(({ value }) => value) : [body];
  return carriedAnswers([...texts, ...pathTexts(url)], answers, false).length > 0;
}
