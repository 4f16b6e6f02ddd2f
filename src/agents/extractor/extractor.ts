import { z } from 'zod';
import { defineAgent } from '@/agents/calling/define-agent';
import { defineTool } from '@/agents/calling/define-tool';
import { maxLength } from '@/agents/prompt/answer-limits';
import { fenced, fenceRule } from '@/agents/prompt/fence';
import { quoted, toOneLine } from '@/agents/prompt/quote-in-prompt';
import { ApplyType, ReadFields, RemoteType } from '@/domain/job/job-fields';
import { type FieldName, fieldNames } from '@/domain/job/posting-fields';
import type { MessagePart } from '@/models/model';
import { cutAtWord } from '@/std/cut-text';

/** A row or posting code could not read, as text with numbered links. */
export const ExtractorInput = z.object({
  part: z.enum(['row', 'posting']),
  /** Lines of text; a link reads `[3 Apply on company site]`. */
  text: z.string(),
  links: z.array(z.object({ number: z.number().int(), text: z.string(), url: z.string() })),
  /** What is already known: the fields of its row. */
  known: ReadFields,
  /** Fields needed most: those that code missed. */
  wanted: z.array(z.enum(fieldNames)),
  /** Address and title of the page. */
  page: z.object({ url: z.string(), title: z.string() }),
});

export type ExtractorInput = z.infer<typeof ExtractorInput>;

const extractorPrompt = `Read one job from a job site for a program that could not read it all. You see a row of a job list, or the posting of one job, as numbered lines ("12: Berlin"). A link in them reads [3 Apply now], where 3 is its number. Answer with one call of report_job.

- Report only what the lines say: copy words exactly as they stand, in their language, with nothing added, translated or inferred. The program drops what it does not find in them. Use null for what they do not say.
- title: the job title only, without company, place or anything else on its line. company: the employer. location: the place of work as written ("Berlin (hybrid)").
- salary, postedDate ("3 days ago"), employmentType ("Full-time"): only the words for it.
- description: the numbers of the first and last line about the job itself (tasks, requirements, benefits, the company). Leave out the posting's header above it, buttons, and other jobs below it. The program has the full text of lines cut short ("…") or left out here. null for a row.
- applyLink: the link to apply with, never one to sign in, save or share. null if applying is not a link: it may be a button without a number. applyType: unknown unless the text or the address of that link says which.
- postingLink: in a row, the link to the job, usually its title. In a posting, null unless a link leads to this very job.
- siteJobId: only an id found in the lines or in an address.
- ALREADY READ is what the job's row said; use it to tell which job this is. If the lines mention several jobs, report that one, else the one shown at length.

${fenceRule}`;

/** As written in the text: the prompt says so once for all fields. */
const words = z.string().max(maxLength.field);

const lineNumber = z.number().int();

export const ReportJobInput = z.object({
  title: words,
  company: words.nullable(),
  location: words.nullable(),
  salary: words.nullable(),
  applyLink: z.number().int().nullable().describe('Number of the link to apply with.'),
  applyType: ApplyType.describe("easy_apply: on this site itself; external: on the company's site."),
  postedDate: words.nullable().describe('When it was posted, in the words of the text.'),
  description: z
    .object({ firstLine: lineNumber, lastLine: lineNumber })
    .nullable()
    .describe('Numbers of its first and last line.'),
  employmentType: words.nullable(),
  remoteType: RemoteType.nullable(),
  siteJobId: words.nullable().describe("The site's own id for the job, from the text or an address."),
  postingLink: z.number().int().nullable().describe("Number of the link to the job's own page."),
});

export type ReportJobInput = z.infer<typeof ReportJobInput>;

export const reportJob = defineTool('report_job', 'Report the job.', ReportJobInput);

/** Tokens for the lines. */
const textTokens = { posting: 3_800, row: 1_200 };

const mostLinks = 24;

const shownLengths = { value: 120, address: 70 };

/** One row or posting as text: all of it comes from the page. */
function renderExtractor(input: ExtractorInput, fence: string): MessagePart[] {
  const { part, wanted } = input;
  const named = [...new Set(wanted.flatMap((field) => reportNames[field] ?? []))];
  const lines = [
    `This is ${part === 'row' ? 'a row of a list of jobs' : 'the posting of a job'}.`,
    ...(named.length > 0 ? [`The program mainly missed: ${named.join(', ')}.`] : []),
    fenced(fence, 'record', recordOf(input)),
    fenced(fence, part, numberedLines(input.text, textTokens[part])),
  ];
  return [{ type: 'text', text: lines.join('\n\n') }];
}

