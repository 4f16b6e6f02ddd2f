import { hintLine, listHints } from '@/agents/page-view/hint-line';
import { isRef } from '@/agents/page-view/printed-addresses';
import { fenced } from '@/agents/prompt/fence';
import { firstLines } from '@/agents/prompt/first-lines';
import { quoted, sentences, toOneLine, withoutAddresses } from '@/agents/prompt/quote-in-prompt';
import type { QuestionState } from '@/domain/page/exploration-questions';
import type { Act, ActResult } from '@/domain/page/page-act';
import type { PastAct } from '@/domain/run/exploration';
import type { MessagePart } from '@/models/model';
import type { PageView } from '../page-view/page-view';
import type { ExplorerInput } from './explorer-input';

/** Number of latest steps shown; findings of earlier ones are in the memory. */
const mostSteps = 8;

/** Number of those shown in full. */
const mostAtLength = 2;

const longest = { address: 60, element: 60, reason: 80, summary: 220, oldElement: 40, oldSummary: 96 };

/**
 * `step 12: click e3 "Nurse" (see details) → {"success":true,"url_changed":false} The details pane shows the job.` The latest with its
 * result as returned by the tool, others only with what is special; the oldest short.
 */
function stepLines(past: readonly PastAct[], page: PageView): string[] {
  const shown = past.slice(-mostSteps);
  return shown.map((step, place) => {
    const age = shown.length - 1 - place;
    return age < mostAtLength ? wholeLine(step, page, age === 0) : shortLine(step, page);
  });
}

/** `isLatest`: the page is as this step left it. */
function wholeLine(past: PastAct, page: PageView, isLatest: boolean): string {
  const { step, act, element, result, summary } = past;
  const why = 'reason' in act && act.reason !== '' ? ` (${toOneLine(act.reason, longest.reason)})` : '';
  const outcome = isLatest || !result.success ? resultOf(act, result, isLatest ? page : null) : particulars(result);
  return line(
    `step ${step}: ${actWords(past, page)}${elementWords(element, longest.element)}${why} →`,
    outcome,
    sentences(summary, longest.summary),
  );
}

/** The act and its result: in words alone if it succeeded. */
function shortLine(past: PastAct, page: PageView): string {
  const { step, act, element, result, summary } = past;
  return line(
    `step ${step}: ${actWords(past, page)}${elementWords(element, longest.oldElement)} →`,
    result.success ? {} : resultOf(act, result, null),
    sentences(summary, longest.oldSummary),
  );
}

function line(begin: string, outcome: Record<string, unknown>, summary: string): string {
  const told = Object.keys(outcome).length === 0 ? '' : JSON.stringify(outcome);
  return [begin, told, summary].filter((part) => part !== '').join(' ');
}

function elementWords(element: string, most: number): string {
  return element === '' ? '' : ` ${quoted(element, most)}`;
}

function actWords(past: PastAct, page: PageView): string {
  const { act } = past;
  switch (act.name) {
    case 'click':
      return `click${address(act.selector, past, page)}`;
    case 'type_text':
      return `type_text ${quoted(act.text, 60)} into${address(act.selector, past, page)}`;
    case 'select_option':
      return `select_option ${quoted(act.option, 60)} of${address(act.selector, past, page)}`;
    case 'press_key':
      return `press_key ${act.key}`;
    case 'scroll':
      return `scroll ${act.direction}${act.selector === null ? '' : ` at${address(act.selector, past, page)}`}`;
    case 'go_back':
      return 'go_back';
    case 'observe':
      return `observe ${quoted(act.what, 60)}`;
  }
}

/** Refs are numbered anew in every document: one that now means another element, or none, is left out. */
function address(selector: string, { element }: PastAct, { elements }: PageView): string {
  const isStale = isRef(selector) && !elements.some(({ ref, name }) => ref === selector && name === element);
  if (!isStale) return ` ${toOneLine(selector, longest.address)}`;
  return element === '' ? ' something without a name' : '';
}

/** The result in the tool's terms. */
function resultOf(act: Act, result: ActResult, page: PageView | null): Record<string, unknown> {
  const { success, newUrl, newContentLoaded } = result;
  const error = result.error === null ? {} : { error: toOneLine(result.error, 160) };
  const url = newUrl === null ? {} : { new_url: toOneLine(newUrl, 120) };
  switch (act.name) {
    case 'observe':
      return page === null ? { dom: 'shown then' } : observation(page);
    case 'scroll':
      return { success, new_content_loaded: newContentLoaded ?? false, ...error };
    case 'type_text':
    case 'select_option':
      return { success, ...url, ...error };
    default:
      return { success, url_changed: newUrl !== null, ...url, ...error };
  }
}

/** For a success: where it led. */
function particulars({ newUrl }: ActResult): Record<string, unknown> {
  return newUrl === null ? {} : { url_changed: true, new_url: toOneLine(newUrl, 120) };
}

function observation({ url, title }: PageView): Record<string, string> {
  return { dom: 'the page text below', url: toOneLine(url, 120), title: toOneLine(title, 80) };
}

const longestTask = 300;
const longestGoal = 200;
const longestFinding = 100;
const mostGoals = 20;
const mostFilters = 20;
/** UTF-8 bytes of memory and page: their makers bound both, this is for exceptions. */
const memoryBytes = 4_000;
const pageBytes = 40_000;

/** One turn as text. Anything influenced by pages is fenced; the rest is the user's or the program's. */
export function renderExplorer(input: ExplorerInput, fence: string): MessagePart[] {
  const help = listHints(input.page.text);
  const parts = [
    `Task: ${toOneLine(input.task, longestTask)}`,
    `Goals:\n${input.goals.slice(0, mostGoals).map(goalLine).join('\n')}`,
    `Turns left: ${input.turnsLeft}. The apply control ${input.mayPressApply ? 'may' : 'must not'} be pressed.`,
    ...(help === '' ? [] : [help]),
    ...(input.warning ? [`WARNING: ${input.warning}`] : []),
    fenced(fence, 'record', recordOf(input)),
    fenced(fence, 'page', firstLines(input.page.text, pageBytes)),
  ];
  return [{ type: 'text', text: parts.join('\n\n') }];
}

function goalLine({ id, text, status, evidence }: QuestionState): string {
  return `- ${id} (${status}${evidence === null ? '' : `, step ${evidence}`}): ${toOneLine(text, longestGoal)}`;
}

function recordOf(input: ExplorerInput): string {
  const { memory, past, page, goals, filters, applySeen } = input;
  return [
    firstLines(withoutAddresses(memory), memoryBytes),
    section('STEPS, oldest first:', stepLines(past, page)),
    section('FINDINGS:', goals.slice(0, mostGoals).flatMap(findingLine)),
    filters.length > 0
      ? `FILTERS LISTED: ${filters
          .slice(0, mostFilters)
          .map((name) => quoted(name, 40))
          .join(', ')}`
      : '',
    applySeen === null ? '' : `SEEN TO APPLY WITH: ${quoted(applySeen, 60)}`,
    hintLine(input),
  ]
    .filter((text) => text !== '')
    .join('\n');
}

/** Shown for every settled goal: the step that showed it may no longer be listed. */
function findingLine({ id, status, finding, evidence }: QuestionState): string[] {
  if (finding === null || status === 'open') return [];
  return [`- ${id}${evidence === null ? '' : ` (step ${evidence})`}: ${sentences(finding, longestFinding)}`];
}

function section(title: string, lines: string[]): string {
  return lines.length === 0 ? '' : [title, ...lines].join('\n');
}
