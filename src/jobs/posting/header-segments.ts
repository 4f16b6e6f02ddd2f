import { hasLegalForm } from '@/jobs/text-kind/company-text';
import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { placeScore } from '@/jobs/text-kind/place-score';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { saysOnSiteOnly } from '@/jobs/text-kind/workplace-text';
import { comparableText, containsWords, countWords } from '@/language/fold/comparable-text';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { isDescriptionHeading, isOtherContentHeading } from '@/language/words/jobs/posting-section-words';
import type { PostingTitle } from './find-title';
import { headsText, type LinesOfPosting } from './head-of-text';
import { kindsApart } from './kinds-apart';
import { labelBeforeFact } from './label-before-fact';
import { cellAround } from './labelled-values';
import { bullet, endsAsLabel, type LineSegment, segmentsOf, trimMarks } from './line-segment';
import { isControlOnly, isLinkOnly, type PostingLine } from './posting-line';
import { saysIn } from './town-in-prose';

/** Number of lines around the title that may be about the posting. */
const linesBefore = 20;
const linesAfter = 40;
/** Words of a fact, in a list and else, and how many of them may stand before the prose. */
const shortItem = 6;
const shortFact = 8;
const mostOfPay = 12;
/** The likeness of a known place. */
const known = 4;
const mostFacts = { listed: 12, any: 16 };

/** The line right above the text that heads it, and is no fact; facts may stand below it all the same. Null: none below the title. */
function headOfText(header: LinesOfPosting): number | null {
  const head = (header.description?.start ?? 0) - 1;
  return head > header.title.index && headsText(header) ? head : null;
}

/** The segments of the lines around the title, down to the description. */
export function headerSegments(header: LinesOfPosting): LineSegment[] {
  const { lines, title } = header;
  const start = Math.max(0, title.index - linesBefore);
  const limit = factsEnd(header) ?? lines.length;
  const heading = comparableText(lines[title.index]?.text ?? '');
  const head = headOfText(header);
  return lines
    .slice(start, Math.min(title.index + linesAfter, limit))
    .flatMap((line, offset) => {
      const at = start + offset;
      if (at === head) return [];
      if (isAside(line)) return factsOnControls(lines, at, title);
      const segments = segmentsIn(lines, at).flatMap(kindsApart).map(withoutLabel);
      return withPlacesJoined(segments.flatMap((segment) => companyApart(segment, lines)));
    })
    .filter(({ text, lineIndex }) => {
      if (lines[lineIndex]?.element?.isTerm || comparableText(text) === comparableText(title.text)) return false;
      // Of "Become a nurse", a call may have been cut off the title.
      if (comparableText(text) === heading) return false;
      if (lineIndex === title.index && (containsWords(title.text, text) || containsWords(text, title.text)))
        return false;
      if ((lines[lineIndex]?.headingLevel ?? 0) > 0 && isOtherContentHeading(text)) return false;
      return (
        fieldOfLabel(text) === null && labelBeforeFact(text) === null && !isDescriptionHeading(text) && !saysApply(text)
      );
    });
}

/** "Location Hamburg" beside other facts; where it is all of a line, it is read as a label and its value. */
function withoutLabel(segment: LineSegment): LineSegment {
  const before = segment.text === segment.line.text ? null : labelBeforeFact(segment.text);
  return before === null ? segment : { ...segment, text: before.value };
}

/** Of a cell whose head is the line before, the segments are values; and below a label that is known to be of no company. */
function segmentsIn(lines: readonly PostingLine[], index: number): LineSegment[] {
  const line = lines[index];
  if (!line) return [];
  const before = lines[index - 1];
  const isValue = (before?.element?.isTerm === true && cellAround(line.element) !== null) || namesOther(before);
  return segmentsOf(line, index).map((segment) => (isValue ? { ...segment, isValue } : segment));
}

function namesOther(label: PostingLine | undefined): boolean {
  if (!label || !endsAsLabel(label.text)) return false;
  const field = fieldOfLabel(label.text);
  return field !== null && field !== 'company';
}

/**
 * Where the prose begins, below the title; null if there is none. A description may begin with a few short facts: place, hours and kind of
 * the job. It may hold the title, and begin above it.
 */
