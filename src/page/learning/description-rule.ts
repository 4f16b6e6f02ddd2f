import { countWords, wordsOnly } from '@/domain/comparable-text';
import type { FieldRule } from '@/domain/recipe';
import { rawText } from '../records/raw-text';
import { valueIn } from '../records/read-rule';
import { elementsWithin } from '../walker/elements-within';
import { lastingRule } from './lasting-rule';

const reading = { read: 'text', part: null, pattern: null, kind: null };
/** So many of the first and the last words tell where a description begins and ends. */
const tellingWords = 6;
/** A shorter text is no description, but a word about one. Words. */
const leastWords = 25;
/** An element with more words than this many times the description holds other things. */
const mostOfDescription = 1.6;

/** A rule for the smallest element that holds the description from its first words to its last; null where it is not named. */
export function descriptionRule(scope: Element, description: string): FieldRule | null {
  const words = wordsOnly(description).split(' ');
  if (words.length < leastWords) return null;
  const [start, end] = [words.slice(0, tellingWords).join(' '), words.slice(-tellingWords).join(' ')];
  const holders = elementsWithin(scope).filter((element) => {
    const text = rawText(element);
    if (text.length < description.length / 2 || countWords(text) > mostOfDescription * words.length) return false;
    const own = wordsOnly(text);
    return own.includes(start) && own.includes(end);
  });
  for (const holder of holders.reverse()) {
    const rule = valueIn(holder, reading) === '' ? null : lastingRule(scope, holder, reading);
    if (rule) return rule;
  }
  return null;
}
