import { describe, expect, it } from 'vitest';
import { type DiscoverState, newDiscoverState } from '@/domain/run/discover-state';
import type { Limits } from '@/domain/settings/settings';
import { continuedState } from '@/workflows/collect/continued-state';
import { learnedList } from './list-samples';

const startUrl = 'https://jobs.example/search';
const pageUrl = `${startUrl}?page=4`;
const few: Limits = { pages: 4, details: 1, jobs: 3 };
const more: Limits = { pages: 10, details: 8, jobs: 8 };
const { recipe } = learnedList('li', [{ title: 'Moss' }]);
const search = { words: 'nurse', filters: [{ filter: 'Hours', options: ['Part-time'] }] };

function stateLeft(change: Partial<DiscoverState>): DiscoverState {
  const state = newDiscoverState({ mode: 'discover', limits: few, goals: [], search }, pageUrl);
  return {
    ...state,
    wishes: state.wishes.map((wish) => ({ ...wish, outcome: 'set' })),
    phase: 'postings',
    recipe,
    details: 'page',
    page: 4,
    jobIds: ['a', 'b', 'c'],
    seenKeys: ['1', '2', '3'],
    pageKeys: ['3'],
    listEnd: 'job-limit',
    consecutiveErrors: 2,
    counts: { processed: 3, new: 3, known: 0, duplicate: 0, failed: 0, details: 1 },
    ...change,
  };
}

const goOn = (change: Partial<DiscoverState>, unopened: string[], limits = more) =>
  continuedState({ state: stateLeft(change), startUrl } as Parameters<typeof continuedState>[0], { limits, unopened });

describe('a run that goes on', () => {
  it('has met what the ended one met, stands where that stood, and has its new limits', () => {
    expect(goOn({}, [])).toMatchObject({
      mode: 'collect',
      phase: 'return',
      limits: more,
      listEnd: null,
      consecutiveErrors: 0,
      page: 4,
      pageUrl,
      jobIds: ['a', 'b', 'c'],
      seenKeys: ['1', '2', '3'],
      pageKeys: ['3'],
      counts: { processed: 3, new: 3, details: 1 },
    });
  });

  it('opens the pages that were left, up to its limit', () => {
    const waiting = { key: '2', jobId: 'b' };
    const left = goOn({ pendingDetails: [waiting] }, ['b', 'c']);
    expect(left.pendingDetails).toEqual([waiting, { key: 'c', jobId: 'c' }]);
    expect(goOn({}, ['b', 'c'], { ...more, details: 2 }).pendingDetails).toEqual([{ key: 'b', jobId: 'b' }]);
  });

  it('reads the list again with its search where only a press on a row opens what was left', () => {
    const again = goOn({ details: 'pane' }, ['b', 'c']);
    expect(again).toMatchObject({ phase: 'understand', pageUrl: startUrl, jobIds: [], page: 0, limits: more });
    expect(again.wishes.map(({ value, outcome }) => [value, outcome])).toEqual([
      ['nurse', 'open'],
      ['Part-time', 'open'],
    ]);
  });

  it('does not where none are to be opened', () => {
    expect(goOn({ details: 'pane' }, []).phase).toBe('return');
    expect(goOn({ details: 'none' }, ['b', 'c'], { ...more, details: 0 })).toMatchObject({
      phase: 'return',
      pendingDetails: [],
    });
  });

  it('leaves a list without a recipe to the collector', () => {
    expect(goOn({ recipe: null, details: 'none' }, []).phase).toBe('ask');
  });
});
