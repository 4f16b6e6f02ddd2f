import type { ReadFields } from '@/domain/job/job-fields';
import { isCompanyText } from '@/jobs/text-kind/company-text';
import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isLeftOpen } from '@/jobs/text-kind/left-open';
import { isNewMark, isPostedText } from '@/jobs/text-kind/posted-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { countWords } from '@/language/fold/comparable-text';
import { fieldOfLabel, type LabelledField, splitLabelled } from '@/language/words/jobs/posting-labels';
import { headerSegments } from './header-segments';
import { isLabelAndValue } from './label-and-value';
import type { LabelledValue } from './labelled-values';
import type { LineSegment } from './line-segment';
import { payInSentences } from './pay-in-sentence';
import type { PostingHeader } from './posting-header';

/** "New" stands beside the day on many pages. */
const saysDay = (text: string) => isPosted(text) && !isNewMark(text);

/** "Closing date: 20 December": what its label says is another day. */
function isPosted(text: string): boolean {
  const labelled = splitLabelled(text);
  return isPostedText(text) && (labelled === null || labelled.field === 'postedText');
}

/** Words of pay without an amount, at most. */
const mostWords = 6;

/** Pay, date and employment type, from labels or from text around the title, recognized by their form. */
export function readPostingFacts(header: PostingHeader, values: LabelledValue[]): ReadFields {
  const units = headerSegments(header);
  const isBelow = (unit: LineSegment) => unit.lineIndex > header.title.index;
  const shown = [...units.filter(isBelow), ...units.filter((unit) => !isBelow(unit))];
  const first = (field: LabelledField, isKind: (text: string) => boolean) =>
    values
      .filter((value) => value.field === field)
      .flatMap((value) => value.text.split(/(?:(?<!\s)\s+)?[•·|]\s*/))
      .find(isKind) ?? shown.find((unit) => isKind(unit.text))?.text;
  // What its label says it is needs no amount: "Salary: to be agreed". With a label of its own, and neither a number nor that, it may be
  // something else, as the kind of pay.
  const isNamed = ({ field, text }: LabelledValue) =>
    field === 'salaryText' &&
    countWords(text) <= mostWords &&
    (!isLabelAndValue(text) || /\d/.test(text) || isLeftOpen(text.slice(text.indexOf(':') + 1)));
  const named = values.find(isNamed)?.text;
  // So does a kind of employment that only the labels' language has a word for: "Ansettelsesform: Fast".
  const called = values.find(({ field, text }) => field === 'employmentType' && isKindAlone(text))?.text;
  const timed = shown.find((unit) => unit.element?.datetime != null);
  return {
    salaryText: first('salaryText', isSalaryText) ?? named ?? payAlone(header) ?? payInText(header),
    postedText:
      timed && isPostedText(timed.text) ? timed.text : (first('postedText', saysDay) ?? first('postedText', isPosted)),
    postedDate: timed?.element?.datetime?.match(/^\d{4}-\d{2}-\d{2}/)?.[0],
    employmentType: first('employmentType', (text) => isEmploymentText(text) && !isCompanyText(text)) ?? called,
  };
}

/** A word or two. More of them may be any remark, and hours have digits. */
function isKindAlone(text: string): boolean {
  return /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{L}[\p{L}\p{M}'’-]+)?$/u.test(text);
}

/** Lines below the description that may belong to it. */
const linesBelow = 6;
/** Words beside the amounts: "a year", "USD per annum". */
const mostBeside = 3;

/** A range of pay in a line of its own, in or right below the text: a further heading may be that of other jobs. Where lines name several, they may be those of places or of other jobs. */
function payAlone({ lines, title, description }: PostingHeader): string | undefined {
  if (!description) return undefined;
  const below = lines.slice(description.end, description.end + linesBelow);
  const other = below.findIndex(({ headingLevel, text }) => headingLevel > 0 && fieldOfLabel(text) !== 'salaryText');
  const end = description.end + (other < 0 ? linesBelow : other);
  const ranges = lines
    .slice(title.index + 1, end)
    .filter(({ surroundings, isListItem, text }) => surroundings === 'content' && !isListItem && isPayRange(text));
  const [only, second] = new Set(ranges.map(({ text }) => text));
  return second === undefined ? only : undefined;
}

function payInText({ lines, title, description }: PostingHeader): string | undefined {
  if (!description) return undefined;
  const own = lines.slice(title.index + 1, description.end).filter(({ surroundings }) => surroundings === 'content');
  return payInSentences(own.map(({ text }) => text));
}

function isPayRange(text: string): boolean {
  const amounts = text.match(/\d[\d.,]*/gu) ?? [];
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return amounts.length === 2 && words.length <= mostBeside && isSalaryText(text);
}
