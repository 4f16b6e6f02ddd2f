import { z } from 'zod';
import { defineAgent } from '@/agents/calling/define-agent';
import { defineTool } from '@/agents/calling/define-tool';
import { maxLength } from '@/agents/prompt/answer-limits';
import { fenced, fenceRule } from '@/agents/prompt/fence';
import { firstLines } from '@/agents/prompt/first-lines';
import { quoted, toOneLine } from '@/agents/prompt/quote-in-prompt';
import { PageKind } from '@/domain/page/page-kind';
import type { MessagePart } from '@/models/model';
export const ClassifierInput = z.object({
  /** Null at the start. */
  urlBefore: z.string().nullable(),
  urlAfter: z.string(),
  /** Both pages as snapshot text; the first is null at the start. */
  pageBefore: z.string().nullable(),
  pageAfter: z.string(),
  knownPages: z.array(z.object({ id: z.string(), understanding: z.string() })),
  /** Id of the page before; null at the start. */
  currentPage: z.string().nullable(),
  /** In words: `clicked "Next"`; null at the start. */
  viaAction: z.string().nullable(),
  /** Code's guess at the new page. It may be wrong. */
  pageKind: PageKind,
});

export type ClassifierInput = z.infer<typeof ClassifierInput>;

export const classify = defineTool(
  'classify',
  'Report which page this is.',
  z.object({
    page_id: z
      .string()
      .max(maxLength.id)
      .describe("The id of a known page, or a new snake_case name for the page's purpose."),
    is_new_page: z
      .boolean()
      .describe('True for a kind of page not known yet; false for a known one, even with other data.'),
    understanding: z
      .string()
      .max(maxLength.understanding)
      .describe('In a sentence or two; for a known page only what is new, else empty.'),
    came_from: z
      .string()
      .max(maxLength.id)
      .nullable()
      .describe('Id of the page it was reached from. null: the program fills it in.'),
    via_action: z
      .string()
      .max(maxLength.words)
      .nullable()
      .describe('The act that led to it. null: the program fills it in.'),
  }),
);

const mostKnown = 20;

/** Both addresses, what is known, then both pages. */
function renderClassifier(input: ClassifierInput, fence: string): MessagePart[] {
  const { pageBefore, pageAfter } = input;
  const parts = [
    fenced(fence, 'record', recordLines(input).join('\n')),
    pageBefore === null ? 'No page before: the exploration begins.' : page(fence, 'page before', pageBefore),
    page(fence, 'page now', pageAfter),
  ];
  return [{ type: 'text', text: parts.join('\n\n') }];
}

function recordLines(input: ClassifierInput): string[] {
  const { urlBefore, urlAfter, knownPages, currentPage, viaAction, pageKind } = input;
  const known = knownPages
    .slice(-mostKnown)
    .map(({ id, understanding }) => `- ${toOneLine(id, maxLength.id)}: ${toOneLine(understanding, 240)}`);
  return [
    ...(urlBefore === null ? [] : [`URL before: ${toOneLine(urlBefore, 300)}`]),
    `URL now: ${toOneLine(urlAfter, 300)}`,
    ...(currentPage === null ? [] : [`Page left: ${toOneLine(currentPage, maxLength.id)}`]),
    ...(viaAction === null ? [] : [`Act: ${toOneLine(viaAction, 160)}`]),
    `A program takes the page now for: ${quoted(pageKind, 40)} (it may be wrong)`,
    known.length === 0 ? 'Known pages: none' : 'Known pages:',
    ...known,
  ];
}

function page(fence: string, what: string, text: string): string {
  return fenced(fence, what, pageFrame(text));
}

/** UTF-8 bytes: about 1,200 tokens of a page. Its beginning and end show how it is built. */
const beginningBytes = 3_200;

const endBytes = 1_100;

const encoder = new TextEncoder();

