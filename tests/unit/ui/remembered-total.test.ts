import { expect, it } from 'vitest';
import { noSearch } from '@/domain/job/search';
import { newDiscoverState } from '@/domain/run/discover-state';
import type { DiscoverRun } from '@/domain/run/run';
import { defaultSettings } from '@/domain/settings/settings';
import { rememberedTotal } from '@/ui/discover/remembered-total';

const url = 'https://jobs.example/search';

function runOn(startUrl: string, announced: number | null, { page = 3, isOver = true } = {}): DiscoverRun {
  const order = { mode: 'collect', limits: defaultSettings.limits, goals: [], search: noSearch } as const;
  const facts = { collected: 75, announced, pages: page, missed: null, message: null };
  return {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'discover',
    tabId: 7,
    startUrl,
    site: 'jobs.example',
    startedAt: '2026-11-21T10:00:00.000Z',
    endedAt: isOver ? '2026-11-21T10:10:00.000Z' : null,
    status: isOver ? 'ended' : 'running',
    wait: null,
    steps: 9,
    result: isOver ? { success: true, code: 'page-limit', facts, finalUrl: startUrl } : null,
    state: {
      ...newDiscoverState({ ...order, goals: [] }, startUrl),
      page,
      announced,
      jobIds: Array.from({ length: 75 }, (_, index) => `${index}`),
    },
  };
}

it('is what the latest ended run on the same address was told', () => {
  const runs = [runOn(`${url}?q=cook`, 9), runOn(url, null), runOn(url, 240), runOn(url, 80)];
  expect(rememberedTotal(runs, url)).toEqual({
    count: 240,
    isRough: false,
    rows: 25,
    pager: 'next',
    isRemembered: true,
  });
  expect(rememberedTotal([runOn(url, 240, { isOver: false })], url)).toBeNull();
  expect(rememberedTotal(runs, 'https://jobs.example/other')).toBeNull();
});

it('does not say how a list goes on that was read on one page', () => {
  expect(rememberedTotal([runOn(url, 240, { page: 1 })], url)).toMatchObject({ rows: 75, pager: 'infinite' });
});
