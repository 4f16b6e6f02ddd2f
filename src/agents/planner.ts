import { z } from 'zod';
import { Expectation, GoalStep, mostSteps, StepIntent } from '@/domain/goal/goal-step';
import { PageSection, PageState } from '@/domain/goal/page-state';
import type { MessagePart } from '@/models/model';
import { defineAgent } from './calling/define-agent';
import { defineTool } from './calling/define-tool';
import { stateLines } from './goal-view/state-lines';
import { stepLine } from './goal-view/step-line';
import { maxCount, maxLength } from './prompt/answer-limits';
import { fenced, fenceRule } from './prompt/fence';
import { quoted, sentences, toOneLine } from './prompt/quote-in-prompt';

const PastStep = GoalStep.extend({ status: z.string(), evidence: z.string(), attempts: z.number().int() });

const PlannerInput = z.object({
  /** `plan` at the start, `replan` after a failure, `close` when all steps are done. */
  occasion: z.enum(['plan', 'replan', 'close']),
  goal: z.string(),
  constraints: z.string(),
  readyMade: z.string().nullable(),
  variables: z.array(z.object({ name: z.string(), isSecret: z.boolean() })),
  state: PageState,
  /** All that a small page shows, a line each; empty for a larger one. */
  shown: z.array(z.string()),
  /** Steps so far, oldest first. */
  past: z.array(PastStep),
  /** What failed: what was expected, and why it is not so. Null unless on `replan`. */
  failure: z.object({ step: z.string(), expectation: z.string(), reason: z.string() }).nullable(),
  replansLeft: z.number().int(),
  /** What was put aside: type and fields of each, as read. */
  items: z.array(z.object({ type: z.string(), data: z.record(z.string(), z.string()) })),
  /** How often each kind of step may be tried. */
  attempts: z.number().int(),
});
export type PlannerInput = z.infer<typeof PlannerInput>;

const plannerPrompt = `You plan how to reach a user's goal in the web browser tab they have open, as a person would tell a friend. Others carry out each step: they see the page, you see what it is about. Call one tool.

STEPS. As few as the goal needs: mostly 3 to 5, at most ${mostSteps}. One step is one whole intention ("search for X", "show only what costs at most Y", "read the first 3 results"), never a single press. What is done on the page at hand alone (fill it in and submit, choose, open and choose, drag, answer a letter) is ONE step, its submit included, with nothing before or after it. Plain words: no selectors, ids, class names or addresses of elements. Begin with what the page at hand offers; do not repeat steps that succeeded.
- intent: search, filter, navigate, extract (read things off the page and put them aside), authenticate (sign in or out), verify (see whether something is so), interact (anything else: choose, fill in, save, put into a basket).
- input_data: exactly what is to be typed, chosen or looked for, or null. Variables as {{name}}, never another value in their place.
- expected_outcome: what the user would then see, so that a reader can tell success from failure. Never "the button was pressed".
- check: the same for a program, if it fits one of these, else null. url-contains (value), rows-changed, rows-at-least (count), field-holds (name of the field, value), section-shown (section), items-at-least (count put aside). It must not hold already before the step. Unused parts: "", 0, null.
- dependencies: ids of steps that must have succeeded first. priority: higher is done first.
- Whoever has to know something reads it with an extract step: what is wanted in the answer has to be put aside by one. A step that changes what the site keeps (basket, profile) is followed by a verify step that looks where the site itself shows it, not at a message. A step whose effect shows where it is done, or nowhere, needs none: it is judged itself. Sorting or filtering by the site is better than reading everything.

- answer_when_done: what the user is told once all of these steps have succeeded, if you know it now, as where something was only to be done. Null if it rests on what has to be read first.

CLOSING. Once the steps are done you are asked to close: report_answer with what the user asked for, resting on what was put aside and on what the steps showed, by the numbers of those items. is_done only if the whole goal is reached with evidence; otherwise say plainly what is missing. If something is missing that can still be done, plan_steps again.
give_up if nothing on this site can reach the goal: say why in a sentence for the user.

CONSTRAINTS of the user hold for every step. Never plan what the goal does not ask for: no purchase, message, deletion or account change of your own.

${fenceRule}`;

const words = z.string().max(maxLength.words);

