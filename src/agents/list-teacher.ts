import { z } from 'zod';
import { defineAgent } from '@/agents/calling/define-agent';
import { defineTool } from '@/agents/calling/define-tool';
import { listHints } from '@/agents/page-view/hint-line';
import { PageView } from '@/agents/page-view/page-view';
import { maxCount, maxLength } from '@/agents/prompt/answer-limits';
import { fenced, fenceRule } from '@/agents/prompt/fence';
import { firstLines } from '@/agents/prompt/first-lines';
import { quoted, sentences } from '@/agents/prompt/quote-in-prompt';
import { ReadFields } from '@/domain/job/job-fields';
import { wordFields } from '@/domain/job/posting-fields';
import type { MessagePart } from '@/models/model';

/** The columns of a list that are told by texts of its rows, as the prompt lists them. */
export const taughtColumns = [...wordFields, 'siteJobId'] as const;

export const ListTeacherInput = z.object({
  /** Why the program asks, in a sentence. */
  doubt: z.string(),
  /** Why nothing was learned from the latest answer, in a sentence; null if something was, or nothing was said yet. */
  problem: z.string().nullable(),
  /** What the program reads now; null if it makes out no list. */
  table: z
    .object({
      /** Learned from the latest answer; else found by the program itself. */
      isTaught: z.boolean(),
      /** Some of the rows, in page order. `number`: from 1. */
      rows: z.array(z.object({ number: z.number().int(), fields: ReadFields })),
      rowCount: z.number().int(),
      /** The number of results the page states; null if it states none. */
      announced: z.number().int().nullable(),
    })
    .nullable(),
  page: PageView,
  callsLeft: z.number().int(),
});

export type ListTeacherInput = z.infer<typeof ListTeacherInput>;

/** An address as in the page text: the prompt says so once for all. */
const address = z.string().max(maxLength.address);

const reason = z.string().max(maxLength.reason);

export const teachListTool = defineTool(
  'teach_list',
  'Point out the list of jobs.',
  z.object({
    rows: z
      .array(
        z.object({
          opens: address.nullable().describe('What opens this job; null if the page text has no address for it.'),
          cells: z
            .array(z.object({ field: z.enum(taughtColumns), text: z.string().max(maxLength.field) }))
            .max(maxCount.fields),
        }),
      )
      .max(maxCount.taughtRows),
    pager: address.nullable().describe('What leads to further jobs; null if nothing does.'),
    employer: z.string().max(maxLength.field).nullable().default(null).describe('Who employs in all of these jobs.'),
  }),
);

export type TeachListInput = z.infer<typeof teachListTool.input>;

export const listTeacherTools = [
  teachListTool,
  defineTool('confirm_list', 'READ is the list of jobs, read rightly.', z.object({ reason })),
  defineTool('no_list', 'There is no list of jobs on this page.', z.object({ reason })),
] as const;

const listTeacherPrompt = `A program collects the jobs of a job site. It reads the rows of the list by rules, and here it has no rules, or doubts them. You see the page as text. Teach the program by pointing at two or three rows: it learns the rules from them, reads all rows, and shows you what came of it. Call one tool.

teach_list: if READ is missing, or wrong, or its rows lack the one employer whose page this is.
- rows: two or three rows of the list of jobs, never one, never of another list (menus, adverts, similar searches, news, categories). Take rows that say different things and together fill as many columns as there are.
- opens: what a person presses to see that job: in [CLICK: "x"] it is x. Usually the title or the whole row; never a control to save, follow, share, apply or report. null if there is none: the words are enough.
- cells: the words of the row that fill a column. Copy them exactly as printed, without quotation marks. If one text holds several ("Acme · Berlin"), give each column its part. If a text is cut and ends in "…", copy it with the "…". Leave out what the row does not say; never infer.
  title: the job; company: who employs; location: where; salaryText: pay; postedText: when it was posted; employmentType: full or part time, contract, permanent; siteJobId: the number of the posting, without the words around it.
- pager: the address of what leads to further jobs (next page, show more); null if nothing does.
- employer: only if no row names a company and the page is one employer's own: its name, copied from the page (heading, logo, text around the list). null on a board of many employers. If READ is right but for that, give rows as an empty list.

confirm_list: if READ has the right list and the right words in each column. Compare it with the page row by row. A column may be empty if the page does not say it in the rows, or if the program cannot learn where it stands (you taught it, and it is still empty): postings fill it later. A few rows that differ, or rows that are still to be loaded, do not matter.

no_list: if the page has no list of jobs.

${fenceRule}`;

const longestValue = 80;

/** UTF-8 bytes of the page: its maker bounds it, this is for exceptions. */
const pageBytes = 12_000;

/** The question, what the program reads, and the page. Whatever comes from the page is fenced. */
function renderListTeacher(input: ListTeacherInput, fence: string): MessagePart[] {
  const help = listHints(input.page.text);
  const parts = [
    `Why the program asks: ${sentences(input.doubt, maxLength.reason)}`,
    ...(input.callsLeft <= 1 ? ['This is the last time it asks about this site.'] : []),
    ...(help === '' ? [] : [help]),
    ...(input.problem === null
      ? []
      : [fenced(fence, 'problem', `Your last answer taught nothing: ${sentences(input.problem, maxLength.summary)}`)]),
    fenced(fence, 'read', readLines(input).join('\n')),
    fenced(fence, 'page', firstLines(input.page.text, pageBytes)),
  ];
  return [{ type: 'text', text: parts.join('\n\n') }];
}

/** `READ, as you taught it: 14 rows, the page says 52. Some of them:`, then `1 title "Cook" | company "Mokka" | location nothing`. */
function readLines({ table }: ListTeacherInput): string[] {
  if (table === null) return ['READ: nothing. The program makes out no list of jobs.'];
  const { isTaught, rows, rowCount, announced } = table;
  const how = isTaught ? 'as you taught it' : 'by its own rules';
  const total = announced === null ? '' : `, the page says ${announced}`;
  return [
    `READ, ${how}: ${rowCount} rows${total}. Some of them:`,
    ...rows.map(
      ({ number, fields }) => `${number} ${taughtColumns.map((name) => cellWords(fields, name)).join(' | ')}`,
    ),
  ];
}

function cellWords(fields: ReadFields, name: (typeof taughtColumns)[number]): string {
  const value = fields[name];
  return value === undefined ? `${name} nothing` : `${name} ${quoted(value, longestValue)}`;
}

/** Points out the list of jobs where rules find none, or doubt theirs; and says whether what was learned is right. */
export const listTeacher = defineAgent({
  name: 'list-teacher',
  tier: 'smart',
  prompt: listTeacherPrompt,
  tools: listTeacherTools,
  input: ListTeacherInput,
  render: renderListTeacher,
});
