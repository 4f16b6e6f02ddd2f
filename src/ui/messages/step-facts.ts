import type { Step } from '@/domain/run/step';

export type StepFacts = Step['facts'];
type Fact = StepFacts[string] | undefined;

export const isNumber = (fact: Fact): fact is number => typeof fact === 'number';
/** A nonempty text. */
export const isText = (fact: Fact): fact is string => typeof fact === 'string' && fact !== '';
