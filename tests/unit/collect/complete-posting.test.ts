import { describe, expect, it } from 'vitest';
import type { DetailsReading } from '@/domain/page/page-readings';
import { completePosting, paneOf } from '@/workflows/collect/posting/complete-posting';
import type { DiscoveryContext } from '@/workflows/discovery';

const fields = { title: 'Nurse', description: 'You look after the ward.' };
const details = {
  fields,
  doubts: ['salaryText'],
  isClosed: false,
  pane: null,
  isInRow: false,
} as unknown as DetailsReading;

/** A run with a model that would be asked. */
const discovery = {
  run: { run: { state: { asks: {} } } },
  models: {
    rules: {},
    modelFor: async () => {
      throw new Error('asked');
    },
  },
} as unknown as DiscoveryContext;

describe('what a posting does not say', () => {
  it('is not asked for where its row said it', async () => {
    const row = { title: 'Nurse', salaryText: '€ 3,100 a month' };
    expect(await completePosting(discovery, row, details)).toMatchObject({ fields });
  });

  it('is asked for where nobody said it', async () => {
    await expect(completePosting(discovery, { title: 'Nurse' }, details)).rejects.toThrow('asked');
  });
});

it('is shown in the part that was read, unless that is the row it unfolded from', () => {
  expect(paneOf({ pane: null, isInRow: true }, 'li:nth-of-type(1)')).toBeNull();
  expect(paneOf({ pane: null, isInRow: false }, 'aside')).toBe('aside');
  expect(paneOf({ pane: 'main', isInRow: false }, 'aside')).toBe('main');
  expect(paneOf(null, 'aside')).toBe('aside');
});
