import { describe, expect, it } from 'vitest';
import type { PlannedStepInput } from '@/agents/planner';
import type { PlannedStep } from '@/domain/goal/goal-state';
import { problemOfPlan } from '@/workflows/goal/check-plan';
import { chooseStep } from '@/workflows/goal/choose-step';

function step(id: string, more: Partial<PlannedStep> = {}): PlannedStep {
  return {
    id,
    intent: 'search',
    description: id,
    targetConcept: 'the search',
    inputData: null,
    expectedOutcome: 'results',
    check: null,
    dependencies: [],
    maxAttempts: 3,
    priority: 1,
    status: 'open',
    attempts: 0,
    change: null,
    hasTriedMemory: false,
    result: null,
    ...more,
  };
}

const chosen = (plan: PlannedStep[]): string => {
  const choice = chooseStep(plan);
  return choice.kind === 'step' ? choice.step.id : choice.kind;
};

describe('the order of steps', () => {
  it('puts a retry first, then the higher priority, then fewer dependencies', () => {
    expect(chosen([step('a', { priority: 9 }), step('b', { attempts: 1 })])).toBe('b');
    expect(chosen([step('a'), step('b', { priority: 2 })])).toBe('b');
    expect(chosen([step('x', { status: 'success' }), step('a', { dependencies: ['x'] }), step('b')])).toBe('b');
  });

  it('waits for what a step depends on', () => {
    expect(chosen([step('b', { dependencies: ['a'], priority: 9 }), step('a')])).toBe('a');
  });

  it.each(['failure', 'partial'] as const)('never waits for a step that ended as %s', (status) => {
    expect(chosen([step('a', { status }), step('b', { dependencies: ['a'] })])).toBe('replan');
  });

  it('is through when nothing is open, and stands still nowhere', () => {
    expect(chosen([step('a', { status: 'success' }), step('b', { status: 'dropped' })])).toBe('close');
    expect(chosen([step('a', { dependencies: ['b'] }), step('b', { dependencies: ['a'] })])).toBe('a');
  });
});

const planned = (more: Partial<PlannedStepInput> = {}): PlannedStepInput => ({
  id: 's1',
  intent: 'search',
  description: 'Search for wireless headphones',
  target_concept: 'the search',
  input_data: 'wireless headphones',
  expected_outcome: 'Results for wireless headphones',
  check: null,
  dependencies: [],
  priority: 1,
  ...more,
});

const noPlan = { plan: [], variables: [], goal: 'Search for wireless headphones', constraints: '' };

describe('a plan', () => {
  it.each([
    '#twotabsearchtextbox',
    "input[name='field-keywords']",
    'the button.nav-search-submit',
    'div.s-main-slot',
    'press e12',
    'row L1.3',
    '//div[@id="x"]',
    'main > ul li:nth-child(2)',
    '[data-testid=buy]',
  ])('is refused where it names %s', (words) => {
    expect(problemOfPlan([planned({ target_concept: words })], noPlan)).toMatch(/plain words/);
  });

  it.each([
    'the price filter (up to $100)',
    'result #3 of the list',
    'e.g. the search box at shop.example.com',
    'the "Sort by" list > lowest price',
    'version 2.0 of the thing',
  ])('may say %s', (words) => {
    expect(problemOfPlan([planned({ target_concept: words })], noPlan)).toBeNull();
  });

  it('may say what the goal itself says', () => {
    const step = planned({ description: 'Open the post with the tag #gardening-tips' });
    expect(problemOfPlan([step], noPlan)).toMatch(/plain words/);
    expect(problemOfPlan([step], { ...noPlan, goal: 'Like the post tagged #gardening-tips' })).toBeNull();
  });

  it('has to look whether what it changed is so', () => {
    const change = planned({ intent: 'interact' });
    const search = planned({ id: 's0', intent: 'search' });
    expect(problemOfPlan([search, change], noPlan)).toMatch(/verify/);
    expect(problemOfPlan([change, planned({ id: 's2', intent: 'verify', dependencies: ['s1'] })], noPlan)).toBeNull();
  });

  it('depends on its own steps, and knows its own variables', () => {
    expect(problemOfPlan([planned({ dependencies: ['s9'] })], noPlan)).toMatch(/s9/);
    expect(problemOfPlan([planned({ input_data: '{{secret}}' })], noPlan)).toMatch(/no variable/);
  });
});

it('a plan may go unverified where its planner insists, or is one step that is judged itself', () => {
  const change = planned({ id: 's2', intent: 'interact' });
  expect(problemOfPlan([planned({ intent: 'search' }), change], noPlan, true)).toBeNull();
  expect(problemOfPlan([change], noPlan)).toBeNull();
});
