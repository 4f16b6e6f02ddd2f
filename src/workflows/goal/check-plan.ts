import type { PlannedStepInput } from '@/agents/planner';
import type { GoalState } from '@/domain/goal/goal-state';

/** What looks like a selector, a ref or an address of an element: `#buy`, `.btn-primary`, `input[name=q]`, `div > a`, `e12`, `L1.3`, `//div`. */
const selectors = [
  /(?:^|[\s"'(])#[a-z][\w-]*\b(?!\d)/i,
  /(?:^|[\s"'(])[a-z]*\.[a-z]\w*-\w/i,
  /\b(?:div|span|input|button|ul|li|form|select|img|section)(?:[.#]|\[)[\w-]/i,
  /\[(?:[\w-]+[*^$~|]?=|data-|aria-)/i,
  /(?:^|\s)(?:div|span|ul|li|body|html|section)\s*>\s*\w/i,
  /(?:^|[\s"'(])(?:f\d+)?(?:e\d{1,4}|L\d{1,2}\.\d{1,4})(?=$|[\s"').,])/,
  /(?:^|\s)\/\/\w+(?:\[|\/)/,
  /:nth-(?:child|of-type)|data-testid|querySelector|xpath/i,
];

/**
 * What is wrong with a plan, in a sentence for its planner; null if nothing is. `isInsisted`: the planner was told that something is never
 * verified, and sees nothing that could be looked at: a page may show nothing of it.
 */
export function problemOfPlan(
  steps: readonly PlannedStepInput[],
  { plan, variables, goal, constraints }: Pick<GoalState, 'plan' | 'variables' | 'goal' | 'constraints'>,
  isInsisted = false,
): string | null {
  const known = new Set(plan.map(({ id }) => id));
  const own = new Set(steps.map(({ id }) => id));
  if (own.size < steps.length) return 'Two steps have the same id.';
  for (const step of steps) {
    const { id, dependencies, description, target_concept, expected_outcome } = step;
    const missing = dependencies.find((other) => other === id || (!own.has(other) && !known.has(other)));
    if (missing !== undefined) return `Step ${id} depends on ${missing}, which is no other step.`;
    if ([description, target_concept, expected_outcome].some((text) => namesSelector(text, `${goal} ${constraints}`))) {
      return `Step ${id} names an element as a program would. Say what it is in plain words.`;
    }
    const unknown = [...(step.input_data ?? '').matchAll(/\{\{(\w+)\}\}/g)].find(
      ([, name]) => !variables.some((variable) => variable.name === name),
    );
    if (unknown) return `There is no variable ${unknown[0]}.`;
  }
  return !isInsisted && lacksVerification(steps)
    ? 'Something is changed by an interact step and never verified: add a verify step after it.'
    : null;
}

/** What the user's own words say is no selector: a tag with its #, a size, a file. */
function namesSelector(text: string, said: string): boolean {
  return selectors.some((pattern) => {
    const [found] = pattern.exec(text) ?? [];
    return found !== undefined && !said.toLowerCase().includes(found.trim().toLowerCase());
  });
}

/** After the last step that changes something, something has to look whether it did. */
function lacksVerification(steps: readonly PlannedStepInput[]): boolean {
  const last = steps.findLastIndex(({ intent }) => intent === 'interact');
  // One step alone is judged by what came of it.
  return (
    last !== -1 &&
    steps.length > 1 &&
    !steps.slice(last).some(({ intent }) => intent === 'verify' || intent === 'extract')
  );
}
