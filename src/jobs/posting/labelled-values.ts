import { hasLegalForm } from '@/jobs/text-kind/company-text';
import { isLeftOpen } from '@/jobs/text-kind/left-open';
import { placeScore } from '@/jobs/text-kind/place-score';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { countWords } from '@/language/fold/comparable-text';
import { withoutPictographs } from '@/language/fold/pictographs';
import { namesManyJobs } from '@/language/words/jobs/names-many-jobs';
import {
  fieldOfLabel,
  fieldOfLabels,
  isNameLabel,
  type LabelledField,
  splitLabelled,
} from '@/language/words/jobs/posting-labels';
import { isMenuEntry } from '@/language/words/pages/careers-words';
import { labelBeforeFact } from './label-before-fact';
import { endsAsLabel, isConnectorWord } from './line-segment';
import { type LabelledPair, pairsBeside, partOfPlace } from './pairs-in-line';
import {
  isControlOnly,
  isLinkOnly,
  isWithin,
  type LineElement,
  type LinePiece,
  type PostingLine,
} from './posting-line';

/** A value with a label before it. */
export interface LabelledValue extends LabelledPair {
  /** Among the lines of the description, where a text may say the same words of something else. */
  isInText: boolean;
}

/** Longer values are paragraphs whose heading happens to be a label. */
const longestValue = 160;
/** Words of a value within the description, a fact and no sentence; and of one that markup sets beside its label. */
const mostWordsInText = { any: 8, inCell: 14, place: 18 };

/**
 * The label-value pairs of a page in any markup: definition lists, tables, "Label: value", a label above its value. Those around the text
 * come first. `isInText`: whether a line is one of the description.
 */
export function findLabelledValues(
  lines: readonly PostingLine[],
  isInText: (index: number) => boolean = () => false,
): LabelledValue[] {
  const all = lines.flatMap((line, index) => {
    if (line.surroundings !== 'content') return [];
    const one = inLine(line, index) ?? underLine(lines, index);
    const several = pairsBeside(line, index);
    return (several.length > 0 ? several : one ? [one] : [])
      .filter(({ text, field }) => text.length <= longestValue && (field === 'salaryText' || !isLeftOpen(text)))
      .map((value) => ({ ...value, text: valueAlone(value.text), isInText: isInText(value.index) }));
  });
  const values = all.map((value, at) =>
    isRegionBeside(value, all[at - 1]) ? { ...value, field: 'location' as const } : value,
  );
  const facts = values.filter(
    (value) => value.isInText && isFact(value, cellAround(lines[value.index]?.element ?? null)),
  );
  return [...values.filter((value) => !value.isInText), ...facts];
}

/** "State: TX" below "City: Addison": elsewhere it may be the state of anything. */
const isRegionBeside = (value: LabelledPair, before: LabelledPair | undefined): boolean =>
  value.isRegion && before?.isTown === true && value.index - before.index <= 2;

/**
 * The colon of a label that is a heading stands in front of its value, a sign may stand for the label once more, and a comma behind it where
 * pairs are told one after the other.
 */
function valueAlone(text: string): string {
  return withoutPictographs(text.replace(/^[:：]\s+/, '').replace(/\s?,$/, ''));
}

function isFact({ text, field }: LabelledPair, cell: LineElement | null): boolean {
  // "Building B, 18 Elm Street, Leeds.": a place may end like a sentence.
  if (field === 'location' && /\P{N}\.$/u.test(text) && placeScore(text.slice(0, -1)) === 0) return false;
  // "Acme s.r.o."
  if (field === 'company' && hasLegalForm(text)) return true;
  // "Yearly from 24000.0 euros to 28000.0 euros over 13.0 months"
  const isPay = field === 'salaryText' && isSalaryText(text);
  const most = mostWordsInText[field === 'location' ? 'place' : cell || isPay ? 'inCell' : 'any'];
  return countWords(text) <= most && !(field === 'location' ? /[!?…。]$/ : /[.!?…。]$/).test(text);
}

