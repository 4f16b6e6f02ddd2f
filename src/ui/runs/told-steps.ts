import type { Step, StepCode } from '@/domain/step';

/** A journal entry as it is told, and whether it is an act of which nobody knows how it went. */
export interface ToldStep {
  step: Step;
  isUnfinished: boolean;
}

/** Acts whose outcome says it all again. */
const toldByOutcome: ReadonlySet<StepCode> = new Set<StepCode>([
  'opened-details',
  'acted',
  'filled-field',
  'form-went-on',
]);

/**
 * What is worth telling of a journal. An intent that no outcome follows though the journal went on may or may not have
 * happened: the user should know.
 */
export function toldSteps(steps: Step[]): ToldStep[] {
  return steps.flatMap((step, index): ToldStep[] => {
    if (step.phase !== 'intent') return [{ step, isUnfinished: false }];
    const next = steps[index + 1];
    const isUnfinished = next !== undefined && next.phase !== 'outcome';
    return isUnfinished || !toldByOutcome.has(step.code) ? [{ step, isUnfinished }] : [];
  });
}
