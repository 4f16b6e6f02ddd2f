import { type PlannedStepInput, type PlannerInput, planner } from '@/agents/planner';
import { ReadyMadeGoal } from '@/domain/goal/goal-order';
import { definePolicy } from '../policy/policy';

type Answer =
  | { name: 'plan_steps'; input: { steps: PlannedStepInput[]; answer_when_done: null } }
  | { name: 'report_answer'; input: { is_done: boolean; answer: string; items: number[] } }
  | { name: 'give_up'; input: { reason: string } };

/** Ready-made goals are one step each; others need a model. */
export const plannerPolicy = definePolicy(planner, (input): Answer => {
  const { occasion, failure, past, items } = input;
  const readyMade = ReadyMadeGoal.safeParse(input.readyMade);
  if (!readyMade.success) return giveUp('Goals in free words need a model: choose one in the settings.');
  if (occasion === 'replan') return giveUp(failure?.reason ?? '');
  if (occasion === 'plan')
    return { name: 'plan_steps', input: { steps: [stepFor(readyMade.data, input)], answer_when_done: null } };
  const isDone = past.some(({ status }) => status === 'success');
  const all = items.map((_, index) => index + 1);
  return { name: 'report_answer', input: { is_done: isDone, answer: past.at(-1)?.evidence ?? '', items: all } };
});

function giveUp(reason: string): Answer {
  return { name: 'give_up', input: { reason } };
}

const intents = { search: 'search', filter: 'filter', 'next-page': 'navigate', extract: 'extract' } as const;

const concepts: Record<ReadyMadeGoal, string> = {
  search: 'the search field',
  filter: 'the filters',
  'next-page': 'what leads to further results',
  extract: 'the list of results',
};

const outcomes: Record<ReadyMadeGoal, string> = {
  search: 'Results for these words',
  filter: 'The list is narrowed by it',
  'next-page': 'Other rows of the list',
  extract: 'The rows of the list are put aside',
};

function stepFor(kind: ReadyMadeGoal, { goal }: PlannerInput): PlannedStepInput {
  return {
    id: 's1',
    intent: intents[kind],
    description: goal,
    target_concept: concepts[kind],
    input_data: kind === 'search' || kind === 'filter' ? goal : null,
    expected_outcome: outcomes[kind],
    check: null,
    dependencies: [],
    priority: 1,
  };
}