export function factsEnd(header: LinesOfPosting): number | null {
  const { lines, title, description } = header;
  if (!description || description.end <= title.index) return null;
  const { start, end } = description;
  const first = Math.max(start, title.index + 1);
  // A sentence that announces the title is prose already.
  if (countWords(lines[title.index]?.text ?? '') > countWords(title.text) + shortFact) return first;
  const prose = lines.findIndex((line, index) => index >= first && isProse(line));
  const facts = lines.slice(first, prose);
  const isFew =
    facts.length <= mostFacts.any && facts.filter(({ isListItem }) => isListItem).length <= mostFacts.listed;
  return prose >= 0 && prose < end && isFew ? prose : first;
}

function isProse({ text, headingLevel, isListItem, pieces }: PostingLine): boolean {
  if (headingLevel > 0) return !hasLegalForm(text) && !isPlaceLine(text);
  if (isSalaryText(text) && countWords(text) <= mostOfPay) return false;
  // "Zwolle | Full-time | Posted on 12 November 2026"
  const facts = text.split(bullet);
  if (facts.length > 2 && facts.every((fact) => countWords(fact) <= shortItem)) return false;
  const most = isListItem ? shortItem : shortFact;
  // Facts beside each other, or a label's: "Zwolle | 40 hours | € 3,100 a month", "Employer: Acme Regional Hospital".
  const [first, ...rest] = pieces;
  const isOfLabel = first !== undefined && rest.length > 0 && endsAsLabel(first.text);
  const all = isOfLabel ? rest : pieces;
  return (
    countWords(text) > most &&
    (isEnded.test(text) || all.some((piece) => countWords(piece.text) > (all.length > 1 ? shortFact : most)))
  );
}

/** "Berlin/Remote", set as a heading below the title. */
const isPlaceLine = (text: string): boolean => countWords(text) <= shortItem && placeScore(text) >= known;

/** A sentence's end. */
const isEnded = /\p{L}[.!?…。]$/u;

/** "Acme / Leeds": who and where, if the page names the first elsewhere too. */
function companyApart(segment: LineSegment, lines: readonly PostingLine[]): LineSegment[] {
  const parts = segment.text.split(' / ');
  const [name = '', place = ''] = parts;
  if (parts.length !== 2 || !isPlaceText(place) || isPlaceText(name) || !isNamedElsewhere(name, segment, lines))
    return [segment];
  return parts.map((text, index) => ({ ...segment, text, index: segment.index + index }));
}

/** A town that nobody knows is named, too: as where something is. */
function isNamedElsewhere(name: string, { line }: LineSegment, lines: readonly PostingLine[]): boolean {
  const elsewhere = lines.filter(
    (other) => other !== line && other.text.includes(name) && containsWords(other.text, name),
  );
  return elsewhere.length > 0 && !elsewhere.some(({ text }) => saysIn(text, name));
}

/** Places beside each other, each in an element of its own, are all where the job is. */
function withPlacesJoined(segments: LineSegment[]): LineSegment[] {
  const [first, ...others] = segments;
  if (!first?.element || others.length === 0) return segments;
  // "Tijucas, SC - Brasil"
  if (first.line.pieces.length === 1 && segments.every(({ text }) => placeScore(text) >= known))
    return [{ ...first, text: trimMarks(first.line.text) }];
  const holder = first.element.outer;
  const areBeside = others.every(({ element }) => element && element !== first.element && element.outer === holder);
  if (!areBeside || !segments.every(({ text }) => isPlaceText(text) && !saysOnSiteOnly(text))) return segments;
  return [{ ...first, text: segments.map(({ text }) => text).join('; ') }];
}

/** Navigation, controls and menus. */
function isAside(line: PostingLine): boolean {
  if (line.surroundings !== 'content' || isControlOnly(line) || saysApply(line.text)) return true;
  return isLinkOnly(line) && targetsOf(line) > 3;
}

/** Pay and kind of the job, below its title on buttons that look for more like it. */
function factsOnControls(lines: readonly PostingLine[], index: number, title: PostingTitle): LineSegment[] {
  const line = lines[index];
  if (!line || index <= title.index || line.surroundings !== 'content' || !isControlOnly(line)) return [];
  return segmentsIn(lines, index).filter(({ text }) => isSalaryText(text) || isEmploymentText(text));
}

/** How much a line leads to: parts of one link are one. */
function targetsOf({ pieces }: PostingLine): number {
  return new Set(pieces.map((piece) => piece.url ?? piece)).size;
}
