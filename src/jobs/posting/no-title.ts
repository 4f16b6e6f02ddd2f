import { isReferenceText } from '@/jobs/text-kind/reference-text';
import { countWords } from '@/language/fold/comparable-text';
import { fieldOfLabel, splitLabelled } from '@/language/words/jobs/posting-labels';
import {
  isClosedPostingText,
  isDescriptionHeading,
  isOtherContentHeading,
} from '@/language/words/jobs/posting-section-words';
import { isCallText, isDetailsText } from '@/language/words/jobs/seeking-words';
import { isCallToJoin, isCareersPart, isCareersText, isMenuEntry } from '@/language/words/pages/careers-words';
import { isHomePage } from '@/url/home-page';
import { isFileName } from './file-name';
import { isCompanyLink } from './is-company-link';
import { isLabelAndValue } from './label-and-value';
import type { LineElement, PostingLine } from './posting-line';
import { goesOnInTitle } from './title-introduction';
import { titleWithoutCall } from './title-without-call';
import { mostWords } from './title-wording';

/** "Careers – get to know our openings!" */
function callsToCareers(text: string): boolean {
  return text.endsWith('!') && isCareersText(text.split(/\s?[–—:|-]\s/, 1)[0] ?? '');
}

/** What a label other than the title's names: "Category: Nursing", the second of two cells, a definition. */
export function isOtherValue(lines: readonly PostingLine[], index: number): boolean {
  const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!line || line.headingLevel > 0) return false;
  if ([before, next].some((beside) => beside && isMarkedFact(line.text) && isMarkedFact(beside.text))) return true;
  const [label, ...values] = line.pieces;
  if (label && values.length > 0 && (/^[^:：]{2,40}[:：]$/.test(label.text) || isOtherLabel(label.text))) return true;
  if (!before || fieldOfLabel(before.text) === 'title') return false;
  const row = rowAround(line);
  return (
    before.element?.isTerm === true ||
    (row !== null &&
      row === rowAround(before) &&
      row !== (next && rowAround(next)) &&
      row !== rowAround(lines[index - 2]))
  );
}

/** "- Contract: ten months", one of several: a fact, whatever its label is. */
const isMarkedFact = (text: string): boolean => listMark.test(text) && isLabelAndValue(text.replace(listMark, ''));
const listMark = /^[-–•·*]\s?/u;

function isOtherLabel(text: string): boolean {
  const field = fieldOfLabel(text);
  return field !== null && field !== 'title';
}

/** The row of a table in whose cell a line is. */
function rowAround(line: PostingLine | undefined): LineElement | null {
  for (let at = line?.element ?? null; at; at = at.outer) if (at.isCell || at.isTerm) return at.outer;
  return null;
}

/** Whether a text has but the number of an opening, or days: "Vacancy ID 11889", "20.12.2024 - 27/2024". */
export const isNumberOnly = (text: string): boolean => !/\p{L}{2}/u.test(text) || isReferenceText(text);

/** "Download as PDF" */
const namesFormat = /(?<!\p{L})pdf(?!\p{L})/iu;

/** A sentence that ends, alone or before another one, in a word and no abbreviation. */
const statement = /\p{Ll}{4}[.!](?: \p{Lu}|$)/u;
/** Words of a title that is one, as a call for applicants may be: longer ones say what a site is for. */
const mostWordsOfStatement = 12;

/** "We are hiring": but "We seek a cook" says whom. */
const callsForNobody = (text: string): boolean => isCallText(text) && titleWithoutCall(text) === text;

/** Whether a line says something else than what the job is called: a menu, a label, a call, a heading of the text, a logo. */
export function isNoTitle({ surroundings, text, controlLength, linkLength, pieces }: PostingLine): boolean {
  if (surroundings !== 'content' || controlLength > text.length / 2) return true;
  if (countWords(text) > (statement.test(text) ? mostWordsOfStatement : mostWords)) return true;
  if (isNumberOnly(text) || isFileName(text) || (linkLength > 0 && namesFormat.test(text))) return true;
  if (
    isCareersText(text) ||
    isCareersPart(text) ||
    isCallToJoin(text) ||
    isMenuEntry(text) ||
    callsToCareers(text) ||
    callsForNobody(text) ||
    isDetailsText(text) ||
    goesOnInTitle(text) ||
    isClosedPostingText(text) ||
    isDescriptionHeading(text) ||
    isOtherContentHeading(text) ||
    fieldOfLabel(text) !== null ||
    splitLabelled(text)
  )
    return true;
  // The site's logo is a heading on many pages.
  return (
    pieces.some((piece) => piece.url !== null && isCompanyLink(piece.url)) ||
    pieces.every(({ url }) => url !== null && isHomePage(url))
  );
}
