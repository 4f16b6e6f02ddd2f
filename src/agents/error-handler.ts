import { z } from 'zod';
import { GoalStep } from '@/domain/goal/goal-step';
import { DoneAction } from '@/domain/goal/micro-action';
import { PageState } from '@/domain/goal/page-state';
import { Evaluation } from '@/domain/goal/step-result';
import type { MessagePart } from '@/models/model';
import { defineAgent } from './calling/define-agent';
import { defineTool } from './calling/define-tool';
import { actionLines } from './goal-view/action-lines';
import { stateLines } from './goal-view/state-lines';
import { stepLines } from './goal-view/step-line';
import { maxLength } from './prompt/answer-limits';
import { fenced, fenceRule } from './prompt/fence';
import { sentences, toOneLine } from './prompt/quote-in-prompt';

const ErrorHandlerInput = z.object({
  step: GoalStep,
  /** Attempts made, and those allowed. */
  attempts: z.number().int(),
  replansLeft: z.number().int(),
  evaluation: Evaluation,
  done: z.array(DoneAction),
  /** Changes of earlier attempts: none is worth another try. */
  changes: z.array(z.string()),
  state: PageState,
  readyMade: z.string().nullable(),
});
export type ErrorHandlerInput = z.infer<typeof ErrorHandlerInput>;

const errorHandlerPrompt = `One step of a plan failed on a web page. Decide how to go on. Call one tool.
- retry: the same step once more, with a named change in how it is done: another control, first opening a section, scrolling, waiting until it has loaded, other words. Never the same again, never a change that was tried.
- replan: the way is wrong, the page is another than thought, or what the step asks is not here: the rest is planned anew.
- give_up: nothing can help, as where the user said no, the session ended, or the site says that it is impossible. A sentence for the user: what failed and why.

${fenceRule}`;

const sentence = z.string().max(maxLength.finding);

/** Decides after a failure whether to try again, to plan anew, or to stop. */
export const errorHandler = defineAgent({
  name: 'error-handler',
  tier: 'fast',
  prompt: errorHandlerPrompt,
  tools: [
    defineTool('retry', 'Try the step again in another way.', z.object({ change: sentence })),
    defineTool('replan', 'Plan the rest anew.', z.object({ reason: sentence })),
    defineTool('give_up', 'Stop here.', z.object({ sentence })),
  ],
  input: ErrorHandlerInput,
  render: renderErrorHandler,
});

function renderErrorHandler(input: ErrorHandlerInput, fence: string): MessagePart[] {
  const { step, attempts, replansLeft, evaluation, done, changes, state } = input;
  const { reason, suggestions } = evaluation;
  const parts = [
    stepLines(step).join('\n'),
    `Attempts: ${attempts} of ${step.maxAttempts}. New plans left: ${replansLeft}.`,
    ...(changes.length === 0 ? [] : [`Tried: ${changes.map((change) => toOneLine(change, 120)).join('; ')}`]),
    fenced(
      fence,
      'why it failed',
      [sentences(reason, 300), ...suggestions.map((one) => `maybe: ${toOneLine(one, 160)}`)].join('\n'),
    ),
    fenced(fence, 'actions', actionLines(done).join('\n') || 'none'),
    fenced(fence, 'page now', stateLines(state).join('\n')),
  ];
  return [{ type: 'text', text: parts.join('\n\n') }];
}
