import { expect, it } from 'vitest';
import type { GoalState, PlannedStep } from '@/domain/goal/goal-state';
import type { DoneAction } from '@/domain/goal/micro-action';
import { enteredSoFar } from '@/workflows/goal/entered-values';

const page = (url: string) => ({
  url,
  title: '',
  visibleSections: [],
  availableActions: [],
  extractedData: {},
  details: [],
});

function entered(
  type: 'fill' | 'click',
  role: string,
  name: string,
  value: string | null,
  came?: string[],
): DoneAction {
  return {
    action: {
      type,
      target: 'e1',
      end: null,
      value,
      key: null,
      direction: null,
      ms: null,
      items: null,
      description: '',
    },
    element: { role, name, selectors: [`#${name}`] },
    outcome: 'done',
    error: null,
    refusal: null,
    hasChanged: true,
    held: 0,
    came,
  };
}

const earlier = (intent: PlannedStep['intent'], ...microActions: DoneAction[]) => ({
  intent,
  result: { before: page('/in'), after: page('/me'), microActions },
});

const stateOf = (plan: unknown[], ...done: DoneAction[]) =>
  ({ plan, attempt: { before: page('/me'), done } }) as unknown as GoalState;

it('names what was entered on this page, each field once, and nothing of the sign-in before it', () => {
  const signIn = earlier('authenticate', entered('fill', 'textbox', 'Password', '{{password}}'));
  const first = earlier('interact', entered('fill', 'textbox', 'Bio', 'old'), entered('fill', 'textbox', 'Motto', 'm'));
  expect(enteredSoFar(stateOf([signIn, first], entered('fill', 'textbox', 'Bio', 'new')))).toEqual([
    { name: 'Motto', value: 'm' },
    { name: 'Bio', value: 'new' },
  ]);
});

it('names what was chosen, and what was ticked or cleared as the page says it', () => {
  const done = [
    entered('click', 'radio', 'daily', null),
    entered('click', 'checkbox', 'gift', null, ['checkbox "gift" (checked)']),
    entered('click', 'checkbox', 'news', null, ['checkbox "news"']),
    entered('click', 'checkbox', 'unknown', null),
    entered('click', 'button', 'Go on', null),
  ];
  expect(enteredSoFar(stateOf([], ...done))).toEqual([
    { name: 'daily', value: '✓' },
    { name: 'gift', value: '✓' },
    { name: 'news', value: '–' },
  ]);
});
