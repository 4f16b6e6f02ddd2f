import { countWords } from '@/domain/comparable-text';
import { startsOtherContent } from '@/domain/posting-phrases';
import { isControlOnly, isLinkOnly, type Line } from './line';

/** A barrier between two texts that no prose outweighs. */
const barrier = -400;

/** How likely a line is part of a description, in words: prose counts its words; controls, links and fragments count against it. */
export function lineWeight(line: Line): number {
  if (line.surroundings !== 'content') return -25;
  if (startsOtherContent(line.text) && (line.headingLevel > 0 || !line.isListItem))
    return line.headingLevel > 0 ? barrier : -10;
  if (isControlOnly(line)) return -20;
  if (isLinkOnly(line)) return -10;
  const words = countWords(line.text);
  const own = words * (1 - Math.min(1, line.linkLength / line.text.length));
  if (line.headingLevel > 0) return -1;
  if (line.isListItem) return own;
  if (words <= 3) return -2;
  return words <= 6 ? 0 : own;
}
