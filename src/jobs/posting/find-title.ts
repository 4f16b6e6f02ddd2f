import { isTitleText } from '@/jobs/text-kind/title-text';
import { containsWords, countWords } from '@/language/fold/comparable-text';
import { fold, splitWords } from '@/language/fold/fold';
import { splitLabelled } from '@/language/words/jobs/posting-labels';
import { isCallText } from '@/language/words/jobs/seeking-words';
import { holdsCareersWords, isCareersText } from '@/language/words/pages/careers-words';
import { isPartOfMotto } from './broken-motto';
import { findLabelledValues } from './labelled-values';
import type { ProseRun } from './maximal-runs';
import { isNoTitle, isNumberOnly, isOtherValue } from './no-title';
import { findOnlyOpening } from './only-opening';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
import { siteHeadingTest } from './site-heading';
import { beginsPageTitle, isNamed, isWholeTitle, titleScore, titleText } from './title-in-names';
import { namesSeeker, titleInSentence } from './title-in-sentence';
import { findIntroduced, goesOnInTitle } from './title-introduction';
import { titleOfPageAlone } from './title-of-page-alone';
import { aboveFacts, everyoneScore, leastHeading, leastLine, textScore, wordingScore } from './title-wording';

export interface PostingTitle {
  text: string;
  /** Position of its line. */
  index: number;
}

/** Lines. Headings further above the description belong to the site. */
const farthest = 80;

/** Lines below the beginning of a text in which its title may still be introduced. */
const farthestIntroduction = 15;

/** The one title among headings outweighs a larger one. */
const onlyOpening = 6;

/** Words by which a heading says more than the title that it repeats: "(m/f)". */
const mostMarks = 2;

/** Lines below a heading that only calls for applicants, in which the title stands. */
const belowCall = 6;

/**
 * The visible title: a heading above the description, preferably one confirmed by the page's title; without headings, the line that reads
 * most like a job title.
 */
export function findPostingTitle(
  lines: readonly PostingLine[],
  description: ProseRun | null,
  names: PostingNames,
): PostingTitle | null {
  const labelled = findLabelledValues(lines).filter(({ field, text }) => field === 'title' && !isNumberOnly(text));
  const headings = lines.filter(({ headingLevel }) => headingLevel === 1).map(({ text }) => text);
  const begin = description ? description.start + 3 : lines.length;
  const call = lines.findLastIndex((line, index) => index < begin && line.headingLevel > 0 && isCallText(line.text));
  const isUnnamed = !lines.some(
    (line) => line.headingLevel > 0 && isNamed(line.text, names) && !isCareersText(line.text),
  );
  const opening = isUnnamed ? findOnlyOpening(lines, names, (line) => !isNoTitle(line)) : -1;
  const belowMotto = opening < 0 && isUnnamed ? titleBelowMotto(lines, begin, begin + farthestIntroduction) : opening;
  const named = lines.findIndex(
    (line, index) =>
      index >= begin &&
      ((line.headingLevel === 1 && isNamed(line.text, names)) || (isUnnamed && beginsPageTitle(line, names))),
  );
  const early = lines.slice(0, begin + farthestIntroduction);
  const below = findIntroduced(early, (index) => isUnderTitle(lines, -1, index));
  const holds = (line: PostingLine | undefined) => line !== undefined && titleInSentence(line) !== null;
  const within = below < 0 ? early.findIndex(holds) : holds(lines[below]) ? below : -1;
  const introduced = Math.max(below, within);
  const toldBelow = labelled.find(({ index }) => index < begin + farthestIntroduction)?.index ?? -1;
  const end = Math.min(
    lines.length,
    Math.max(begin, call < 0 ? 0 : call + belowCall, named + 1, introduced + 1, toldBelow + 1, belowMotto + 1),
  );
  const isSiteHeading = siteHeadingTest(lines, names);
  let best: (PostingTitle & { score: number }) | null = null;
  for (let index = description ? Math.max(0, end - farthest) : 0; index < end; index += 1) {
    const line = lines[index];
    const inSentence = line && index === within ? (titleInSentence(line) ?? undefined) : undefined;
    const own = labelled.find((value) => value.index === index)?.text ?? inSentence;
    if (
      !line ||
      namesSeeker(line, lines) ||
      isSiteHeading(line) ||
      isPartOfMotto(line, lines) ||
      (own === undefined && (isNoTitle(line) || isOtherValue(lines, index)))
    )
      continue;
    const text = own ?? titleText(line, names);
    const isCalledFor = call >= 0 && index > call && !isUnderTitle(lines, call, index);
    const isInText =
      !isCalledFor &&
      index !== belowMotto &&
      own === undefined &&
      index !== introduced &&
      !(index === named && line.headingLevel === 0) &&
      description !== null &&
      isBelowProse(lines, description.start, index);
    const distance = (end - index) * 0.02 + (isInText ? 4 : 0);
    const isGeneric =
      own === undefined &&
      labelled.length > 0 &&
      !isWholeTitle(text, names) &&
      (endsInCall(text) ||
        ((!isTitleText(text) || holdsCareersWords(text)) && labelled.every((value) => !sharesWord(value.text, text))));
    const heading =
      titleScore(line, text, names) +
      (own === undefined || headings.some((whole) => containsWords(whole, own)) ? 0 : 4) +
      aboveFacts(lines, index) +
      (own === undefined ? everyoneScore(line) : 0) +
      (isCalledFor && line.headingLevel > 0 ? 3 : 0) +
      (index === introduced ? introducedScore(lines[index - 1], call >= 0) : 0) +
      // Where the page is called otherwise, a motto may be its first heading.
      (isUnnamed && line.headingLevel > 0 && isTitleText(text) ? 3 : 0) +
      (index === opening ? onlyOpening : 0) -
      distance -
      (isGeneric ? (endsInCall(text) ? 10 : 7) : 0);
    const score =
      heading >= leastHeading
        ? heading + leastHeading
        : Math.min(leastHeading, wordingScore(line) + heading) + textScore(lines, index, description);
    if (score >= leastLine && score > (best?.score ?? 0)) best = { text, index, score };
  }
  const isSure = best !== null && isTitleText(best.text) && !isSentence(best.text);
  const ofPage = isSure ? null : titleOfPageAlone(lines, names);
  if (ofPage !== null) return { text: ofPage, index: best?.index ?? 0 };
  return best && (headingRepeated(best, lines) ?? best);
}

