import type { GoalState } from '@/domain/goal';
import type { MessagePart } from '@/models/model';
import { fenced } from '../fence';
import { firstLines } from '../first-lines';
import { oneLine, quoted, sentences, withoutAddresses } from '../one-line';
import type { ExplorerInput } from './explorer-input';
import { hintLine } from './hint-line';
import { listHelp } from './list-help';
import { stepLines } from './step-lines';

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
  const help = listHelp(input.page.text);
  const parts = [
    `Task: ${oneLine(input.task, longestTask)}`,
    `Goals:\n${input.goals.slice(0, mostGoals).map(goalLine).join('\n')}`,
    `Turns left: ${input.turnsLeft}. The control to apply with ${input.mayPressApply ? 'may' : 'must not'} be pressed.`,
    ...(help === '' ? [] : [help]),
    ...(input.warning ? [`WARNING: ${input.warning}`] : []),
    fenced(fence, 'record', recordOf(input)),
    fenced(fence, 'page', firstLines(input.page.text, pageBytes)),
  ];
  return [{ type: 'text', text: parts.join('\n\n') }];
}

function goalLine({ id, text, status, evidence }: GoalState): string {
  return `- ${id} (${status}${evidence === null ? '' : `, step ${evidence}`}): ${oneLine(text, longestGoal)}`;
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
function findingLine({ id, status, finding, evidence }: GoalState): string[] {
  if (finding === null || status === 'open') return [];
  return [`- ${id}${evidence === null ? '' : ` (step ${evidence})`}: ${sentences(finding, longestFinding)}`];
}

function section(title: string, lines: string[]): string {
  return lines.length === 0 ? '' : [title, ...lines].join('\n');
}
