import { quoted, toOneLine } from '@/agents/prompt/quote-in-prompt';
import type { GoalStep } from '@/domain/goal/goal-step';

/** A step of a plan on one line: `s2 filter: Show only what costs at most 100`. `most`: characters of what it says. */
export function stepLine(
  { id, intent, description }: Pick<GoalStep, 'id' | 'intent' | 'description'>,
  most = 160,
): string {
  return `${id} ${intent}: ${toOneLine(description, most)}`;
}

/** A step in full, as executor and evaluator see it. */
export function stepLines(step: GoalStep): string[] {
  const { description, targetConcept, inputData, expectedOutcome } = step;
  return [
    // Uncut: a small task is one step that says all there is to be filled in.
    `Step ${stepLine(step, 500)}`,
    ...(targetConcept === description ? [] : [`About: ${toOneLine(targetConcept, 120)}`]),
    ...(inputData === null ? [] : [`Input: ${quoted(inputData, 500)}`]),
    `Expected: ${toOneLine(expectedOutcome, 240)}`,
  ];
}