/** A page text without refs and repetitions (rows, links of a kind), with its middle cut if it is long. */
function pageFrame(text: string): string {
  const lines = withoutRepeats(text.replace(/\[(CLICK|TYPE|SELECT|UPLOAD): "[^"]*"\]/g, '[$1]').split('\n'));
  const end = lastLines(lines, endBytes);
  if (end.length === lines.length) return lines.join('\n');
  const beginning = lines.slice(0, lines.length - end.length).join('\n');
  return [firstLines(beginning, beginningBytes), ...end].join('\n');
}

function lastLines(lines: readonly string[], bytes: number): string[] {
  let left = bytes;
  const start = lines.findLastIndex((line) => {
    left -= encoder.encode(line).length + 1;
    return left < 0;
  });
  return lines.slice(start + 1);
}

/** Number of similar lines kept within a part. */
const mostAlike = 3;

/** The lines of an open part, by indentation: how often each kind occurred in it. */
interface OpenPart {
  indent: number;
  counts: Map<string, number>;
}

/** The lines of a page text without those that resemble three earlier ones in the same part, and without their contents. */
function withoutRepeats(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let open: OpenPart[] = [];
  let left = { indent: Number.POSITIVE_INFINITY, count: 0 };
  const endRun = () => {
    if (left.count > 0) kept.push(`${' '.repeat(left.indent)}… ${left.count} more alike`);
    left = { indent: Number.POSITIVE_INFINITY, count: 0 };
  };
  for (const line of lines) {
    const indent = line.search(/\S|$/);
    if (indent > left.indent) continue;
    open = open.filter((part) => part.indent <= indent);
    const isRepeat = countOf(open, indent, kindOf(line)) > mostAlike;
    if (!isRepeat || indent < left.indent) endRun();
    if (isRepeat) left = { indent, count: left.count + 1 };
    else kept.push(line);
  }
  endRun();
  return kept;
}

/** How often a kind of line occurred in its part, including this time. */
function countOf(open: OpenPart[], indent: number, kind: string | null): number {
  if (kind === null) return 0;
  const known = open.find((part) => part.indent === indent);
  const { counts } = known ?? { counts: new Map<string, number>() };
  if (!known) open.push({ indent, counts });
  const count = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, count);
  return count;
}

/** A line's kind, without its words; null for lines that always matter: fields, choices, headings, current items. */
function kindOf(line: string): string | null {
  const words = line.trim();
  if (/^\d+ /.test(words)) return 'row';
  const [, press = '', role = ''] = /^(\[CLICK\])? ?([a-z]*)/.exec(words) ?? [];
  if (/^(?:checkbox|radio|switch|option|slider|heading|tab)$/.test(role) || / \((?:current|expanded)/.test(words))
    return null;
  return press !== '' || role === 'listitem' || role === 'article' ? `${press} ${role}` : null;
}

const prompt = `You keep a map of a job site's kinds of pages. The page address has changed (or the exploration begins). Say which page this is now.

Tell pages apart by purpose and structure, not by address or data:
- The same search with other words, filters, order or page number is one page. So are the postings of different jobs.
- A list of jobs, the posting of one job on its own page, an application form and the pages about a company are different pages.
- A part or dialog that opened over the page does not make it another page.

Compare the structure of both page texts (elements that are alike are left out after the first few), then the known pages.
- Known page, even from earlier: is_new_page false and its id, exactly as listed.
- New kind: is_new_page true and a new snake_case id that names the purpose, such as job_search, job_details, application_form, company_page.

understanding: for a new page, what it is for and what is on it, in a sentence or two, for someone who wants to collect jobs. Do not mention what was or was not tried. For a known page, only what is new about its structure, else "".
came_from and via_action: null; the program fills them in.

${fenceRule}`;

/** Distinguishes a new kind of page from a known one with other data. */
export const classifier = defineAgent({
  name: 'classifier',
  tier: 'fast',
  prompt,
  tools: [classify],
  input: ClassifierInput,
  render: renderClassifier,
});
