import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isPostedText } from '@/jobs/text-kind/posted-text';
import { isPromotedText } from '@/jobs/text-kind/promoted-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { isTitleText } from '@/jobs/text-kind/title-text';
import { comparableText, containsWords, countWords } from '@/language/fold/comparable-text';
import { fold, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { fieldOfLabel, splitLabelled } from '@/language/words/jobs/posting-labels';
import { isDescriptionHeading, isOtherContentHeading } from '@/language/words/jobs/posting-section-words';
import { isCallText } from '@/language/words/jobs/seeking-words';
import { isCareersText } from '@/language/words/pages/careers-words';
import { isHomePage } from '@/url/home-page';
import { isFileName } from './file-name';
import { isCompanyLink } from './is-company-link';
import { findLabelledValues } from './labelled-values';
import type { ProseRun } from './maximal-runs';
import type { LineElement, PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
import { findIntroduced, goesOnInTitle } from './title-introduction';

export interface PostingTitle {
  text: string;
  /** Position of its line. */
  index: number;
}

/** Words in a title, and in one that is no heading. */
const mostWords = 25;
const mostWordsInLine = 12;

/** Lines. Headings further above the description belong to the site. */
const farthest = 80;

/** Lines below the beginning of a text in which its title may still be introduced. */
const farthestIntroduction = 15;

/** Lines below a heading that only calls for applicants, in which the title stands. */
const belowCall = 6;

/** A line that is not a heading becomes the title only as a last resort. */
const leastHeading = 3;
const leastLine = 1;

/**
 * The visible title: a heading above the description, preferably one confirmed by the page's title; without headings, the line that reads
 * most like a job title.
 */
export function findPostingTitle(
  lines: readonly PostingLine[],
  description: ProseRun | null,
  names: PostingNames,
): PostingTitle | null {
  const labelled = findLabelledValues(lines).filter(({ field }) => field === 'title');
  const headings = lines.filter(({ headingLevel }) => headingLevel === 1).map(({ text }) => text);
  const begin = description ? description.start + 3 : lines.length;
  const call = lines.findLastIndex((line, index) => index < begin && line.headingLevel > 0 && isCallText(line.text));
  const named = lines.findIndex(
    (line, index) => index >= begin && line.headingLevel === 1 && isNamed(line.text, names),
  );
  const introduced = findIntroduced(lines.slice(0, begin + farthestIntroduction));
  const toldBelow = labelled.find(({ index }) => index < begin + farthestIntroduction)?.index ?? -1;
  const isUnnamed = !lines.some((line) => line.headingLevel > 0 && isNamed(line.text, names));
  const end = Math.min(
    lines.length,
    Math.max(begin, call < 0 ? 0 : call + belowCall, named + 1, introduced + 1, toldBelow + 1),
  );
  let best: (PostingTitle & { score: number }) | null = null;
  for (let index = description ? Math.max(0, end - farthest) : 0; index < end; index += 1) {
    const line = lines[index];
    const own = labelled.find((value) => value.index === index)?.text;
    if (!line || (own === undefined && (isNoTitle(line) || isOtherValue(lines, index)))) continue;
    const text = own ?? titleText(line, names);
    const isInText =
      call < 0 && own === undefined && index !== introduced && description !== null && index >= description.start;
    const distance = (end - index) * 0.02 + (isInText ? 4 : 0);
    const isGeneric =
      own === undefined &&
      labelled.length > 0 &&
      !isTitleText(text) &&
      !isWholeTitle(text, names) &&
      labelled.every((value) => !sharesWord(value.text, text));
    const heading =
      titleScore(line, text, names) +
      (own === undefined || headings.some((whole) => containsWords(whole, own)) ? 0 : 4) +
      aboveFacts(lines, index) +
      (call >= 0 && index > call && line.headingLevel > 0 ? 3 : 0) +
      (index === introduced ? 5 : 0) +
      // Where the page is called otherwise, a motto may be its first heading.
      (isUnnamed && line.headingLevel > 0 && isTitleText(text) ? 3 : 0) -
      distance -
      (isGeneric ? 7 : 0);
    const score =
      heading >= leastHeading
        ? heading + leastHeading
        : Math.min(leastHeading, wordingScore(line) + heading) + textScore(lines, index, description);
    if (score >= leastLine && score > (best?.score ?? 0)) best = { text, index, score };
  }
  return best;
}

/** The page's title says it: a text may begin above its own heading. */
function isNamed(heading: string, { titles }: PostingNames): boolean {
  return countWords(heading) > 0 && titles.some((title) => containsWords(title, heading));
}

/** What the page is called for sharing is no more than the posting's name. */
function isWholeTitle(text: string, { titles }: PostingNames): boolean {
  return titles.some((title) => comparableText(title) === comparableText(text));
}

/** "Job details" above "Position: Nurse" says nothing of the job, "Nurses wanted" does. */
function sharesWord(one: string, other: string): boolean {
  const words = new Set(splitWords(fold(one)));
  return splitWords(fold(other)).some((word) => words.has(word));
}

/**
 * A text has no headings, so each of its lines may be the title if it is nothing else. Titles come early, in a row almost always first.
 */
function textScore(lines: readonly PostingLine[], index: number, description: ProseRun | null): number {
  const line = lines[index];
  if (!line || line.element || isOfAnotherKind(line.text) || fieldOfLabel(lines[index - 1]?.text ?? '')) return 0;
  const lateness = index * (description ? 0.05 : 0.25);
  return leastLine + (countWords(line.text) > 1 ? 1 : 0.5) + Math.max(0, 1 - lateness);
}

/** Without a heading, the line above a table of facts is most likely the title, more so if it reads like one. */
function aboveFacts(lines: readonly PostingLine[], index: number): number {
  const line = lines[index];
  if (!line || line.headingLevel > 0 || isOfAnotherKind(line.text) || line.linkLength > 0) return 0;
  const facts = lines.slice(index + 1, index + 7).filter(({ text }) => isFact(text));
  return facts.length >= 2 && facts[0] === lines[index + 1] ? 3 + wordingScore(line) : 0;
}

function isFact(text: string): boolean {
  return fieldOfLabel(text) !== null || splitLabelled(text) !== null || isPostedText(text) || isEmploymentText(text);
}

/** What a label other than the title's names: "Category: Nursing", the second of two cells, a definition. */
function isOtherValue(lines: readonly PostingLine[], index: number): boolean {
  const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!line || line.headingLevel > 0) return false;
  if (/^[^:：]{2,40}[:：]$/.test(line.pieces.length > 1 ? (line.pieces[0]?.text ?? '') : '')) return true;
  if (!before || fieldOfLabel(before.text) === 'title') return false;
  const row = rowAround(line);
  return (
    before.element?.isTerm === true ||
    (row !== null &&
      row === rowAround(before) &&
      row !== (next && rowAround(next)) &&
      row !== rowAround(lines[index - 2]))
  );
}

/** The row of a table in whose cell a line is. */
function rowAround(line: PostingLine | undefined): LineElement | null {
  for (let at = line?.element ?? null; at; at = at.outer) if (at.isCell || at.isTerm) return at.outer;
  return null;
}

function isNoTitle({ surroundings, text, controlLength, pieces }: PostingLine): boolean {
  if (surroundings !== 'content' || controlLength > text.length / 2 || countWords(text) > mostWords) return true;
  if (!/\p{L}{2}/u.test(text) || isFileName(text)) return true;
  if (
    isCareersText(text) ||
    isCallText(text) ||
    goesOnInTitle(text) ||
    isDescriptionHeading(text) ||
    isOtherContentHeading(text) ||
    fieldOfLabel(text) !== null ||
    splitLabelled(text)
  )
    return true;
  // The site's logo is a heading on many pages.
  return (
    pieces.some((piece) => piece.url !== null && isCompanyLink(piece.url)) ||
    pieces.every(({ url }) => url !== null && isHomePage(url))
  );
}

const findTitleWord = phraseFinder(phrases('jobs.titleWords'));

/** Many titles name a place or the kind of employment ("IT Intern", "Nurse, Berlin"). */
function isOfAnotherKind(text: string): boolean {
  if (isPostedText(text) || isSalaryText(text) || isPromotedText(text) || saysApply(text)) return true;
  return (isEmploymentText(text) || isPlaceText(text)) && !isTitleText(text);
}

/** How much a non-heading line reads like a job title, at most 3. In a text, titles are as long as headings may be. */
function wordingScore({ text, element }: PostingLine): number {
  if (countWords(text) > (element ? mostWordsInLine : mostWords) || isOfAnotherKind(text)) return 0;
  const words = text.split(' ').filter((word) => /\p{L}/u.test(word));
  const isTitleCase = words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length >= words.length * 0.6;
  return (
    (isTitleText(text) || findTitleWord(fold(text)) ? 2 : 0) + (isTitleCase ? 1.2 : 0) - (/[•·|]/.test(text) ? 1 : 0)
  );
}

function titleScore(line: PostingLine, text: string, { titles, siteName }: PostingNames): number {
  const heading = line.headingLevel === 0 ? 0 : ([5, 4, 2.5, 2, 1, 1][line.headingLevel - 1] ?? 1);
  const own = comparableText(text);
  const isConfirmed =
    own.length > 3 &&
    (titles.some((title) => containsWords(title, text)) || (heading > 0 && saysTitlePart(text, titles)));
  const begins = titles.some((title) => comparableText(title).startsWith(own));
  const isSite = siteName !== null && comparableText(siteName) === own;
  return heading + sizeScore(line) + (isConfirmed ? 4 : 0) + (isConfirmed && begins ? 1 : 0) - (isSite ? 6 : 0);
}

/** Page titles are often shorter than the heading: "Nurse | Acme" of "Nurse – Night shift". */
function saysTitlePart(text: string, titles: readonly string[]): boolean {
  const parts = titles.flatMap((title) => title.split(/ [|–—·•:-] | ?[|] ?/));
  return parts.some((part) => countWords(part) > 1 && isTitleText(part) && containsWords(text, part));
}

/** Large type marks headings where markup does not. */
function sizeScore(line: PostingLine): number {
  const size = (line.pieces[0]?.element ?? line.element)?.fontSize ?? 16;
  return Math.min(2, Math.max(0, (size - 16) / 8));
}

/** Only the part found in the page's title, if the heading says more ("Nurse - job post"). */
function titleText(line: PostingLine, { titles }: PostingNames): string {
  const [call = '', ...wanted] = line.text.split(': ');
  // "Now hiring: Line Cook"
  if (wanted.length === 1 && isCallText(call)) return wanted.join();
  const [first, ...others] = line.pieces;
  const behind = others.map(({ text }) => text).join('');
  if (first && others.length > 0 && (isNumber(behind) || isPostedText(behind))) return first.text;
  if (line.pieces.length < 2 || titles.some((title) => containsWords(title, line.text))) return line.text;
  const confirmed = line.pieces.find(
    (piece) =>
      piece.text.length > line.text.length / 2 &&
      containsWords(line.text, piece.text) &&
      titles.some((title) => containsWords(title, piece.text)),
  );
  return confirmed?.text ?? line.text;
}

/** Of the requisition or a day, in elements of its own behind the title: "- (26000418)", "#R-1042". */
function isNumber(text: string): boolean {
  return /^[\s–—-]*[([#]?\s?#?[A-Z]{0,4}[-_]?\d{3,}[)\]]?$|^\d{1,2}\/\d{1,2}(?!\d)/u.test(text);
}
