import { expect, it } from 'vitest';
import type { Attempt, PlannedStep } from '@/domain/goal/goal-state';
import { checkExpectation } from '@/workflows/goal/check-expectation';
import type { GoalView } from '@/workflows/goal/view-page';
import { aPursuit } from './a-pursuit';

const state = { url: '', title: '', visibleSections: [], availableActions: [], extractedData: {}, details: [] };
const step = { check: { kind: 'rows-changed' }, intent: 'filter', inputData: null } as unknown as PlannedStep;

const check = (rowsBefore: string[], rows: string[]) =>
  checkExpectation(
    aPursuit(),
    step,
    { before: state, rowsBefore } as unknown as Attempt,
    {
      state,
      rows,
    } as unknown as GoalView,
  );

it('knows rows that stayed as they were from rows that changed', async () => {
  expect(await check(['Lamp | $9'], ['Lamp | $9'])).toMatchObject({ holds: false, isCertain: true });
  expect(await check(['Lamp | $9'], [])).toMatchObject({ holds: true });
});

it('cannot tell by rows where there were none and are none', async () => {
  expect(await check([], [])).toMatchObject({ holds: null, isCertain: false });
});
