import { expect, it } from 'vitest';
import type { PlannedStep } from '@/domain/goal/goal-state';
import type { RememberedStep } from '@/domain/goal/remembered-step';
import type { Pursuit } from '@/workflows/goal/goal-ports';
import { rememberStep } from '@/workflows/goal/remember-step';
import { aPursuit } from './a-pursuit';

interface Pressed {
  step: Partial<PlannedStep>;
  element: { role: string; name: string; selectors: string[] };
  target?: string;
}

/** What is kept after one press that succeeded. */
async function kept({ step, element, target = 'e1' }: Pressed): Promise<RememberedStep[]> {
  const steps: RememberedStep[] = [];
  const action = { type: 'click', target, value: null, description: '' };
  const pursuit = aPursuit({
    plan: [
      { id: 's1', intent: 'navigate', description: '', targetConcept: '', inputData: null, ...step } as PlannedStep,
    ],
    attempt: {
      stepId: 's1',
      before: { url: 'https://a.test/' },
      done: [{ action, element, outcome: 'done' }],
    } as never,
  });
  const store = { ...pursuit.store, rememberStep: async (one: RememberedStep) => void steps.push(one) };
  await rememberStep({ ...pursuit, store, now: () => '2026-11-26T12:00:00.000Z' } as Pursuit);
  return steps;
}

const lasting = { selectors: ['#one'] };

it.each<Pressed & { is: string }>([
  {
    is: 'a link that the step names',
    step: { targetConcept: 'the basket' },
    element: { role: 'link', name: 'Basket (1)', ...lasting },
  },
  { is: 'a button', step: { targetConcept: 'what saves' }, element: { role: 'button', name: 'Keep it', ...lasting } },
])('remembers $is', async (pressed) => {
  expect(await kept(pressed)).toHaveLength(1);
});

it.each<Pressed & { is: string }>([
  {
    is: 'a link to one thing among others',
    step: { targetConcept: 'the first result', description: 'Open the first backpack' },
    element: { role: 'link', name: 'Slim backpack Trail', ...lasting },
  },
  {
    is: 'a row, which has no selector that lasts',
    step: { targetConcept: 'the first result' },
    element: { role: 'button', name: 'Choose', selectors: [] },
  },
  {
    is: 'what is pressed for the words of its input',
    step: { targetConcept: 'the colour', inputData: 'Red' },
    element: { role: 'button', name: 'Red', ...lasting },
  },
])('does not remember $is', async (pressed) => {
  expect(await kept(pressed)).toEqual([]);
});

it('keeps no place in something, which was meant of what it showed then', async () => {
  const pressed = { step: { targetConcept: 'the drawing' }, element: { role: 'img', name: 'Area', ...lasting } };
  expect(await kept(pressed)).toHaveLength(1);
  expect(await kept({ ...pressed, target: 'e1 at 25%, 50%' })).toHaveLength(0);
});
