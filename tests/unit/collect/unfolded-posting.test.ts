import { expect, it, vi } from 'vitest';
import type { DetailsReading } from '@/domain/page/page-readings';
import { completePosting } from '@/workflows/collect/posting/complete-posting';
import type { DiscoveryContext } from '@/workflows/discovery';

vi.mock('@/workflows/collect/extraction/ask-extractor', () => ({
  askExtractor: async () => ({ fields: { salaryText: '€ 3,100' }, part: 'li:nth-of-type(1)' }),
}));

const details = {
  fields: { title: 'Nurse', description: 'You look after the ward.' },
  doubts: ['salaryText'],
  isClosed: false,
  pane: null,
} as unknown as DetailsReading;

const discovery = {
  run: { run: { state: { asks: {}, recipe: null, collector: null, pageKeys: [] } } },
  models: { rules: {}, modelFor: async () => ({}) },
  tab: { ask: async () => ({}) },
} as unknown as DiscoveryContext;

it('takes the row that unfolded for no place where the postings of other rows are shown, whoever read it', async () => {
  const read = (isInRow: boolean) => completePosting(discovery, { title: 'Nurse' }, { ...details, isInRow });
  expect(await read(true)).toMatchObject({ pane: null, layout: null });
  expect(await read(false)).toMatchObject({ pane: 'li:nth-of-type(1)' });
});
