import type { SearchWish } from '@/domain/search';
import type { MessagePart } from '@/models/model';
import { hintLine } from '../explorer/hint-line';
import { listHelp } from '../explorer/list-help';
import { fenced } from '../fence';
import { firstLines } from '../first-lines';
import { oneLine, quoted } from '../one-line';
import { callLines, selectedRows } from './call-lines';
import type { CollectorInput } from './collector-input';
import { siteLines } from './site-lines';

const longest = { task: 300, reason: 300, warning: 300, value: 100, problem: 120, name: 40 };
const most = { wishes: 20, types: 6, problems: 4, selected: 30 };
/** UTF-8 bytes of the page: its maker bounds it, this is for exceptions. */
const pageBytes = 12_000;

/** One turn as text. Anything influenced by pages is fenced; the rest is the user's or the program's. */
export function renderCollector(input: CollectorInput, fence: string): MessagePart[] {
  const help = listHelp(input.page.text);
  const parts = [
    `Task: ${oneLine(input.task, longest.task)}`,
    `Why the program cannot go on: ${oneLine(input.reason, longest.reason)}`,
    countLines(input),
    ...(help === '' ? [] : [help]),
    ...(input.warning ? [`WARNING: ${oneLine(input.warning, longest.warning)}`] : []),
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
  const selected = selectedRows(past).slice(-most.selected);
  return [
    `COLLECTED so far: ${collectedWords(input)}`,
    listLine(input),
    ...(understanding === null ? [] : siteLines(understanding)),
    section('WISHES:', wishes.slice(0, most.wishes).map(wishLine)),
    section('CALLS, oldest first:', callLines(past)),
    selected.length === 0
      ? ''
      : `SELECTED before on this page: ${selected.map((name) => quoted(name, longest.name)).join(', ')}`,
    extracted === null ? '' : `EXTRACTED, not collected yet: ${fieldWords(extracted)}`,
    // This agent cannot use the other landmarks.
    hintLine({ page, landmarks: { ...landmarks, apply: null, search: null, filterOpeners: [], filterFields: 0 } }),
  ]
    .filter((text) => text !== '')
    .join('\n');
}

/** Types are the agent's own words. */
function collectedWords({ collected }: CollectorInput): string {
  const counts = Object.entries(collected).map(([type, count]) => `${quoted(type, longest.name)} ${count}`);
  if (counts.length === 0) return 'nothing';
  const left = counts.length - most.types;
  return [...counts.slice(0, most.types), ...(left > 0 ? [`${left} more types`] : [])].join(', ');
}

function listLine({ list }: CollectorInput): string {
  const { announced, problems } = list;
  const total = announced === null ? '' : `; the page says ${announced} results`;
  const complaints = problems.slice(0, most.problems).map((problem) => oneLine(problem, longest.problem));
  return `LIST of jobs: ${rowWords(list)}${total}${complaints.length === 0 ? '' : `; wrong: ${complaints.join('; ')}`}`;
}

function rowWords({ rows, unread }: CollectorInput['list']): string {
  if (rows === 0) return 'the program makes out none';
  return unread === 0
    ? `all ${rows} rows that the program reads are collected`
    : `${unread} of ${rows} rows that the program reads are not collected`;
}

function wishLine({ filter, value, outcome, evidence, tries }: SearchWish): string {
  const name = filter === null ? 'search words' : `filter ${quoted(filter, longest.name)}`;
  const shown = evidence === null ? '' : ` (it shows ${quoted(evidence, longest.name)})`;
  return `- ${name} = ${quoted(value, longest.value)}: ${outcomes[outcome]}${shown}${tries > 1 ? `, tried ${tries} times` : ''}`;
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
    value === undefined ? [] : [`${name} ${quoted(value, longest.value)}`],
  );
  return [...words, description === undefined ? 'no description' : 'a description'].join(', ');
}

function section(title: string, lines: string[]): string {
  return lines.length === 0 ? '' : [title, ...lines].join('\n');
}