/** The tool's names for the program's fields. */
const reportNames: Record<FieldName, keyof ReportJobInput> = {
  title: 'title',
  company: 'company',
  location: 'location',
  salaryText: 'salary',
  postedText: 'postedDate',
  postedDate: 'postedDate',
  employmentType: 'employmentType',
  applyType: 'applyType',
  url: 'postingLink',
  applyUrl: 'applyLink',
  siteJobId: 'siteJobId',
  description: 'description',
};

function recordOf({ page, known, links }: ExtractorInput): string {
  const said = knownWords(known);
  const shown = links.slice(0, mostLinks);
  return [
    `Page: ${page.title === '' ? '' : `${quoted(page.title, shownLengths.value)} `}${toOneLine(page.url, shownLengths.value)}`,
    ...(said === '' ? [] : [`ALREADY READ: ${said}`]),
    ...(shown.length === 0 ? [] : ['ADDRESSES of links:']),
    ...shown.map(({ number, url }) => `[${number}] ${toOneLine(shortAddress(url, page.url), shownLengths.address)}`),
    ...(links.length > mostLinks ? [`… ${links.length - mostLinks} more`] : []),
  ].join('\n');
}

function knownWords({ title, company, location, salaryText, postedText }: ReadFields): string {
  const parts = { title, company, location, salary: salaryText, postedDate: postedText };
  return Object.entries(parts)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${quoted(value, shownLengths.value)}`]))
    .join(', ');
}

/** Without the host if it is the page's own. */
function shortAddress(address: string, pageUrl: string): string {
  const [url, page] = [URL.parse(address), URL.parse(pageUrl)];
  return url && url.origin === page?.origin ? `${url.pathname}${url.search}` : address;
}

const encoder = new TextEncoder();

/** UTF-8 bytes per token, in the languages that need the most tokens (Polish, Japanese); English has more than four. */
const bytesAToken = 2.6;

/** A line's number, the text around it, and the line ending. */
const tokensALine = 4;

/** Characters to which lines are cut, tried one after another until all lines fit. */
const lengths = [Number.POSITIVE_INFINITY, 600, 300, 160];

/**
 * A text's lines with their numbers, from 1; empty ones are left out, but count. If they do not fit, long lines are cut, then middle lines
 * left out, which is noted: what surrounds a description says most. `tokens`: approximate, rather fewer.
 */
function numberedLines(text: string, tokens: number): string {
  const lines = text
    .split('\n')
    .map((line, place) => ({ number: place + 1, line: line.trim() }))
    .filter(({ line }) => line !== '');
  const printed = lengths.map((length) => lines.map(({ number, line }) => `${number}: ${cutAtWord(line, length)}`));
  const fitting = printed.find((each) => sizeOf(each) <= tokens);
  return (fitting ?? withoutMiddle(printed.at(-1) ?? [], tokens)).join('\n');
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((size, line) => size + tokensOf(line), 0);
}

function tokensOf(line: string): number {
  return encoder.encode(line).length / bytesAToken + tokensALine;
}

/** Two thirds of the space for the beginning, one for the end. */
function withoutMiddle(lines: readonly string[], tokens: number): string[] {
  const start = countFitting(lines, (tokens * 2) / 3);
  const rest = lines.slice(start);
  const end = countFitting(rest.toReversed(), tokens / 3);
  const left = rest.length - end;
  return [...lines.slice(0, start), `… ${left} lines left out`, ...rest.slice(left)];
}

function countFitting(lines: readonly string[], tokens: number): number {
  let left = tokens;
  const end = lines.findIndex((line) => {
    left -= tokensOf(line);
    return left < 0;
  });
  return end === -1 ? lines.length : end;
}

/** Reads one job from a row or posting code could not read. `readReport` fills in its answer. */
export const extractor = defineAgent({
  name: 'extractor',
  tier: 'fast',
  prompt: extractorPrompt,
  tools: [reportJob],
  input: ExtractorInput,
  render: renderExtractor,
});