/** "Sales 募集要項": what is said of the job is only that it is offered. */
const endsInCall = (text: string): boolean => text.includes(' ') && isCallText(text.slice(text.lastIndexOf(' ') + 1));

const isSentence = (text: string): boolean => /\p{Ll}{2}\.$/u.test(text);

/** An advert within its page repeats the title in larger type or with its marks: the page's own heading above it says it. */
function headingRepeated({ text, index }: PostingTitle, lines: readonly PostingLine[]): PostingTitle | null {
  if (lines[index]?.headingLevel !== 0 || splitLabelled(lines[index]?.text ?? '')) return null;
  const above = lines.findIndex(
    (line, at) =>
      at < index &&
      line.headingLevel === 1 &&
      !isNoTitle(line) &&
      containsWords(line.text, text) &&
      countWords(line.text) <= countWords(text) + mostMarks,
  );
  return above < 0 ? null : { text: lines[above]?.text ?? text, index: above };
}

/** Below a heading that names no job, the sentence that ends in "for the position of" says it surer than any heading. */
function introducedScore(before: PostingLine | undefined, isBelowCall: boolean): number {
  return isBelowCall && before !== undefined && goesOnInTitle(before.text) ? 12 : 5;
}

/** Words of a heading that is no motto. */
const mostWordsOfHeading = 8;

/** A heading as large as the page's first, which is no motto but reads like a title; -1 if a heading before does. */
function titleBelowMotto(lines: readonly PostingLine[], begin: number, end: number): number {
  const isFirst = ({ headingLevel, surroundings }: PostingLine) => headingLevel === 1 && surroundings === 'content';
  const above = lines.slice(0, begin).filter(({ headingLevel }) => headingLevel > 0);
  if (above.some(({ text }) => isTitleText(text))) return -1;
  const areMottos = above.filter(isFirst).every(({ text }) => countWords(text) > mostWordsOfHeading);
  return lines.findIndex(
    (line, index) =>
      index >= begin &&
      index < end &&
      isFirst(line) &&
      !isNoTitle(line) &&
      (isTitleText(line.text) || (areMottos && countWords(line.text) <= mostWordsOfHeading)),
  );
}

/** Below a call for applicants the first heading is what is called for: smaller ones below it part its text. */
function isUnderTitle(lines: readonly PostingLine[], call: number, index: number): boolean {
  const level = lines[index]?.headingLevel ?? 0;
  if (level === 0) return false;
  return lines
    .slice(call + 1, index)
    .some((line) => line.headingLevel > 0 && line.headingLevel < level && !isNoTitle(line));
}

/** Words of a sentence, at least: menus and steps of a path in front of a title are shorter. */
const leastSentence = 12;

function isBelowProse(lines: readonly PostingLine[], start: number, index: number): boolean {
  return lines.slice(start, index).some(({ text }) => countWords(text) >= leastSentence);
}

/** "Job details" above "Position: Nurse" says nothing of the job, "Nurses wanted" does. */
function sharesWord(one: string, other: string): boolean {
  const words = new Set(splitWords(fold(one)));
  return splitWords(fold(other)).some((word) => words.has(word));
}
