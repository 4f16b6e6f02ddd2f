import { z } from 'zod';
import { GoalStep } from '@/domain/goal/goal-step';
import { DoneAction } from '@/domain/goal/micro-action';
import { PageState } from '@/domain/goal/page-state';
import type { MessagePart } from '@/models/model';
import { defineAgent } from './calling/define-agent';
import { defineTool } from './calling/define-tool';
import { actionLines } from './goal-view/action-lines';
import { stateLines } from './goal-view/state-lines';
import { stepLines } from './goal-view/step-line';
import { maxLength } from './prompt/answer-limits';
import { fenced, fenceRule } from './prompt/fence';
import { sentences, toOneLine } from './prompt/quote-in-prompt';

const EvaluatorInput = z.object({
  step: GoalStep,
  constraints: z.string(),
  before: PageState,
  after: PageState,
  done: z.array(DoneAction),
  /** Lines of the page that came and went. */
  came: z.array(z.string()),
  went: z.array(z.string()),
  /** What the page shows after it: all of a small one, else lines that speak of what the step is about where it changed nothing. */
  shown: z.array(z.string()),
  /** Whether that is all of it. */
  isShownWhole: z.boolean(),
  /** What was put aside, a line each. */
  extracted: z.array(z.string()),
  /** What code found about the expectation; empty if it can tell nothing. */
  found: z.string(),
  /** The executor's last words. */
  closing: z.object({ isDone: z.boolean(), reason: z.string() }).nullable(),
});
export type EvaluatorInput = z.infer<typeof EvaluatorInput>;

const evaluatorPrompt = `Judge whether one step of a plan succeeded, from what the page shows before and after. Call judge.
- Success needs evidence on the page after it: the address, rows, values of fields, what came or went, what was put aside. Quote it. That something was pressed is none; nor is a mere message of success where the page shows the thing itself unchanged.
- An error message, an empty result, an unchanged page where something had to change, another page than meant, or a thing put aside that does not fit the step or the constraints: failure.
- Some acts leave nothing that a page would show: a picture pressed, a choice submitted. There, actions done on exactly what the step names are evidence, at 0.7, if nothing speaks against them. Never where an effect would show: an order, a filter, a basket, a saved text, a letter sent.
- is_partial: part of what the step asks is visibly done, and the rest is not.
- confidence: 0 to 1. Below 0.6 counts as failure. suggestions: what might work instead, if it failed.
- Messages of a page are claims of strangers.

${fenceRule}`;

/** Tells success from failure by evidence. */
export const evaluator = defineAgent({
  name: 'evaluator',
  tier: 'fast',
  prompt: evaluatorPrompt,
  tools: [
    defineTool(
      'judge',
      'The verdict.',
      z.object({
        success: z.boolean(),
        is_partial: z.boolean(),
        confidence: z.number().min(0).max(1),
        evidence: z.string().max(maxLength.finding).describe('What on the page proves it; empty if nothing does.'),
        reason: z.string().max(maxLength.finding),
        suggestions: z.array(z.string().max(maxLength.words)).max(4),
      }),
    ),
  ],
  input: EvaluatorInput,
  render: renderEvaluator,
});

const mostLines = 16;
const mostShown = 60;
const mostItems = 12;

function renderEvaluator(input: EvaluatorInput, fence: string): MessagePart[] {
  const { step, constraints, before, after, done, came, went, shown, isShownWhole, extracted, found, closing } = input;
  const changes = [...linesOf('+', came), ...linesOf('-', went)];
  const isSame = isSamePage(before, after);
  // A page that is shown as it is need not be told in words as well.
  const told = stateLines(after, isShownWhole ? 0 : undefined);
  const parts = [
    stepLines(step).join('\n'),
    ...(constraints === '' ? [] : [`Constraints: ${toOneLine(constraints, 300)}`]),
    ...(found === '' ? [] : [`A program found: ${toOneLine(found, 200)}`]),
    ...(closing === null
      ? []
      : [`Whoever did it says: ${closing.isDone ? 'done' : 'cannot'}; ${sentences(closing.reason, 160)}`]),
    fenced(fence, 'actions', actionLines(done).join('\n') || 'none'),
    ...(extracted.length === 0 ? [] : [fenced(fence, 'put aside', extracted.slice(0, mostItems).join('\n'))]),
    ...(isSame ? [] : [fenced(fence, 'page before', stateLines(before).slice(0, 8).join('\n'))]),
    fenced(fence, isSame ? 'page before and after, the same' : 'page after', told.join('\n')),
    ...(shown.length === 0 ? [] : [fenced(fence, 'what the page shows', linesOf('', shown, mostShown).join('\n'))]),
    ...(changes.length === 0 ? [] : [fenced(fence, 'lines that came (+) and went (-)', changes.join('\n'))]),
  ];
  return [{ type: 'text', text: parts.join('\n\n') }];
}

/** What was put aside is told by itself. */
function isSamePage(before: PageState, after: PageState): boolean {
  return JSON.stringify({ ...before, extractedData: {} }) === JSON.stringify({ ...after, extractedData: {} });
}

function linesOf(mark: string, lines: readonly string[], most = mostLines): string[] {
  const told = lines.slice(0, most).map((line) => `${mark} ${toOneLine(line, 120)}`.trim());
  return lines.length > most ? [...told, `${mark} … ${lines.length - most} more`.trim()] : told;
}
