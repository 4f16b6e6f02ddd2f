import { hasLegalForm } from '@/jobs/text-kind/company-text';
import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { placeScore } from '@/jobs/text-kind/place-score';
import { isPostedText } from '@/jobs/text-kind/posted-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { containsWords, countWords } from '@/language/fold/comparable-text';
import { listedAs } from './listed-evidence';
import { isInHost, isWrittenAs, mailLabels } from './name-in-address';
import type { PostingHeader } from './posting-header';
import type { PostingLine } from './posting-line';
import { rightsTexts } from './rights-line';

/** What is needed to tell a heading from a fact. */
export type LinesOfPosting = Pick<PostingHeader, 'lines' | 'title' | 'description' | 'names' | 'listed'>;

/** Words of a heading. */
const mostWords = 8;
/** The likeness of a known place. */
const known = 4;

/**
 * Whether the line right above a text is the first of the headings that part it: "Key Facts", where others that are set alike follow.
 * Whatever it says, it is not the company or the place, unless the page knows it as one.
 */
export function headsText(header: LinesOfPosting): boolean {
  const { lines, description } = header;
  if (!description) return false;
  const above = lines[description.start - 1];
  const text = lines.slice(description.start, description.end);
  return above !== undefined && partsText(above, text) && !isKnownFact(above.text, header);
}

function partsText(line: PostingLine, text: readonly PostingLine[]): boolean {
  if (line.headingLevel > 0) return text.some(({ headingLevel }) => headingLevel === line.headingLevel);
  if (!isEmphasized(line)) return false;
  // Where a page sets all of its text so, this is no emphasis.
  const [long, short] = [text.filter(isLong), text.filter((other) => !isLong(other))];
  return short.some(isEmphasized) && !long.some(isEmphasized);
}

/** In an element of its own within its block: "<p><strong>Your tasks</strong></p>". */
function isEmphasized({ pieces, element, headingLevel, isListItem }: PostingLine): boolean {
  const [only, another] = pieces;
  if (!only || another || headingLevel > 0 || isListItem || only.isLink || only.isControl) return false;
  return only.element !== null && only.element.outer === element;
}

const isLong = ({ text }: PostingLine): boolean => countWords(text) > mostWords;

function isKnownFact(text: string, { lines, names, listed }: LinesOfPosting): boolean {
  if (hasLegalForm(text) || placeScore(text) >= known || listedAs(text, { listed }) !== null) return true;
  if ([isEmploymentText, isSalaryText, isPostedText].some((is) => is(text))) return true;
  const called = [...names.titles, ...(names.logos ?? []), names.siteName ?? '', ...rightsTexts(lines)];
  if (called.some((other) => containsWords(other, text)) || isInHost(text, names.addresses ?? [])) return true;
  if (mailLabels(lines).some((label) => isWrittenAs(text, label))) return true;
  return lines.some((line) => isSubject(text, line.text));
}

/** "Acme Care is a home for …": a name of several words, each as names are written. */
function isSubject(name: string, sentence: string): boolean {
  return (
    /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(name) && sentence.startsWith(name) && isSmall.test(sentence.slice(name.length))
  );
}

const isSmall = /^,? \p{Ll}/u;
