import { type ExtractorInput, extractor, type ReportJobInput } from '@/agents/extractor/extractor';
import { textAsWritten } from '@/agents/extractor/read-report';
import { maxLength } from '@/agents/prompt/answer-limits';
import { segmentsOf } from '@/jobs/posting/line-segment';
import { type NumberedLine, parseNumberedText } from '@/jobs/posting/parse-numbered-text';
import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isPostedText } from '@/jobs/text-kind/posted-text';
import { remoteTypeOf } from '@/jobs/text-kind/remote-type';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { isWorkplaceText } from '@/jobs/text-kind/workplace-text';
import { containsWords } from '@/language/fold/comparable-text';
import { definePolicy } from '@/rules/policy/policy';
import { findApplyInLines } from './find-apply-in-lines';
import { findCompanyInLines } from './find-company-in-lines';
import { findDescriptionInLines } from './find-description-in-lines';
import { findTitleInLines, piecesAfter } from './find-title-in-lines';
import { labelledValuesInLines } from './labelled-values-in-lines';

/** Labels before a posting's id: en, de, fr, es, it, nl, pt, pl. */
const label =
  /^(?:(?:job|posting|position|vacancy|requisition|req\.?|reference|ref\.?)(?:[\s-]*(?:id|no\.?|number|code|#))?|(?:stellen|job|anzeigen|referenz|kenn)[\s-]*(?:nummer|nr\.?|id|ziffer)|(?:référence|ref)(?: de l'offre)?|(?:número de )?referencia|riferimento|(?:vacature|referentie)nummer|(?:código|referência)(?: da vaga)?|(?:numer|nr) (?:referencyjny|ogłoszenia|ref\.?))[\s-]*(?:[:#]\s*)?([\p{L}\d][\p{L}\d_/-]{1,40})$/iu;

/** By labels, text forms and position: the page's layout is lost. */
export const extractorPolicy = definePolicy(extractor, (input) => ({ name: 'report_job', input: report(input) }));

function report(input: ExtractorInput): ReportJobInput {
  const lines = parseNumberedText(input);
  const description = input.part === 'posting' ? findDescriptionInLines(lines) : null;
  const head = lines.filter(({ number }) => !description || number < description.firstLine);
  const rest = lines.filter(
    ({ number }) => !description || number < description.firstLine || number > description.lastLine,
  );
  const title = findTitleInLines(input, head);
  const pieces = segmentTexts(rest);
  const after = piecesAfter(segmentTexts(head), title);
  const labelled = labelledValuesInLines(lines);
  const location =
    found(input, 'location') ?? labelled.get('location') ?? first([...after, ...pieces], isPlaceText, title);
  return {
    title: bounded(title) ?? '',
    company: bounded(
      found(input, 'company') ?? labelled.get('company') ?? findCompanyInLines(after, head, [title, location]),
    ),
    location: bounded(location),
    salary: bounded(labelled.get('salaryText') ?? first(pieces, isSalaryText)),
    postedDate: bounded(labelled.get('postedText') ?? first(pieces, isPostedText)),
    employmentType: bounded(labelled.get('employmentType') ?? first(pieces, isEmploymentText)),
    remoteType: remoteTypeOf(location ?? '') ?? remoteTypeOf(first(pieces, isWorkplaceText) ?? ''),
    description,
    siteJobId: idOf(input, lines),
    postingLink: input.part === 'row' ? postingLink(lines, title) : null,
    ...findApplyInLines(rest, input.page),
  };
}

function segmentTexts(lines: readonly NumberedLine[]): string[] {
  return lines.flatMap(segmentsOf).map(({ text }) => text);
}

/** The row's value, if the text has it too. */
function found({ known, text }: ExtractorInput, name: 'company' | 'location'): string | null {
  const value = known[name];
  return value === undefined ? null : textAsWritten(value, text);
}

function first(
  pieces: readonly string[],
  isMeant: (text: string) => boolean,
  title: string | null = null,
): string | null {
  return pieces.find((piece) => piece !== title && isMeant(piece)) ?? null;
}

function bounded(value: string | null | undefined): string | null {
  return value && value.length <= maxLength.field ? value : null;
}

function idOf({ known }: ExtractorInput, lines: readonly NumberedLine[]): string | null {
  return known.siteJobId ?? lines.map(({ text }) => postingIdIn(text)).find((id) => id !== null) ?? null;
}

/** The link named like the title; otherwise the row's first. */
function postingLink(lines: readonly NumberedLine[], title: string | null): number | null {
  const links = lines.flatMap(({ links: own }) => own);
  const titled = links.find(({ text }) => title !== null && (containsWords(text, title) || containsWords(title, text)));
  return (titled ?? links[0])?.number ?? null;
}

/** The id in a line that names it ("Job ID: R-20417", "Kennziffer 4711"); null for other lines. Ids have a digit. */
function postingIdIn(text: string): string | null {
  const id = label.exec(text)?.[1] ?? '';
  return /\d/.test(id) ? id : null;
}