const PlannedStepInput = z.object({
  id: z.string().max(maxLength.id).describe('s1, s2, …'),
  intent: StepIntent,
  description: z.string().max(maxLength.field),
  target_concept: words.describe('What it is about, in words: "the price filter".'),
  input_data: z.string().max(maxLength.field).nullable(),
  expected_outcome: z.string().max(maxLength.finding),
  check: z
    .object({
      kind: Expectation.shape.kind,
      name: words,
      value: words,
      count: z.number().int(),
      section: PageSection.nullable(),
    })
    .nullable(),
  dependencies: z.array(z.string().max(maxLength.id)).max(mostSteps),
  priority: z.number().int(),
});
export type PlannedStepInput = z.infer<typeof PlannedStepInput>;

/** Decides what is to be done, and says in the end what came of it. */
export const planner = defineAgent({
  name: 'planner',
  tier: 'smart',
  prompt: plannerPrompt,
  tools: [
    defineTool(
      'plan_steps',
      'The steps that are still to be done.',
      z.object({
        steps: z.array(PlannedStepInput).min(1).max(mostSteps),
        answer_when_done: z.string().max(maxLength.understanding).nullable().describe('In the language of the goal.'),
      }),
    ),
    defineTool(
      'report_answer',
      'All is done, or nothing more can be: the answer for the user.',
      z.object({
        is_done: z.boolean(),
        answer: z.string().max(maxLength.understanding).describe('In the language of the goal.'),
        items: z.array(z.number().int()).max(maxCount.goals).describe('Numbers of the items it rests on.'),
      }),
    ),
    defineTool(
      'give_up',
      'The goal cannot be reached.',
      z.object({ reason: z.string().max(maxLength.summary).describe('A sentence for the user.') }),
    ),
  ],
  input: PlannerInput,
  render: renderPlanner,
});

const occasions: Record<PlannerInput['occasion'], string> = {
  plan: 'Plan the steps.',
  replan:
    'A step failed. Plan what is still to be done from the present state, in another way; what succeeded stays done.',
  close: 'All steps are done. Close, or plan what is still missing.',
};

const mostItems = 40;
const longestField = 80;

function renderPlanner(input: PlannerInput, fence: string): MessagePart[] {
  const { goal, constraints, variables, replansLeft, items, past, failure, state } = input;
  const parts = [
    `Goal: ${toOneLine(goal, 500)}`,
    ...(constraints === '' ? [] : [`Constraints: ${toOneLine(constraints, 500)}`]),
    ...(variables.length === 0 ? [] : [`Variables: ${variables.map(variableWords).join(', ')}`]),
    `${occasions[input.occasion]} New plans left: ${replansLeft}.`,
    ...(past.length === 0 ? [] : [fenced(fence, 'steps so far', past.map(pastLine).join('\n'))]),
    ...(failure === null ? [] : [fenced(fence, 'failure', failureLines(failure).join('\n'))]),
    ...(items.length === 0 ? [] : [fenced(fence, 'items', itemLines(items).join('\n'))]),
    fenced(fence, 'page now', stateLines(state).join('\n')),
    ...(input.shown.length === 0 ? [] : [fenced(fence, 'all that it shows', input.shown.join('\n'))]),
  ];
  return [{ type: 'text', text: parts.join('\n\n') }];
}

function variableWords({ name, isSecret }: PlannerInput['variables'][number]): string {
  return `{{${name}}}${isSecret ? ' (secret)' : ''}`;
}

function pastLine(step: PlannerInput['past'][number]): string {
  const shown = step.evidence === '' ? '' : `: ${sentences(step.evidence, 160)}`;
  return `${stepLine(step)} → ${step.status}${shown}`;
}

function failureLines({ step, expectation, reason }: NonNullable<PlannerInput['failure']>): string[] {
  return [
    `failed: ${toOneLine(step, 200)}`,
    `expected, and not so: ${toOneLine(expectation, 240)}`,
    `why: ${sentences(reason, 300)}`,
  ];
}

function itemLines(items: PlannerInput['items']): string[] {
  const shown = items.slice(0, mostItems).map(({ type, data }, index) => {
    const fields = Object.entries(data).map(([name, value]) => `${toOneLine(name, 30)} ${quoted(value, longestField)}`);
    return `${index + 1}. ${type}: ${fields.join(', ')}`;
  });
  return items.length > mostItems ? [...shown, `… ${items.length - mostItems} more`] : shown;
}
