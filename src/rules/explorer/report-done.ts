import type { DoneInput } from '@/agents/explorer/explorer';
import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import { maxCount, maxLength } from '@/agents/prompt/answer-limits';
import type { ElementType } from '@/domain/page/change-analysis';
import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { cutAtSentence } from '@/std/cut-text';
import type { NextAct } from './next-act';
import { reportQuestion } from './report-goal';

/** Rows to name. */
const mostListings = 3;

/** What was found, from what was seen to happen; otherwise from the landmarks. */
export function reportDone(input: ExplorerInput): NextAct {
  const goals = input.goals
    .slice(0, maxCount.goals)
    .map((goal) => reportQuestion(goal, input))
    .map((goal) => ({ ...goal, finding: cutAtSentence(goal.finding, maxLength.finding - 1) }));
  const findings = goals.filter(({ status }) => status === 'reached').map(({ finding }) => finding);
  return {
    name: 'done',
    input: {
      understanding: cutAtSentence(
        [pageSentence(input), ...findings.map(asSentence)].join(' '),
        maxLength.understanding - 1,
      ),
      page_type: pageTypeOf(input),
      key_findings: findings.slice(0, maxCount.findings),
      key_elements: keyElementsOf(input),
      goals,
    },
  };
}

function asSentence(finding: string): string {
  return /[.!?…]$/.test(finding) ? finding : `${finding}.`;
}

function pageSentence({ landmarks, patterns }: ExplorerInput): string {
  const hasList = landmarks.jobRows.length > 0 || patterns.some(({ elementType }) => elementType === 'job listing');
  if (!hasList) return 'No list of jobs was found.';
  return landmarks.search ? 'A list of jobs with a search.' : 'A list of jobs.';
}

function pageTypeOf({ landmarks, patterns }: ExplorerInput): DoneInput['page_type'] {
  const isSeen = (type: ElementType) => patterns.some(({ elementType }) => elementType === type);
  if (landmarks.jobRows.length > 0 || isSeen('job listing')) {
    return landmarks.search || isSeen('search input') ? 'job_search' : 'job_board';
  }
  return landmarks.apply ? 'job_details' : 'other';
}

function keyElementsOf({ landmarks, patterns }: ExplorerInput): DoneInput['key_elements'] {
  const seen = (type: ElementType) => {
    const pattern = patterns.find(({ elementType, selectors }) => elementType === type && selectors.length > 0);
    return pattern?.selectors[0] ?? null;
  };
  const opener = landmarks.filterOpeners.find(({ name }) => mentionsFilters(name)) ?? landmarks.filterOpeners[0];
  const rows = landmarks.jobRows.slice(0, mostListings).map(({ ref }) => ref);
  const row = seen('job listing');
  return {
    filter_button: seen('filter button') ?? opener?.ref ?? null,
    apply_button: landmarks.apply?.ref ?? seen('apply button'),
    job_listings: rows.length > 0 || row === null ? rows : [row],
    search_input: landmarks.search?.ref ?? seen('search input'),
    pagination: landmarks.pager.ref ?? seen('pagination'),
  };
}
