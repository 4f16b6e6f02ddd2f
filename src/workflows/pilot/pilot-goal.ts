import type { PilotInput } from '@/agents/pilot-agent';
import type { InspectedTarget } from '@/domain/page/inspected-element';

/** The pilot's goal, and everything it may type or choose. */
export type PilotGoal = Pick<PilotInput, 'questions' | 'values'>;

/** The handle or option a text is, literally; null if the goal does not contain it. */
export function allowedText({ questions, values }: PilotGoal, text: string): string | null {
  const given = [...questions.flatMap(({ put, choose }) => [put, choose]), ...values.map(({ handle }) => handle)];
  return given.find((one) => one === text.trim()) ?? null;
}

/** Whether the goal contains an option to choose. */
export function isGoalOption({ questions }: PilotGoal, option: string): boolean {
  return questions.some(({ choose }) => choose !== null && folded(choose) === folded(option));
}

/** Whether a question is one of the open ones. */
export function isGoalQuestion({ questions }: PilotGoal, asked: string): boolean {
  return questions.some(({ question }) => folded(question) === folded(asked));
}

/** Whether the page itself names a part like one of the goal's options or open questions. */
export function isNamedByGoal(part: Pick<InspectedTarget, 'label' | 'text'> | null, goal: PilotGoal): boolean {
  const name = part === null ? '' : part.label || part.text;
  return isGoalOption(goal, name) || isGoalQuestion(goal, name);
}

/** As people compare them: ignoring case, white space and required marks. */
function folded(text: string): string {
  return text
    .replace(/[\s*:]+/g, ' ')
    .trim()
    .toLowerCase();
}
