import { countWords } from '@/language/fold/comparable-text';
import { saysApply } from '@/language/words/controls/apply-control-words';
import {
  isDescriptionHeading,
  isOtherContentHeading,
  isSectionHeadline,
} from '@/language/words/jobs/posting-section-words';
import type { ProseRun } from './maximal-runs';
import { isControlOnly, isLinkOnly, isWithin, type LineElement, type PostingLine } from './posting-line';

/** Shares of a run's words: what its element may have besides, and what it must have of them. */
const mostBesides = 0.15;
const leastOfRun = 0.9;

/**
 * Widens or cuts the run to the element that contains it, which marks the description's true bounds, unless that has much else or the
 * title. In a text it goes on to what follows a posting.
 */
export function fitRun(lines: readonly PostingLine[], run: ProseRun, title: PostingLine | undefined): ProseRun {
  if (!lines[run.start]?.element) return widenedInText(lines, run);
  const named = keptToNamed(lines, run);
  return withLastPart(lines, inHolder(lines, named, title) ?? named);
}

function inHolder(lines: readonly PostingLine[], run: ProseRun, title: PostingLine | undefined): ProseRun | null {
  const wordsInRun = wordsOf(lines, run);
  for (let at = lines[run.start]?.element ?? null; at && !(title && isWithin(title.element, at)); at = at.outer) {
    const bounds = boundsOf(lines, at);
    const within = { start: Math.max(bounds.start, run.start), end: Math.min(bounds.end, run.end) };
    if (wordsOf(lines, bounds) > wordsInRun * (1 + mostBesides)) return null;
    if (wordsOf(lines, within) >= wordsInRun * leastOfRun) return { ...run, ...bounds };
  }
  return null;
}

/** Of the run's words, what the element that is named after descriptions must have for others to be no part of it. */
const leastInNamed = 0.8;

/** What a site remarks below the element that is named after descriptions, under a heading of its own, is no part of one; but lists and parts of postings are. */
function keptToNamed(lines: readonly PostingLine[], run: ProseRun): ProseRun {
  const named = namedDescription(lines[Math.floor((run.start + run.end) / 2)]?.element ?? null);
  const end = named ? boundsOf(lines, named).end : run.end;
  const isRemark = (lines[end]?.headingLevel ?? 0) > 0 && !lines.slice(end, run.end).some(isOfPosting);
  const isMost = wordsOf(lines, { start: run.start, end }) >= wordsOf(lines, run) * leastInNamed;
  return end < run.end && isRemark && isMost ? { ...run, end } : run;
}

function isOfPosting({ text, isListItem }: PostingLine): boolean {
  return isListItem || isSectionHeadline(text) || isDescriptionHeading(text);
}

/** With the last lines of the part it ends in: a reference or a remark below a list is no prose of its own. */
function withLastPart(lines: readonly PostingLine[], run: ProseRun): ProseRun {
  const most = wordsOf(lines, run) * mostBesides;
  let fitted = run;
  for (let at = lines[run.end - 1]?.element ?? null; at; at = at.outer) {
    const { start, end } = boundsOf(lines, at);
    const added = lines.slice(run.end, end);
    if (start < run.start || added.some(isElse) || wordsOf(lines, { start: run.end, end }) > most) break;
    fitted = { ...run, end: Math.max(run.end, end) };
  }
  return fitted;
}

function isElse(line: PostingLine): boolean {
  if (line.surroundings !== 'content' || line.headingLevel > 0 || isOtherContentHeading(line.text)) return true;
  return isControlOnly(line) || isLinkOnly(line);
}

function boundsOf(lines: readonly PostingLine[], holder: LineElement): Pick<ProseRun, 'start' | 'end'> {
  const isInside = (line: PostingLine) => isWithin(line.element, holder);
  return { start: lines.findIndex(isInside), end: lines.findLastIndex(isInside) + 1 };
}

/** Elements around a line that may be named after the description. */
const mostAround = 6;

/** The nearest element around a line that is named after the description. */
export function namedDescription(block: LineElement | null): LineElement | null {
  for (let at = block, steps = 0; at && steps < mostAround; at = at.outer, steps += 1)
    if (at.isNamedDescription) return at;
  return null;
}

/** To other content, or the end, but for the controls there. */
function widenedInText(lines: readonly PostingLine[], run: ProseRun): ProseRun {
  const other = lines.findIndex(({ text }, index) => index >= run.end && isOtherContentHeading(text));
  const rest = lines.slice(0, other === -1 ? undefined : other);
  return { ...run, end: rest.findLastIndex((line) => !saysApply(line.text) && !isLinkOnly(line)) + 1 };
}

/** How many words a range of lines has. */
export function wordsOf(lines: readonly PostingLine[], { start, end }: Pick<ProseRun, 'start' | 'end'>): number {
  return lines.slice(start, end).reduce((sum, line) => sum + countWords(line.text), 0);
}
