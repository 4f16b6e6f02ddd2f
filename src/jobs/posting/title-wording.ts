import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isPostedText } from '@/jobs/text-kind/posted-text';
import { isPromotedText } from '@/jobs/text-kind/promoted-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { isForEveryone, isTitleText } from '@/jobs/text-kind/title-text';
import { beginsLikeName } from '@/language/fold/begins-like-name';
import { countWords } from '@/language/fold/comparable-text';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { fieldOfLabel, splitLabelled } from '@/language/words/jobs/posting-labels';
import { isLabelAndValue } from './label-and-value';
import type { ProseRun } from './maximal-runs';
import type { PostingLine } from './posting-line';

/** Words in a title, and in one that is no heading. */
export const mostWords = 25;
const mostWordsInLine = 12;
/** Evidence of a line that may be the title. */
export const leastLine = 1;
/** A line that is not a heading becomes the title only as a last resort. */
export const leastHeading = 3;

/**
 * A text has no headings, so each of its lines may be the title if it is nothing else. Titles come early, in a row almost always first.
 */
export function textScore(lines: readonly PostingLine[], index: number, description: ProseRun | null): number {
  const line = lines[index];
  if (!line || line.element || isOfAnotherKind(line.text) || fieldOfLabel(lines[index - 1]?.text ?? '')) return 0;
  const lateness = index * (description ? 0.05 : 0.25);
  return leastLine + (countWords(line.text) > 1 ? 1 : 0.5) + Math.max(0, 1 - lateness);
}

/** Without a heading, the line above a table of facts is most likely the title, more so if it reads like one. */
export function aboveFacts(lines: readonly PostingLine[], index: number): number {
  const line = lines[index];
  if (!line || line.headingLevel > 0 || isOfAnotherKind(line.text) || line.linkLength > 0) return 0;
  // Links lead to other lists: "Part-time jobs (63)".
  const facts = lines.slice(index + 1, index + 7).filter(({ text, linkLength }) => linkLength === 0 && isFact(text));
  // "Published by: Acme" is the first of the facts itself.
  const [next] = facts;
  if (next !== undefined && [line, next].every(({ text }) => isLabelAndValue(text))) return 0;
  return facts.length >= 2 && next === lines[index + 1] ? 3 + wordingScore(line) : 0;
}

function isFact(text: string): boolean {
  return fieldOfLabel(text) !== null || splitLabelled(text) !== null || isPostedText(text) || isEmploymentText(text);
}

/** Words of a title for everyone that is set as any other text. */
const mostWordsForEveryone = 8;

/** "Nurse (m/f/d)" by itself is a title, however it is set: nothing else has such a mark. */
export function everyoneScore({ text, headingLevel, linkLength, isListItem }: PostingLine): number {
  if (headingLevel > 0 || linkLength > 0 || isListItem || /[.!?…:;,]$/.test(text)) return 0;
  return countWords(text) <= mostWordsForEveryone && beginsLikeName(text) && isForEveryone(text) ? leastHeading + 1 : 0;
}

const findTitleWord = phraseFinder(phrases('jobs.titleWords'));

/** Many titles name a place or the kind of employment ("IT Intern", "Nurse, Berlin"). */
function isOfAnotherKind(text: string): boolean {
  if (isPostedText(text) || isSalaryText(text) || isPromotedText(text) || saysApply(text)) return true;
  return (isEmploymentText(text) || isPlaceText(text)) && !isTitleText(text);
}

/** How much a non-heading line reads like a job title, at most 3. In a text, titles are as long as headings may be. */
export function wordingScore({ text, element }: PostingLine): number {
  if (countWords(text) > (element ? mostWordsInLine : mostWords) || isOfAnotherKind(text)) return 0;
  const words = text.split(' ').filter((word) => /\p{L}/u.test(word));
  const isTitleCase = words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length >= words.length * 0.6;
  return (
    (isTitleText(text) || findTitleWord(fold(text)) ? 2 : 0) + (isTitleCase ? 1.2 : 0) - (/[•·|]/.test(text) ? 1 : 0)
  );
}
