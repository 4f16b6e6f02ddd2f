import { type EvaluatorInput, evaluator } from '@/agents/evaluator';
import { definePolicy } from '../policy/policy';

/** Rules know nothing that might work instead. */
const noSuggestions: string[] = [];

/** Without reading, change is the only evidence: rows, address, values, things put aside. */
export const evaluatorPolicy = definePolicy(evaluator, (input) => {
  const { closing, step } = input;
  const evidence = evidenceOf(input);
  const success = evidence !== '' && closing?.isDone !== false;
  const reason = success
    ? evidence
    : closing?.isDone === false
      ? closing.reason
      : `Nothing shows: ${step.expectedOutcome}`;
  return {
    name: 'judge',
    input: {
      success,
      is_partial: false,
      confidence: success ? 0.8 : 0.9,
      evidence,
      reason,
      suggestions: noSuggestions,
    },
  };
});

function evidenceOf({ step, before, after, came, went, extracted }: EvaluatorInput): string {
  if (step.intent === 'extract') return extracted.length > 0 ? `${extracted.length} rows were put aside.` : '';
  if (before.url !== after.url) return `The page is now ${after.url}`.slice(0, 280);
  const [first] = came;
  return came.length + went.length > 0
    ? `${came.length} lines came and ${went.length} went${first ? `: ${first}` : ''}`.slice(0, 280)
    : '';
}