function inLine(line: PostingLine, index: number): LabelledPair | null {
  const split = splitLabelled(withoutWayOn(line));
  if (split) {
    const { field, label, value } = split;
    return fieldOfLabel(value) === null ? { field, text: value, ...partOfPlace(label), index } : null;
  }
  const before = labelBeforeFact(line.text);
  if (before) return { field: before.field, text: before.value, isTown: false, isRegion: false, index };
  const [first, ...rest] = line.pieces;
  const field = first && rest.length > 0 ? fieldOfLabel(first.text) : null;
  if (!first || !field || isBareConnector(first)) return null;
  const text = rest.map((piece) => piece.text).join(' ');
  // The label's own colon, outside of what marks it as one.
  return /[\p{L}\p{N}]/u.test(text) ? { field, text, ...partOfPlace(first.text), index } : null;
}

/** "By Jane Miller", whose first word is a label elsewhere: no colon and no cell says that it is one here. */
const isBareConnector = ({ text, element }: LinePiece): boolean =>
  isConnectorWord(text) && !endsAsLabel(text) && !element?.isTerm && !element?.isCell;

/** The line without the link behind its value to more of the kind: "Employer: Acme (all jobs)". */
function withoutWayOn({ text, pieces }: PostingLine): string {
  const last = pieces.at(-1);
  return pieces.length > 2 && last?.isLink && /^\(.+\)$/.test(last.text)
    ? text.slice(0, -last.text.length).trim()
    : text;
}

function underLine(lines: readonly PostingLine[], index: number): LabelledPair | null {
  const label = lines[index];
  const begin = isIntroduction(lines[index + 1]) ? index + 2 : index + 1;
  const field = label && fieldOfLabels(label.text);
  const isBefore = isReading(lines[begin], lines[begin + 1]) || isHeadOfRow(lines[begin], lines[begin + 1]);
  const at = field === 'company' && isBefore ? begin + 1 : begin;
  const value = lines[at];
  if (!label || !value || !field || isControlOnly(value) || fieldOfLabel(value.text)) return null;
  // "Vacancy" is no label above "Job title: Nurse"; amounts may be labelled once more.
  if (field !== 'salaryText' && splitLabelled(value.text)) return null;
  // An empty value, and the next head of a table.
  if (isTerm(label) && isTerm(value)) return null;
  // Two entries of a menu: "Locations", "Careers".
  if (isLinkOnly(label) && isLinkOnly(value) && !isTerm(label)) return null;
  // Links to a place's or a company's other jobs: "Cities", "Jobs in Berlin"; and the menu below an empty value.
  if (isLinkOnly(value) && (namesManyJobs(value.text) || value.pieces.some((piece) => isMenuEntry(piece.text))))
    return null;
  if (value.headingLevel > 0 && (field !== 'company' || value.headingLevel < label.headingLevel)) return null;
  const around = cellAround(value.element);
  // A page may be laid out in a table: a cell that holds the label too is no value.
  const cell = around && !isWithin(label.element, around) ? around : null;
  const more = lines.slice(at + 1, at + 7);
  const isBlock = field === 'location' && isAddressBlock(label, more);
  // "Vacancies in the following locations:", and the list of them.
  const areListed = field === 'location' && begin > index + 1;
  const isMore = (line: PostingLine) =>
    areListed
      ? isPlaceText(line.text)
      : cell
        ? isWithin(line.element, cell) || (field === 'location' && isFurtherPlace(line, cell))
        : field === 'location' &&
          (isOfAddress(line, value) || isBlock || (line === more[0] && onlyPostcode.test(value.text)));
  const end = more.findIndex((line) => line.headingLevel > 0 || !isMore(line));
  if (end >= 0) more.splice(end);
  const textOf = () => [ownValue(value, field), ...more.map((line) => line.text)].join(areListed ? '; ' : ', ');
  // What stands below an address says how to get there.
  while (field === 'location' && more.length > 0 && countWords(textOf()) > mostWordsInText.place) more.pop();
  return { field, text: textOf(), ...partOfPlace(label.text), index: at };
}

