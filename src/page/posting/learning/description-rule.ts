import type { FieldRule } from '@/domain/page/recipe';
import { countWords, wordsOnly } from '@/language/fold/comparable-text';
import { rawText } from '@/page/dom/text/raw-text';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { stableRule } from '@/page/list/learning/stable-rule';
import { valueByRule } from '@/page/list/rows/read-rule';

const reading = { read: 'text', part: null, pattern: null, kind: null };
/** How many first and last words mark a description's start and end. */
const tellingWords = 6;
/** Words. Shorter texts are not descriptions. */
const leastWords = 25;
/** An element with this many times the description's words contains other things. */
const mostOfDescription = 1.6;

/**
 * A rule for the smallest element that contains the description from first to last word; null if it has no name, or contains what stands above
 * the description as well: the title, and the facts under it.
 */
export function descriptionRule(scope: Element, description: string, title = ''): FieldRule | null {
  const words = wordsOnly(description).split(' ');
  if (words.length < leastWords) return null;
  const [start, end] = [words.slice(0, tellingWords).join(' '), words.slice(-tellingWords).join(' ')];
  const holders = elementsWithin(scope).filter((element) => {
    const text = rawText(element);
    if (text.length < description.length / 2 || countWords(text) > mostOfDescription * words.length) return false;
    const own = wordsOnly(text);
    return own.includes(start) && own.includes(end) && !isHeadedBy(own, title, start);
  });
  for (const holder of holders.reverse()) {
    const rule = valueByRule(holder, reading) === '' ? null : stableRule(scope, holder, reading);
    if (rule) return rule;
  }
  return null;
}

function isHeadedBy(words: string, title: string, start: string): boolean {
  const heading = wordsOnly(title);
  return heading !== '' && words.slice(0, words.indexOf(start)).includes(heading);
}
