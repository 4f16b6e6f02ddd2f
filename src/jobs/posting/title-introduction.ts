import { beginsLikeName } from '@/language/fold/begins-like-name';
import { countWords } from '@/language/fold/comparable-text';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { fieldOfLabel, splitLabelled } from '@/language/words/jobs/posting-labels';
import { endsInWeSeek, isCallText, subjectOfSeeking } from '@/language/words/jobs/seeking-words';
import type { PostingLine } from './posting-line';
import { titleWithoutCall } from './title-without-call';

/** Characters of a line that introduces a title, at most: it may be a whole sentence. */
const longest = 250;
/** Words of a title that no heading is. */
const mostWords = 12;
/** Words of what announces a title behind it. */
const mostBehind = 8;

const endsInIntroduction = nameWordTest({ last: phrases('postings.beforeTitle') });
const beginsBehindTitle = nameWordTest({ first: phrases('postings.behindTitle') });

/** Whether a heading has a larger one above it that may be the title: a sentence before it only leads to a part of the text. */
type IsUnderTitle = (index: number) => boolean;

/**
 * Whether the line before goes on in this one: "The Town of Lhota announces a competition for the position of", above the title alone. So do
 * a call for applicants in whatever type, and a sentence that ends before a heading: "For next summer we seek:".
 */
function isIntroduced(lines: readonly PostingLine[], index: number, isUnderTitle: IsUnderTitle): boolean {
  const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]];
  if (line && next && isAnnouncedBelow(line, next)) return true;
  if (!before || !line || before.surroundings !== 'content' || before.text.length > longest) return false;
  if (/[:：]$/.test(line.text) || isOfOtherLabel(line.text) || isCallText(line.text)) return false;
  // Of whom one looks for, a list may say what they do, in sentences.
  if (line.isListItem && countWords(line.text) > mostWords) return false;
  if (seeksBelow(before.text) && isTitleOrHeading(line)) return true;
  if (before.headingLevel === 0 && line.headingLevel > 0 && isOpenSentence(before.text) && !isUnderTitle(index))
    return true;
  return goesOnInTitle(before.text) || isCallText(unspaced(before.text));
}

/** "Hydraulic engineer", and in the next line "is the position to be filled", as languages have it whose verbs come last. */
function isAnnouncedBelow(line: PostingLine, next: PostingLine): boolean {
  if (line.surroundings !== 'content' || next.surroundings !== 'content' || countWords(next.text) > mostBehind)
    return false;
  return isTitleOrHeading({ ...line, text: capitalized(line.text) }) && beginsBehindTitle(fold(next.text));
}

/** A notice may have its title in small letters. */
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A fact between the notice and its title: "Published: 16 November", or its label alone. */
function isOfOtherLabel(text: string): boolean {
  const field = fieldOfLabel(text) ?? splitLabelled(text)?.field ?? null;
  return field !== null && field !== 'title';
}

/** "Acme seeks for its office a", "Acme recrute :": a sentence about whoever seeks that ends before it says whom. "We seek:" may begin a list of wishes. */
function seeksBelow(text: string): boolean {
  const isOpen = /[:：]$|\s\p{Ll}{1,5}$/u.test(text);
  if (!(isOpen && subjectOfSeeking(text) !== null) && !endsInWeSeek(text)) return false;
  // "Django developers we seek", as languages have it whose verbs come last, says whom, and so does "Acme seeks a cook".
  return titleWithoutCall(text) === text;
}

function isTitleOrHeading({ text, headingLevel, isListItem }: PostingLine): boolean {
  if (headingLevel > 0) return true;
  return !isListItem && countWords(text) <= mostWords && !/[.!?,;]$/.test(text) && beginsLikeName(text);
}

export function endsBeforeTitle(text: string): boolean {
  return endsInIntroduction(fold(text));
}

/** "for the position of": what follows is the title, and this is none. */
export function goesOnInTitle(text: string): boolean {
  return endsBeforeTitle(text) || seeksBelow(text);
}

/** The line that the first introduction ends before, which may take several lines; -1 if there is none. */
export function findIntroduced(lines: readonly PostingLine[], isUnderTitle: IsUnderTitle): number {
  let found = lines.findIndex((_, index) => isIntroduced(lines, index, isUnderTitle));
  while (found >= 0 && found + 1 < lines.length && isIntroduced(lines, found + 1, isUnderTitle)) found += 1;
  return goesOnInTitle(lines[found]?.text ?? '') ? -1 : found;
}

function isOpenSentence(text: string): boolean {
  return text.includes(' ') && /[:：]$/.test(text);
}

/** "N O T I C E" */
function unspaced(text: string): string {
  return /^(?:\p{L} )+\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text;
}
