import { isTitleText } from '@/jobs/text-kind/title-text';
import { containsWords, countWords } from '@/language/fold/comparable-text';
import { fold, splitWords } from '@/language/fold/fold';
import { splitLabelled } from '@/language/words/jobs/posting-labels';
import { isSectionHeadline } from '@/language/words/jobs/posting-section-words';
import { isCallText } from '@/language/words/jobs/seeking-words';
import { holdsCareersWords } from '@/language/words/pages/careers-words';
import { isPartOfMotto } from './broken-motto';
import type { ProseRun } from './maximal-runs';
import { isNoTitle, isOtherValue } from './no-title';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
import { siteHeadingTest } from './site-heading';
import { beginsPageTitle, isNamed, isNamedBehind, isWholeTitle, titleScore, titleText } from './title-in-names';
import { namesSeeker, titleInSentence } from './title-in-sentence';
import { goesOnInTitle } from './title-introduction';
import { titleBesideSite, titleOfPageAlone } from './title-of-page-alone';
import { isUnderTitle, searchForTitle, type TitleSearch } from './title-search';
import { aboveFacts, everyoneScore, leastHeading, leastLine, textScore, wordingScore } from './title-wording';

export interface PostingTitle {
  text: string;
  /** Position of its line. */
  index: number;
}

/** The one title among headings outweighs a larger one. */
const onlyOpening = 6;

/** Words by which a heading says more than the title that it repeats: "(m/f)". */
const mostMarks = 2;

/** A line that may be the title. */
interface Candidate {
  line: PostingLine;
  index: number;
  text: string;
  /** A label or a sentence says that this part of the line is the title. */
  isTold: boolean;
}

/**
 * The visible title: a heading above the description, preferably one confirmed by the page's title; without headings, the line that reads
 * most like a job title.
 */
export function findPostingTitle(
  lines: readonly PostingLine[],
  description: ProseRun | null,
  names: PostingNames,
): PostingTitle | null {
  const search = searchForTitle(lines, description, names);
  const isSiteHeading = siteHeadingTest(lines, names);
  let best: (PostingTitle & { score: number }) | null = null;
  for (let index = search.first; index < search.end; index += 1) {
    const candidate = candidateAt(search, index, isSiteHeading);
    if (!candidate) continue;
    const score = scoreOf(candidate, search);
    if (score >= leastLine && score > (best?.score ?? 0)) best = { text: candidate.text, index, score };
  }
  const isSure = best !== null && isTitleText(best.text) && !isSentence(best.text);
  const ofPage = isSure ? null : titleOfPageAlone(lines, names);
  if (ofPage !== null) return { text: ofPage, index: best?.index ?? 0 };
  const besideSite = best === null && description !== null ? titleBesideSite(lines, names) : null;
  if (besideSite !== null) return { text: besideSite, index: 0 };
  return best && (headingRepeated(best, lines) ?? best);
}

function candidateAt(
  { lines, names, labelled, within }: TitleSearch,
  index: number,
  isSiteHeading: (line: PostingLine) => boolean,
): Candidate | null {
  const line = lines[index];
  if (!line || namesSeeker(line, lines) || isSiteHeading(line) || isPartOfMotto(line, lines)) return null;
  const inSentence = index === within ? (titleInSentence(line) ?? undefined) : undefined;
  const told = labelled.find((value) => value.index === index)?.text ?? inSentence ?? behindOtherLabel(line);
  if (told !== undefined) return { line, index, text: told, isTold: true };
  if (isNoTitle(line) || isOtherValue(lines, index)) return null;
  return { line, index, text: titleText(line, names), isTold: false };
}

/** "Role: Line Cook", "Team: Nurses" as the first of the headings: no other fact heads a page. */
function behindOtherLabel({ text, headingLevel }: PostingLine): string | undefined {
  const split = headingLevel === 1 ? splitLabelled(text) : null;
  return split?.field === 'other' && isTitleText(split.value) ? split.value : undefined;
}

/** The evidence for a line: as a heading, or, where that is too little, by its words. */
function scoreOf(candidate: Candidate, search: TitleSearch): number {
  const { line, index } = candidate;
  const heading = headingScore(candidate, search);
  if (heading >= leastHeading) return heading + leastHeading;
  return Math.min(leastHeading, wordingScore(line) + heading) + textScore(search.lines, index, search.description);
}

function headingScore(candidate: Candidate, search: TitleSearch): number {
  const { line, index, text, isTold } = candidate;
  const { lines, names, headings, call, introduced, opening, isUnnamed, end } = search;
  const isHeading = line.headingLevel > 0;
  return (
    titleScore(line, text, names) +
    (isTold && !headings.some((whole) => containsWords(whole, text)) ? 4 : 0) +
    aboveFacts(lines, index) +
    (isTold ? 0 : everyoneScore(line)) +
    (isHeading && isCalledFor(index, search) ? 3 : 0) +
    (index === introduced ? introducedScore(lines[index - 1], call >= 0) : 0) +
    // Where the page is called otherwise, a motto may be its first heading.
    (isUnnamed && isHeading && isTitleText(text) ? 3 : 0) +
    (index === opening ? onlyOpening : 0) +
    (isUnnamed ? besideSiteScore(line, search) : 0) -
    (isSectionHeadline(text) && !isNamed(text, names) ? 6 : 0) -
    (end - index) * 0.02 -
    (isInText(candidate, search) ? 4 : 0) -
    genericMalus(candidate, search)
  );
}

/** "Nurse – Acme": of a page called so, the line "Nurse" is the title and the heading "Acme" whose it is. */
function besideSiteScore(line: PostingLine, { names, beginning }: TitleSearch): number {
  if (line.headingLevel === 0) return beginsPageTitle(line, names) && isTitleText(line.text) ? 3 : 0;
  return beginning !== undefined && isNamedBehind(line.text, beginning, names) ? -4 : 0;
}

/** Whether it stands below a heading that only calls for applicants. */
function isCalledFor(index: number, { lines, call }: TitleSearch): boolean {
  return call >= 0 && index > call && !isUnderTitle(lines, call, index);
}

/** Whether sentences of the description stand above it, and nothing else tells that it is the title. */
function isInText({ line, index, isTold }: Candidate, search: TitleSearch): boolean {
  const { lines, description, belowMotto, introduced, named } = search;
  if (description === null || isTold || index === belowMotto || index === introduced) return false;
  if ((index === named && line.headingLevel === 0) || isCalledFor(index, search)) return false;
  return isBelowProse(lines, description.start, index);
}

/** Where a label tells the title, what only says that there is a job is none. */
function genericMalus({ text, isTold }: Candidate, { labelled, names }: TitleSearch): number {
  if (isTold || labelled.length === 0) return 0;
  // "Acme Careers" is what the whole site is called.
  const isOfSite = holdsCareersWords(text) && !isTitleText(text);
  if (isWholeTitle(text, names) && !isOfSite) return 0;
  if (endsInCall(text) || isOfSite) return 10;
  const saysNoJob = !isTitleText(text) || holdsCareersWords(text);
  return saysNoJob && labelled.every((value) => !sharesWord(value.text, text)) ? 7 : 0;
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
