import { expect, it } from 'vitest';
import { listedSteps } from '@/ui/explore/journal-lines';
import { sampleSteps } from '../../browser/panel-samples';

it('tells an act once, and says where nobody knows whether it happened', () => {
  const told = listedSteps(sampleSteps('00000000-0000-4000-8000-000000000001'));
  expect(told.map(({ step, isUnfinished }) => `${step.code}${isUnfinished ? '?' : ''}`)).toEqual([
    'started',
    'understood',
    'read-rows',
    'read-details',
    'opened-details?',
    'resumed',
    'waited',
    'problem',
    'turned-page',
    'understood',
  ]);
});
