import { isTitleText } from '@/jobs/text-kind/title-text';
import { countWords } from '@/language/fold/comparable-text';
import type { PostingLine } from './posting-line';

/** Words, at least. */
const leastWords = 9;

/** Whether a line is part of a heading that is set in several lines and, read as one, is a sentence: "Join a trade / that cares for / what stands." */
export function isPartOfMotto(line: PostingLine, lines: readonly PostingLine[]): boolean {
  if (line.headingLevel === 0 || isTitleText(line.text)) return false;
  const whole = lines.filter((other) => other.element !== null && other.element === line.element);
  const text = whole.map((part) => part.text).join(' ');
  return whole.length > 1 && countWords(text) >= leastWords && /\p{Ll}\s?[.!]$/u.test(text);
}
