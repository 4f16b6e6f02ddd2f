import { z } from 'zod';
import { defineAgent } from '@/agents/calling/define-agent';
import { defineTool } from '@/agents/calling/define-tool';
import { hintLine, listHints } from '@/agents/page-view/hint-line';
import { maxCount, maxLength } from '@/agents/prompt/answer-limits';
import { fenced, fenceRule } from '@/agents/prompt/fence';
import { firstLines } from '@/agents/prompt/first-lines';
import { quoted, sentences, toOneLine } from '@/agents/prompt/quote-in-prompt';
import type { SearchWish } from '@/domain/job/search';
import type { CollectorStep } from '@/domain/run/collector-state';
import type { MessagePart } from '@/models/model';
import { CollectorInput } from './collector-input';

/** Kept short: it is sent every turn. */
const collectorPrompt = `A program collects the jobs of a job site. When it cannot go on, it says why and asks you. Call one tool each turn; its result is listed under CALLS next turn. You know only what is shown. "reason": why, in a few words.

ORDER. Do the first of these that applies:
1. Something is EXTRACTED: collect, type "job", no data.
2. WISHES are "to be set", or were chosen once but do not show: apply_filters, all in one call, with words and labels as written there. The others are settled: leave them.
3. The latest call selected a job: extract_data.
4. A row of the job list has not been SELECTED before: select_job, from the top. Promoted jobs count; rows of other lists do not. Skip if LIST says all are collected.
5. Further pages are allowed and something leads to further jobs: next_page. What brought no other rows leads nowhere.
6. Otherwise finish; also if attempts keep failing or no more may be collected. reason: what is done and what is missing.

COLLECTED. The program keeps items; only counts come back ("Collected job #3"; "Duplicate job skipped" is not an error: go on). Never repeat or remember them. If a job cannot be opened or read, collect it from its row, with data: [{ field, value }]. Copy each value from the page text; never infer or invent one. For url, give the address of its row (e12). Fields: title, company, location, salaryText, postedText, employmentType, url.

PAGE. [CLICK: "x"], [TYPE: "x"] or [SELECT: "x"] precedes what can be used: copy x as selector. It is a CSS selector or a ref (e12); refs are valid only for the current page text. GUESSES may be wrong.

REFUSED: signing in or up, applying, sending, following, saving, deleting, leaving the site. The program closes whatever covers the page.

${fenceRule}`;

/** As between the quotes of `[CLICK: "…"]`: the prompt says so once for all tools. */
const selector = z.string().max(maxLength.address);

const reason = z.string().max(maxLength.reason);

/** A list, since strict schemas have no open records; `collectedData` makes one of it, with only what the page says. */
export const CollectInput = z.object({
  type: z.string().max(maxLength.id).nullable().describe('"job" for jobs; else a word for what it is.'),
  data: z
    .array(z.object({ field: z.string().max(maxLength.id), value: z.string().max(maxLength.field) }))
    .max(maxCount.fields)
    .describe('Empty: use what was EXTRACTED. Else what that lacks.'),
});

export type CollectInput = z.infer<typeof CollectInput>;

export const collectorTools = [
  defineTool('select_job', 'Press a row of the list to see its job.', z.object({ selector, reason })),
  defineTool('extract_data', 'Have the program read the job shown.', z.object({})),
  defineTool('collect', 'Store what was read.', CollectInput),
  defineTool(
    'next_page',
    'Go on to further jobs.',
    z.object({ selector: selector.nullable().describe('null: use what the program found.'), reason }),
  ),
  defineTool(
    'apply_filters',
    'Set filters or search words on the page.',
    z.object({
      settings: z
        .array(
          z.object({
            filter: z.string().max(maxLength.words).nullable().describe('null: the search words.'),
            option: z.string().max(maxLength.words).describe('Its label, or the search words.'),
          }),
        )
        .max(maxCount.settings),
    }),
  ),
  defineTool('finish', 'End the collection.', z.object({ reason })),
] as const;

/** Maximum characters, and numbers of things, in the text of a turn. */
const shownLengths = {
  task: 300,
  reason: 300,
  warning: 300,
  value: 100,
  problem: 120,
  name: 40,
  understanding: 400,
  selector: 100,
  option: 30,
  tool: 20,
  asked: 100,
  answer: 200,
};
const shownCounts = { wishes: 20, types: 6, problems: 4, selected: 30, filters: 12, options: 8, calls: 8 };
/** UTF-8 bytes of the page: its maker bounds it, this is for exceptions. */
const pageBytes = 12_000;

/** One turn as text. Anything influenced by pages is fenced; the rest is the user's or the program's. */
function renderCollector(input: CollectorInput, fence: string): MessagePart[] {
  const help = listHints(input.page.text);
  const parts = [
    `Task: ${toOneLine(input.task, shownLengths.task)}`,
    `Why the program cannot go on: ${toOneLine(input.reason, shownLengths.reason)}`,
    countLines(input),
    ...(help === '' ? [] : [help]),
    ...(input.warning ? [`WARNING: ${toOneLine(input.warning, shownLengths.warning)}`] : []),
    fenced(fence, 'record', recordOf(input)),
    fenced(fence, 'page', firstLines(input.page.text, pageBytes)),
  ];
  return [{ type: 'text', text: parts.join('\n\n') }];
}

function countLines({ jobsLeft, pagesVisited, pagesLeft, errorsInARow, retries, turnsLeft }: CollectorInput): string {
  return [
    `Jobs that may still be collected: ${jobsLeft}.`,
    `Pages visited: ${pagesVisited}; further ones allowed: ${pagesLeft}.`,
    `Errors in a row: ${errorsInARow}; retries: ${retries}.`,
    `Turns left: ${turnsLeft}.`,
  ].join(' ');
}

