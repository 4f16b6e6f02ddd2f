import { isTitleText } from '@/jobs/text-kind/title-text';
import { countWords } from '@/language/fold/comparable-text';
import { isCallText } from '@/language/words/jobs/seeking-words';
import { isCallToJoin, isCareersText } from '@/language/words/pages/careers-words';
import { findLabelledValues, type LabelledValue } from './labelled-values';
import type { ProseRun } from './maximal-runs';
import { isNoTitle, isNumberOnly } from './no-title';
import { findOnlyOpening } from './only-opening';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
import { beginsPageTitle, isNamed, isNamedBehind } from './title-in-names';
import { titleInSentence } from './title-in-sentence';
import { findIntroduced } from './title-introduction';

/** What a page tells of where its title is. Positions of lines are -1 where there is none. */
export interface TitleSearch {
  lines: readonly PostingLine[];
  names: PostingNames;
  description: ProseRun | null;
  /** Values of labels that say "title". */
  labelled: readonly LabelledValue[];
  /** Texts of the first-level headings, and of those above the description. */
  headings: readonly string[];
  /** The lines that may be it: from the first up to, but without, the last. */
  first: number;
  end: number;
  /** The last heading that only calls for applicants. */
  call: number;
  /** The line by which the page's title begins. */
  beginning: string | undefined;
  /** No heading says what the page is called. */
  isUnnamed: boolean;
  /** The only heading of a careers page that reads like a job. */
  opening: number;
  /** That, or the one below headings that are mottos. */
  belowMotto: number;
  /** Within the text, what the page is called by. */
  named: number;
  /** What a line or a sentence introduces as the title. */
  introduced: number;
  /** The line whose sentence holds it. */
  within: number;
}

/** Lines. Headings further above the description belong to the site. */
const farthest = 80;

/** Lines below the beginning of a text in which its title may still be introduced. */
const farthestIntroduction = 15;

/** Lines of a text above its first heading. */
const aboveHeading = 3;

/** Lines below a heading that only calls for applicants, in which the title stands. */
const belowCall = 6;

/** Looks through a page's lines for all that tells where its title is. */
export function searchForTitle(
  lines: readonly PostingLine[],
  description: ProseRun | null,
  names: PostingNames,
): TitleSearch {
  const labelled = findLabelledValues(lines).filter(({ field, text }) => field === 'title' && !isNumberOnly(text));
  const begin = description ? description.start + aboveHeading : lines.length;
  const lastEarly = begin + farthestIntroduction;
  const call = lines.findLastIndex((line, index) => index < begin && line.headingLevel > 0 && isCallText(line.text));
  const beginning = lines.find((line) => beginsPageTitle(line, names))?.text;
  const isUnnamed = !lines.some(
    ({ text, headingLevel }) =>
      headingLevel > 0 &&
      isNamed(text, names) &&
      !isCareersText(text) &&
      !isCallToJoin(text) &&
      !(beginning !== undefined && isNamedBehind(text, beginning, names)),
  );
  const opening = isUnnamed ? findOnlyOpening(lines, names, (line) => !isNoTitle(line)) : -1;
  const belowMotto = opening < 0 && isUnnamed ? titleBelowMotto(lines, begin, lastEarly) : opening;
  const named = lines.findIndex(
    (line, index) =>
      index >= begin &&
      ((line.headingLevel === 1 && isNamed(line.text, names)) || (isUnnamed && beginsPageTitle(line, names))),
  );
  const { introduced, within } = findIntroducedTitle(lines, lastEarly);
  const toldBelow = labelled.find(({ index }) => index < lastEarly)?.index ?? -1;
  const latest = Math.max(
    begin,
    call < 0 ? 0 : call + belowCall,
    ...[named, introduced, toldBelow, belowMotto].map((index) => index + 1),
  );
  const end = Math.min(lines.length, latest);
  return {
    lines,
    names,
    description,
    labelled,
    headings: lines.filter((line, index) => isTopHeading(line, index, description)).map(({ text }) => text),
    first: description ? Math.max(0, end - farthest) : 0,
    end,
    call,
    beginning,
    isUnnamed,
    opening,
    belowMotto,
    named,
    introduced,
    within,
  };
}

function isTopHeading({ headingLevel, surroundings }: PostingLine, index: number, text: ProseRun | null): boolean {
  return headingLevel === 1 || (headingLevel > 0 && surroundings === 'content' && text !== null && index < text.start);
}

/** The line that is introduced as the title, and the one whose sentence says it, which may be the same. */
function findIntroducedTitle(lines: readonly PostingLine[], end: number): Pick<TitleSearch, 'introduced' | 'within'> {
  const early = lines.slice(0, end);
  const below = findIntroduced(early, (index) => isUnderTitle(lines, -1, index));
  const holds = (line: PostingLine | undefined) => line !== undefined && titleInSentence(line) !== null;
  const within = below < 0 ? early.findIndex(holds) : holds(lines[below]) ? below : -1;
  return { introduced: Math.max(below, within), within };
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
export function isUnderTitle(lines: readonly PostingLine[], call: number, index: number): boolean {
  const level = lines[index]?.headingLevel ?? 0;
  if (level === 0) return false;
  return lines
    .slice(call + 1, index)
    .some((line) => line.headingLevel > 0 && line.headingLevel < level && !isNoTitle(line));
}
