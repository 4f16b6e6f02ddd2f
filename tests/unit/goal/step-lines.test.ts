import { expect, it } from 'vitest';
import { executor } from '@/agents/executor';
import { stepLines } from '@/agents/goal-view/step-line';

it('says all that a step asks for, and nothing twice', () => {
  const description = `Fill in ${'a long list of fields, '.repeat(15)}and press Go`;
  const step = {
    id: 's1',
    intent: 'interact' as const,
    description,
    targetConcept: description,
    inputData: null,
    expectedOutcome: 'It was sent',
    check: null,
    dependencies: [],
    maxAttempts: 3,
    priority: 1,
  };
  expect(stepLines(step)).toEqual([`Step s1 interact: ${description}`, 'Expected: It was sent']);
  expect(stepLines({ ...step, targetConcept: 'the form' })).toContain('About: the form');
});

it('lists as many presses as a calculator takes', () => {
  const press = {
    type: 'click',
    target: 'e1',
    end: null,
    value: null,
    key: null,
    direction: null,
    ms: null,
    items: [],
  };
  const actions = Array.from({ length: 12 }, () => ({ ...press, description: 'the next key' }));
  expect(executor.tools[0].input.safeParse({ actions, next: 'judge' }).success).toBe(true);
});