/**
 * The value without what else its line has: "Acme" of a link with the remark "verified", "Leeds" beside a link to the map, and of a title what
 * stands before the comma with which another element goes on. Below "Salary", "Base salary: 2,000 €" is a value with a label of its own.
 */
function ownValue({ text, pieces }: PostingLine, field: LabelledField): string {
  const split = field === 'salaryText' ? splitLabelled(text) : null;
  if (split?.field === field) return split.value;
  const [name, ...rest] = pieces;
  if (!name || rest.length === 0 || hasLegalForm(text)) return text;
  const isRemark = name.isLink && rest.every((piece) => !piece.isLink && /^[\p{Ll}(]/u.test(piece.text));
  if (field === 'company') return isRemark ? name.text : text;
  if (field === 'title') return rest[0]?.text.startsWith(',') ? name.text : text;
  const isAside = (piece: LinePiece) => piece.isControl || (piece.isLink && (piece.url === null || !name.isLink));
  const isBesideMap = field === 'location' && rest.every(isAside);
  return isBesideMap ? name.text : text;
}

/** The next of several definitions of one term: "Leeds", "York". */
function isFurtherPlace({ element, text }: PostingLine, cell: LineElement): boolean {
  const own = cellAround(element);
  return own !== null && own !== cell && own.outer === cell.outer && !own.isTerm && isPlaceText(text);
}

const onlyPostcode = /^〒?\d{3,5}(?:-\d{3,4})?$/;

/** How the name on the next line is spoken: Japanese forms ask for both. */
function isReading(line: PostingLine | undefined, next: PostingLine | undefined): boolean {
  return /^[\p{sc=Katakana}ー・\s]+$/u.test(line?.text ?? '') && /\p{sc=Han}/u.test(next?.text ?? '');
}

/** "Name" in the first cell of a row, where the label heads a table of what is told of a company. */
function isHeadOfRow(line: PostingLine | undefined, next: PostingLine | undefined): boolean {
  const [head, value] = [line, next].map((each) => cellAround(each?.element ?? null));
  const isOfRow = head != null && value != null && head !== value && head.outer === value.outer;
  return isOfRow && isNameLabel(line?.text ?? '');
}

/** "2 vacancies in the following location:" */
function isIntroduction(line: PostingLine | undefined): boolean {
  return line !== undefined && line.headingLevel === 0 && /[:：]$/.test(line.text) && countWords(line.text) > 3;
}

/** Remarks, and what labels of the next fact look like: "【給与】" */
const isOfNext = /^[※*【〔［＜<《■◆●▼]|[:：]$/u;

/** The next line of an address: after a line break, or in a part of its own that is named so. A line that ends as labels do is the next one. */
function isOfAddress({ element, headingLevel, text }: PostingLine, first: PostingLine): boolean {
  if (headingLevel > 0 || element === null || countWords(text) > mostWordsInText.any || isOfNext.test(text))
    return false;
  if (isSalaryText(text)) return false;
  return element === first.element || element.isAddress || element.isNamedAfter('location');
}

/** All lines between the heading of a place and the next heading, if one of them has a number, as streets and postcodes do. */
function isAddressBlock(label: PostingLine, below: readonly PostingLine[]): boolean {
  const end = below.findIndex(({ headingLevel }) => headingLevel > 0);
  const block = below.slice(0, Math.max(0, end));
  return (
    label.headingLevel > 0 &&
    block.some(({ text }) => /\d/.test(text)) &&
    block.every(
      (line) => !isControlOnly(line) && !isLinkOnly(line) && (placeScore(line.text) > 0 || /\d/.test(line.text)),
    )
  );
}

function isTerm({ element }: PostingLine): boolean {
  let at = element;
  while (at && !at.isTerm && !at.isCell) at = at.outer;
  return at?.isTerm ?? false;
}

/** The cell that an element is in; null if none. */
export function cellAround(element: LineElement | null): LineElement | null {
  let at = element;
  while (at && !at.isCell) at = at.outer;
  return at;
}
