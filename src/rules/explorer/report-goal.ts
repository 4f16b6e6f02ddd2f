import type { DoneInput } from '@/agents/explorer/explorer';
import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import type { ElementType } from '@/domain/page/change-analysis';
import { type DefaultQuestionId, defaultQuestionIds, type QuestionState } from '@/domain/page/exploration-questions';
import type { PastAct } from '@/domain/run/exploration';
import { hadEffect, pastActsFor } from './next-act';

type ReportedGoal = DoneInput['goals'][number];

/** One goal: what was found with the step that showed it, or what was looked for in vain. */
export function reportQuestion(goal: QuestionState, input: ExplorerInput): ReportedGoal {
  const { id, status, finding, evidence } = goal;
  if (status === 'reached') return { id, status, finding: finding ?? '', evidence_step: evidence };
  const known = defaultQuestionIds.find((one) => one === id);
  if (known === undefined) return unknownGoal(id);
  const shown = actThatShowed(known, input);
  if (shown) return { id, status: 'reached', finding: shown.summary, evidence_step: shown.step };
  return { id, evidence_step: null, ...(isAbsent[known](input) ? absences[known] : openGoal) };
}

/** The rules know only the goals of job boards. */
function unknownGoal(id: string): ReportedGoal {
  return {
    id,
    status: 'open',
    finding: 'The built-in rules cannot look for this; a language model can.',
    evidence_step: null,
  };
}

const openGoal: Pick<ReportedGoal, 'status' | 'finding'> = { status: 'open', finding: 'It could not be tried.' };

const types: Record<DefaultQuestionId, ElementType> = {
  listing: 'job listing',
  apply: 'apply button',
  filters: 'filter button',
  search: 'search input',
  'next-page': 'pagination',
};

function actThatShowed(id: DefaultQuestionId, { patterns, past }: ExplorerInput): PastAct | null {
  const steps = new Set(patterns.filter(({ elementType }) => elementType === types[id]).map(({ step }) => step));
  return past.findLast((act) => steps.has(act.step) && hadEffect(act)) ?? null;
}

/** Absent means looked for where it would be. */
const isAbsent: Record<DefaultQuestionId, (input: ExplorerInput) => boolean> = {
  listing: ({ landmarks }) => landmarks.jobRows.length === 0,
  apply: (input) => pastActsFor(input, 'row').some(hadEffect),
  filters: ({ landmarks, filters }) =>
    filters.length === 0 && landmarks.filterOpeners.length === 0 && landmarks.filterFields === 0,
  search: ({ landmarks }) => landmarks.search === null,
  'next-page': ({ landmarks }) => landmarks.pager.ref === null,
};

const absences: Record<DefaultQuestionId, Pick<ReportedGoal, 'status' | 'finding'>> = {
  listing: { status: 'absent', finding: 'There is no list of jobs on the page.' },
  apply: { status: 'absent', finding: 'The jobs that were opened have no control to apply with.' },
  filters: { status: 'absent', finding: 'There are no filters on the page.' },
  search: { status: 'absent', finding: 'There is no search field on the page.' },
  'next-page': { status: 'absent', finding: 'Nothing leads to further jobs, and scrolling brings none.' },
};
