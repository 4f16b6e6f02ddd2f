import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { isDescriptionHeading, isOtherContentHeading } from '@/language/words/jobs/posting-section-words';
import { wordsOf } from './fit-description';
import type { ProseRun } from './maximal-runs';
import { isWithin, type PostingLine } from './posting-line';

/** Lines ("Duration: 3 months") allowed between the description's heading and its prose. */
const linesUnderHeading = 5;
/** With less prose, it is no section of its own. */
const leastWords = 25;
/** A smaller share of the text makes it just one section of many. */
const leastShare = 0.4;

const findSection = phraseFinder(phrases('jobs.sectionHeadlines'), phrases('postings.descriptionHeading', 'says'));

/**
 * Limits the text to the section whose heading names the description, plus following sections with description headings ("Requirements"):
 * other sections are about the company or the site.
 */
export function keepToSection(lines: readonly PostingLine[], run: ProseRun): ProseRun {
  const head = headingOf(lines, run);
  const heading = lines[head];
  if (!heading) return run;
  const start = Math.min(run.start, head + 1);
  let end = sectionEnd(lines, head);
  if (wordsOf(lines, { ...run, end }) < wordsOf(lines, run) * leastShare) return run;
  for (let next = lines[end]; next && end < run.end; next = lines[end]) {
    const further = isSectionHeading(next) ? sectionEnd(lines, end) : listEnd(lines, end, heading.headingLevel);
    if (further <= end) break;
    end = further;
  }
  return { ...run, start, end: Math.min(run.end, Math.max(end, start + 1)) };
}

function headingOf(lines: readonly PostingLine[], run: ProseRun): number {
  const from = Math.max(0, run.start - linesUnderHeading);
  const offset = lines
    .slice(from, run.start + 2)
    .findLastIndex((line) => line.headingLevel > 0 && isDescriptionHeading(line.text));
  return offset < 0 ? -1 : from + offset;
}

/** The end of the nearest element that contains the heading and prose below it. */
function sectionEnd(lines: readonly PostingLine[], head: number): number {
  for (let at = lines[head]?.element ?? null; at; at = at.outer) {
    const section = at;
    const end = lines.findLastIndex((line) => isWithin(line.element, section)) + 1;
    if (wordsOf(lines, { start: head + 1, end }) >= leastWords) return end;
  }
  return lines.length;
}

function isSectionHeading({ text, headingLevel }: PostingLine): boolean {
  return text.length <= 60 && headingLevel > 0 && (isDescriptionHeading(text) || findSection(fold(text)) !== null);
}

/** Items of a list, at least. */
const leastItems = 2;

/**
 * The end of a list below a heading like the description's: what else a posting lists, however it is called. Of companies and sites pages
 * tell in prose, and other jobs are links. The heading itself if there is none.
 */
function listEnd(lines: readonly PostingLine[], head: number, level: number): number {
  const next = lines[head];
  if (next?.headingLevel !== level || isOtherContentHeading(next.text)) return head;
  const below = lines.slice(head + 1);
  const items = below.findIndex((line) => !line.isListItem || line.linkLength + line.controlLength > 0);
  const count = items < 0 ? below.length : items;
  return count >= leastItems ? head + 1 + count : head;
}