function recordOf(input: CollectorInput): string {
  const { past, wishes, extracted, landmarks, page, understanding } = input;
  const selected = triedRows(past).slice(-shownCounts.selected);
  return [
    `COLLECTED so far: ${collectedWords(input)}`,
    listLine(input),
    ...(understanding === null ? [] : siteLines(understanding)),
    section('WISHES:', wishes.slice(0, shownCounts.wishes).map(wishLine)),
    section('CALLS, oldest first:', callLines(past)),
    selected.length === 0
      ? ''
      : `SELECTED before on this page: ${selected.map((name) => quoted(name, shownLengths.name)).join(', ')}`,
    extracted === null ? '' : `EXTRACTED, not collected yet: ${fieldWords(extracted)}`,
    // This agent cannot use the other landmarks.
    hintLine({ page, landmarks: { ...landmarks, apply: null, search: null, filterOpeners: [], filterFields: 0 } }),
  ]
    .filter((text) => text !== '')
    .join('\n');
}

/** Types are the agent's own words. */
function collectedWords({ collected }: CollectorInput): string {
  const counts = Object.entries(collected).map(([type, count]) => `${quoted(type, shownLengths.name)} ${count}`);
  if (counts.length === 0) return 'nothing';
  const left = counts.length - shownCounts.types;
  return [...counts.slice(0, shownCounts.types), ...(left > 0 ? [`${left} more types`] : [])].join(', ');
}

function listLine({ list }: CollectorInput): string {
  const { announced, problems } = list;
  const total = announced === null ? '' : `; the page says ${announced} results`;
  const complaints = problems.slice(0, shownCounts.problems).map((problem) => toOneLine(problem, shownLengths.problem));
  return `LIST of jobs: ${rowWords(list)}${total}${complaints.length === 0 ? '' : `; wrong: ${complaints.join('; ')}`}`;
}

function rowWords({ rows, unread }: CollectorInput['list']): string {
  if (rows === 0) return 'the program makes out none';
  return unread === 0
    ? `all ${rows} rows that the program reads are collected`
    : `${unread} of ${rows} rows that the program reads are not collected`;
}

function wishLine({ filter, value, outcome, evidence, tries }: SearchWish): string {
  const name = filter === null ? 'search words' : `filter ${quoted(filter, shownLengths.name)}`;
  const shown = evidence === null ? '' : ` (it shows ${quoted(evidence, shownLengths.name)})`;
  return `- ${name} = ${quoted(value, shownLengths.value)}: ${outcomes[outcome]}${shown}${tries > 1 ? `, tried ${tries} times` : ''}`;
}

const outcomes: Record<SearchWish['outcome'], string> = {
  open: 'to be set',
  set: 'set',
  'not-held': 'chosen, but the page does not show it',
  'not-found': 'not on the page',
};

/** A description is as long as a page: only its presence is mentioned. */
function fieldWords({ description, ...fields }: NonNullable<CollectorInput['extracted']>): string {
  const words = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${quoted(value, shownLengths.value)}`],
  );
  return [...words, description === undefined ? 'no description' : 'a description'].join(', ');
}

function section(title: string, lines: string[]): string {
  return lines.length === 0 ? '' : [title, ...lines].join('\n');
}

type Site = NonNullable<CollectorInput['understanding']>;

/** What exploring the site found out. */
function siteLines({ pageType, understanding, keyElements, filters }: Site): string[] {
  const { pagination } = keyElements;
  return [
    `SITE, as explored before (${pageType}): ${sentences(understanding, shownLengths.understanding)}`,
    ...(pagination === undefined ? [] : [`NEXT JOBS were led to by: ${toOneLine(pagination, shownLengths.selector)}`]),
    ...(filters.length === 0 ? [] : [`FILTERS: ${filters.slice(0, shownCounts.filters).map(filterWords).join('; ')}`]),
  ];
}

function filterWords({ name, options }: Site['filters'][number]): string {
  const labels = options.slice(0, shownCounts.options).map(({ label }) => quoted(label, shownLengths.option));
  const left = options.length - labels.length;
  return `${quoted(name, shownLengths.name)}: ${[...labels, ...(left > 0 ? [`${left} more`] : [])].join(', ')}`;
}

/** `select_job "Nurse": The posting is shown.`, oldest first. */
function callLines(past: readonly CollectorStep[]): string[] {
  return past.slice(-shownCounts.calls).map(({ tool, asked, answer, success }) => {
    const begin = [
      toOneLine(tool, shownLengths.tool),
      ...(asked === '' ? [] : [quoted(asked, shownLengths.asked)]),
    ].join(' ');
    return `${begin} → ${success ? '' : 'failed: '}${sentences(answer, shownLengths.answer)}`;
  });
}

/** Rows selected, or tried, since the current results page began: by the name asked for, oldest first. */
export function triedRows(past: readonly CollectorStep[]): string[] {
  const latest = past.findLastIndex(
    ({ tool, success }) => success && (tool === 'next_page' || tool === 'apply_filters'),
  );
  return past.slice(latest + 1).flatMap(({ tool, asked }) => (tool === 'select_job' ? [asked] : []));
}

/** Takes over where the recipe fails, turn by turn, until it works again. */
export const collector = defineAgent({
  name: 'collector',
  tier: 'smart',
  prompt: collectorPrompt,
  tools: collectorTools,
  input: CollectorInput,
  render: renderCollector,
});
