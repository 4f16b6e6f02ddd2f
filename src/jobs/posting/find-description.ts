import { isPostedText } from '@/jobs/text-kind/posted-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { isWorkplaceText } from '@/jobs/text-kind/workplace-text';
import { countWords } from '@/language/fold/comparable-text';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { wordingTest } from '@/language/match/wording-test';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import {
  isDescriptionHeading,
  isOtherContentHeading,
  isSectionHeadline,
} from '@/language/words/jobs/posting-section-words';
import { namedDescription } from './fit-description';
import { maximalRuns, type ProseRun } from './maximal-runs';
import { isControlOnly, isLinkOnly, type PostingLine } from './posting-line';

/** All of the text: "completed training" is a requirement. */
const isKindOfEmployment = wordingTest('whole', phrases('workplaces.partTime'), phrases('workplaces.employmentTypes'));

/** A barrier between two texts that no prose outweighs. */
const barrier = -400;

/** Words. Less prose is a teaser or a notice. */
const leastProse = 25;
/** A text is a posting's alone, and so is what stands under a posting's own name, or a heading of descriptions. */
const leastOwnProse = 15;
/** Nothing but a posting heads several parts with its tasks and what it asks for, however few words it has for each. */
const leastOfParts = { parts: 2, prose: 8 };
/** What is called a description is one, however short: pages of facts have a cell for it. */
const leastNamedProse = 8;

/**
 * The lines of the description: the first long run of prose, told from its surroundings by line type. Null if there is none.
 * `heading`: the line that is known to head the posting, if any; only what stands below it counts.
 */
export function findDescriptionRun(lines: readonly PostingLine[], heading: number | null = null): ProseRun | null {
  if (heading !== null) {
    const offset = heading + 1;
    const run = proseOf(lines.slice(offset), leastOwnProse);
    return run && { ...run, start: run.start + offset, end: run.end + offset };
  }
  return proseOf(lines, lines.some(({ element }) => element) ? leastProse : leastOwnProse);
}

function proseOf(lines: readonly PostingLine[], least: number): ProseRun | null {
  const enough = (run: ProseRun) => run.score >= leastProseOf(lines, run, least);
  const runs = maximalRuns(lines.map(lineWeight)).filter(enough);
  const scored = runs.map((run) => ({ ...run, score: run.score * hintFactor(lines, run) }));
  const most = Math.max(...scored.map((run) => run.score));
  return scored.find((run) => run.score >= most * 0.4) ?? null;
}

function leastProseOf(lines: readonly PostingLine[], run: ProseRun, usual: number): number {
  const parts = lines.slice(Math.max(0, run.start - 1), run.end).filter(({ text }) => isSectionHeadline(text));
  if (parts.length >= leastOfParts.parts) return leastOfParts.prose;
  const above = lines[run.start - 1]?.text ?? '';
  const least = isSectionHeadline(above) ? Math.min(usual, leastOwnProse) : usual;
  return isNamed(lines, run) ? leastNamedProse : least;
}

/** "Job description" right above, or before a colon. */
function isNamed(lines: readonly PostingLine[], { start }: ProseRun): boolean {
  const [label = ''] = /^[^:：]{2,40}(?=[:：])/u.exec(lines[start]?.text ?? '') ?? [];
  return [lines[start - 1]?.text ?? '', lines[start]?.text ?? '', label].some(isDescriptionHeading);
}

/** A heading or element name that says so makes the description more likely. */
function hintFactor(lines: readonly PostingLine[], { start, end }: ProseRun): number {
  const isHeaded = lines
    .slice(Math.max(0, start - 3), Math.min(end, start + 3))
    .some((line) => isDescriptionHeading(line.text));
  const middle = lines[Math.floor((start + end) / 2)];
  return (isHeaded ? 1.5 : 1) * (namedDescription(middle?.element ?? null) ? 1.5 : 1);
}

/** An item of a list that is written out: "1、负责…", "2) …", "• …", "- …". */
const writtenItem = /^(?:[（(]?(?:\d{1,2}|[一二三四五六七八九十]{1,2})\s?[、.．)）](?!\d)|[-–•·●▪■◆*➢✓✔]\s)\s?\p{L}/u;

/** How likely a line is part of a description, in words: prose counts its words; controls, links and fragments count against it. */
function lineWeight(line: PostingLine): number {
  if (line.surroundings !== 'content') return -25;
  if (isOtherContentHeading(line.text) && (line.headingLevel > 0 || !line.isListItem))
    return line.headingLevel > 0 ? barrier : -10;
  if (isControlOnly(line)) return -20;
  if (isLinkOnly(line)) return -10;
  const words = countWords(line.text);
  const own = words * (1 - Math.min(1, line.linkLength / line.text.length));
  if (line.headingLevel > 0) return -1;
  if (line.isListItem && words <= mostWordsOfFact && isFact(line.text)) return 0;
  if (line.isListItem || writtenItem.test(line.text)) return own;
  if (words <= 3) return -2;
  if (isFacts(line) || (words <= mostWordsOfPay && isSalaryText(line.text))) return 0;
  return words <= 6 ? 0 : own;
}

/** Words. */
const mostWordsOfFact = 4;
const mostWordsOfPay = 10;

/** An item of the facts that pages list beside icons: they say in a few words each what the text says in sentences. */
function isFact(text: string): boolean {
  if (fieldOfLabel(text) !== null || isKindOfEmployment(fold(text))) return true;
  return [isWorkplaceText, isPostedText, isSalaryText].some((is) => is(text));
}

/** Bars of a line that is facts beside each other, at least. */
const fewestFacts = 3;

/**
 * Facts between bars are no prose; with the address of a company among them they are the first line of what somebody wrote. Without elements
 * a text's head may be all on one line, and nothing else tells it from prose.
 */
function isFacts({ text, linkLength, element }: PostingLine): boolean {
  const bars = (text.match(/[·•|]/g) ?? []).length;
  return element === null ? bars > 0 : bars >= fewestFacts && linkLength === 0;
}
