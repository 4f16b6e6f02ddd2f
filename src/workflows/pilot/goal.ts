import type { PilotInput } from '@/agents/pilot/pilot-input';
import type { SeenPart } from '@/domain/seen-element';

/** What the pilot is to reach, and all that it may type or choose for it. */
export type PilotGoal = Pick<PilotInput, 'questions' | 'values'>;

/** The handle or option that a text is, letter for letter; null for whatever the goal does not name. */
export function givenText({ questions, values }: PilotGoal, text: string): string | null {
  const given = [...questions.flatMap(({ put, choose }) => [put, choose]), ...values.map(({ handle }) => handle)];
  return given.find((one) => one === text.trim()) ?? null;
}

/** Whether a goal names an option to choose. */
export function isGivenOption({ questions }: PilotGoal, option: string): boolean {
  return questions.some(({ choose }) => choose !== null && folded(choose) === folded(option));
}

/** Whether a question is one of those that are open. */
export function isOpenQuestion({ questions }: PilotGoal, asked: string): boolean {
  return questions.some(({ question }) => folded(question) === folded(asked));
}

/** Whether the page itself calls a part like an option that the goal names, or like a question that is open. */
export function isOfGoal(part: Pick<SeenPart, 'label' | 'text'> | null, goal: PilotGoal): boolean {
  const name = part === null ? '' : part.label || part.text;
  return isGivenOption(goal, name) || isOpenQuestion(goal, name);
}

/** As people compare them: without case, white space and what marks a question as required. */
function folded(text: string): string {
  return text
    .replace(/[\s*:]+/g, ' ')
    .trim()
    .toLowerCase();
}
