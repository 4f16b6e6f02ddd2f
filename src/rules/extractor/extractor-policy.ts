import { type ExtractorInput, extractor, type ReportJobInput } from '@/agents/extractor/extractor';
import { textAsWritten } from '@/agents/extractor/read-report';
import { maxLength } from '@/agents/prompt/answer-limits';
import { segmentsOf } from '@/jobs/posting/line-segment';
import { type NumberedLine, parseNumberedText } from '@/jobs/posting/parse-numbered-text';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { remoteTypeOf } from '@/jobs/text-kind/remote-type';
import { isWorkplaceText } from '@/jobs/text-kind/workplace-text';
import { containsWords } from '@/language/fold/comparable-text';
import { definePolicy } from '@/rules/policy/policy';
import { findApplyInLines } from './find-apply-in-lines';
import { postingIdIn } from './posting-id-in';

/** By labels, text forms and position: the page's layout is lost. */
export const extractorPolicy = definePolicy(extractor, (input) => ({ name: 'report_job', input: report(input) }));

function report(input: ExtractorInput): ReportJobInput {
  const { part, known, text, page } = input;
  const lines = parseNumberedText(input);
  const written = (value: string | undefined) => (value === undefined ? null : textAsWritten(value, text));
  const { title, description, fields } = readPostingLines(lines, {
    names: { titles: [page.title], siteName: null },
    spoken: [],
    known: written(known.title) ?? undefined,
    isRow: part === 'row',
  });
  const company = written(known.company) ?? fields.company;
  const location = written(known.location) ?? fields.location;
  const outside = lines.filter((_, index) => !description || index < description.start || index >= description.end);
  return {
    title: bounded(title?.text) ?? '',
    company: bounded(company),
    location: bounded(location),
    salary: bounded(fields.salaryText),
    postedDate: bounded(fields.postedText),
    employmentType: bounded(fields.employmentType),
    remoteType: remoteTypeOf(location ?? '') ?? firstRemoteType(outside),
    description: description && rangeOf(lines.slice(description.start, description.end)),
    siteJobId: known.siteJobId ?? firstOf(lines.map((line) => postingIdIn(line.text))),
    postingLink: part === 'row' ? postingLink(lines, title?.text ?? null) : null,
    ...findApplyInLines(outside, page.url),
  };
}

function firstRemoteType(lines: readonly NumberedLine[]): ReportJobInput['remoteType'] {
  const texts = lines.flatMap(segmentsOf).map(({ text }) => text);
  return firstOf(texts.filter(isWorkplaceText).map(remoteTypeOf));
}

function firstOf<Value>(values: readonly (Value | null)[]): Value | null {
  return values.find((value) => value !== null) ?? null;
}

function rangeOf(lines: readonly NumberedLine[]): ReportJobInput['description'] {
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last ? { firstLine: first.number, lastLine: last.number } : null;
}

function bounded(value: string | null | undefined): string | null {
  return value && value.length <= maxLength.field ? value : null;
}

/** The link named like the title; otherwise the row's first. */
function postingLink(lines: readonly NumberedLine[], title: string | null): number | null {
  const links = lines.flatMap(({ links: own }) => own);
  const titled = links.find(({ text }) => title !== null && (containsWords(text, title) || containsWords(title, text)));
  return (titled ?? links[0])?.number ?? null;
}
