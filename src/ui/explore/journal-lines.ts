import type { Step, StepCode } from '@/domain/run/step';

/** A journal entry as shown, and whether it is an act with unknown outcome. */
export interface ListedStep {
  step: Step;
  isUnfinished: boolean;
}

/** Acts whose outcome says everything again. */
const toldByOutcome: ReadonlySet<StepCode> = new Set<StepCode>([
  'opened-details',
  'acted',
  'filled-field',
  'form-went-on',
]);

/**
 * The journal entries worth showing. An intent without outcome, though the journal continued, may or may not have happened: the user should
 * know.
 */
export function listedSteps(steps: Step[]): ListedStep[] {
  return steps.flatMap((step, index): ListedStep[] => {
    if (step.phase !== 'intent') return [{ step, isUnfinished: false }];
    const next = steps[index + 1];
    const isUnfinished = next !== undefined && next.phase !== 'outcome';
    return isUnfinished || !toldByOutcome.has(step.code) ? [{ step, isUnfinished }] : [];
  });
}
