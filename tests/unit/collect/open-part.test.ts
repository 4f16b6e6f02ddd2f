import { describe, expect, it } from 'vitest';
import { noSearch } from '@/domain/job/search';
import type { LearnedRecipe, ListParts } from '@/domain/page/page-readings';
import { type DiscoverOrder, type DiscoverState, newDiscoverState } from '@/domain/run/discover-state';
import type { ListPartsState } from '@/domain/run/list-parts-state';
import { endOfLists } from '@/workflows/collect/honest-end';
import { countedJobs, hasAnnounced } from '@/workflows/collect/list/counted-jobs';
import { openNextPart } from '@/workflows/collect/list/open-part';
import { keyedRows } from '@/workflows/collect/list/row-keys';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const newCounts = { processed: 0, new: 0, known: 0, duplicate: 0, failed: 0, details: 0 };

const pageUrl = 'https://board.example/jobs';

function listOf(titles: readonly string[], announced: number | null = null): LearnedRecipe {
  const { recipe, reading } = learnedList(
    'li',
    titles.map((title) => ({ title, company: 'Lumen', location: 'Leipzig' })),
  );
  const scroll = { top: 0, viewport: 600, height: 600 };
  const check = titles.length > 0 ? reading.check : { ...reading.check, holds: false };
  const rows = reading.rows.map((row) => ({ ...row, key: row.fields.title ?? row.key }));
  return { recipe, reading: { ...reading, rows, announced, scroll, check } };
}

interface TabsCase {
  /** What each part shows, by name, and announces. */
  lists: Record<string, LearnedRecipe>;
  parts: ListPartsState;
  /** The part that shows. */
  current: string;
  pages?: number;
  change?: Partial<DiscoverState>;
  isChoice?: boolean;
}

const keysIn = (list: LearnedRecipe | undefined) => keyedRows(list?.reading.rows ?? []).map(({ key }) => key);

/** A list in parts, of which the one that shows was read, and nothing leads to the others but controls without addresses. */
function listInParts({ lists, parts, current, pages = 9, change, isChoice = false }: TabsCase) {
  const limits = { pages, details: null, jobs: 100 };
  const order: DiscoverOrder = { mode: 'collect', limits, goals: [], search: noSearch };
  let shown = current;
  const pageKeys = keysIn(lists[current]);
  let state: DiscoverState = {
    ...newDiscoverState(order, pageUrl),
    recipe: listOf(['Nurse']).recipe,
    page: 1,
    parts,
    pageKeys,
    seenKeys: pageKeys,
    jobIds: pageKeys,
    ...change,
  };
  const pressed: string[] = [];
  const here = (): LearnedRecipe => lists[shown] ?? listOf([]);
  const show = (name: string) => {
    pressed.push(name);
    shown = name;
  };
  const groups = (): ListParts[] => {
    // Only before rows they are seen to be parts.
    if (here().reading.rows.length === 0) return [];
    const others = Object.keys(lists).filter((name) => name !== shown);
    const group = { current: shown, areTabs: !isChoice, areApart: false, ...(isChoice && { choice: 'e9' }) };
    return [{ ...group, others: others.map((name) => ({ name, ref: name, url: null })) }];
  };
  const discovery = {
    now: () => '2026-11-26T12:00:00.000Z',
    sleep: async () => undefined,
    store: { understandingOf: async () => null, saveUnderstanding: async () => undefined },
    run: {
      run: {
        startUrl: pageUrl,
        get state() {
          return state;
        },
      },
      pace: async () => undefined,
      intent: async () => undefined,
      checkpoint: async () => undefined,
      async step(_: string, __: object, { change: apply }: { change?(before: DiscoverState): DiscoverState } = {}) {
        state = apply?.(state) ?? state;
      },
    },
    tab: {
      url: async () => pageUrl,
      settle: async () => undefined,
      awaitNews: async () => undefined,
      scrollList: async () => true,
      async select(_: object, name: string) {
        show(name);
        return { outcome: 'done' };
      },
      async press({ ref }: { ref: string }) {
        show(ref);
        return { outcome: 'pressed' };
      },
      async ask(request: string, _: unknown) {
        if (request === 'read-parts') return groups();
        if (request === 'read-page-kind') return { kind: 'job-list' };
        if (request === 'learn-recipe') return here().reading.rows.length > 0 ? here() : null;
        return request === 'read-rows' ? here().reading : null;
      },
    },
  } as unknown as DiscoveryContext;
  return { discovery, pressed, state: () => state };
}

function partsNamed(names: readonly string[], opened: readonly string[], areCertain = true): ListPartsState {
  return {
    areCertain,
    parts: names.map((name) => ({ name, url: null, outcome: opened.includes(name) ? 'opened' : 'unopened' })),
  };
}

describe('a part of a list that shows already', () => {
  it('is opened, as where its pager led there after a list box had led to the part before', async () => {
    const list = listOf(['Nurse', 'Baker', 'Welder']);
    const lists = { '1': list, '2': list, '3': list };
    const parts = partsNamed(['1', '2', '3'], ['1', '2']);
    const { discovery, pressed, state } = listInParts({ lists, parts, current: '3', isChoice: true });
    expect(await openNextPart(discovery)).toBeNull();
    expect(state().parts?.parts.map(({ outcome }) => outcome)).toEqual(['opened', 'opened', 'opened']);
    expect(pressed).toEqual([]);
  });
});

describe('a part of which it was only likely that it is one', () => {
  const lists = { Care: listOf(['Nurse', 'Carer']), Trades: listOf(['Welder', 'Baker']), Office: listOf(['Clerk']) };
  const likely = partsNamed(['Care', 'Trades', 'Office'], ['Care'], false);

  it('is certain to be one, as are those beside it, once it has brought new rows', async () => {
    const { discovery, state } = listInParts({ lists, parts: likely, current: 'Care', pages: 2 });
    expect(await openNextPart(discovery)).toBe('opened');
    expect(await openNextPart(discovery)).toBe('page-limit');
    expect(endOfLists(state(), 'complete')).toBe('incomplete');
  });

  it('is not missed where none brought any', async () => {
    const { discovery, state } = listInParts({ lists, parts: likely, current: 'Care', pages: 1 });
    expect(await openNextPart(discovery)).toBeNull();
    expect(endOfLists(state(), 'complete')).toBe('complete');
  });
});

describe('a part that has no rows', () => {
  const lists = { Care: listOf(['Nurse', 'Carer']), Trades: listOf([]), Sales: listOf([]), Office: listOf(['Clerk']) };

  it('does not keep the others from being opened', async () => {
    const parts = partsNamed(Object.keys(lists), ['Care']);
    const { discovery, pressed, state } = listInParts({ lists, parts, current: 'Care' });
    expect(await openNextPart(discovery)).toBe('opened');
    expect(pressed).toEqual(['Trades', 'Sales', 'Office']);
    expect(state().parts?.parts.map(({ outcome }) => outcome)).toEqual(['opened', 'opened', 'opened', 'opened']);
    expect(await openNextPart(discovery)).toBeNull();
  }, 40_000);
});

describe('the number that is announced with a part', () => {
  const opened = partsNamed(['Care', 'Trades', 'Office'], ['Care']);

  /** How many are announced where the second part begins, how many of its jobs were read, and whether that is all. */
  async function atSecondPart(first: number | null, second: number | null, read: number) {
    const lists = { Care: listOf(['Nurse', 'Carer'], first), Trades: listOf(['Welder', 'Baker', 'Roofer'], second) };
    const change = { announced: first, counts: { ...newCounts, processed: 2 } };
    const { discovery, state } = listInParts({ lists, parts: opened, current: 'Care', change });
    expect(await openNextPart(discovery)).toBe('opened');
    const jobIds = [...state().jobIds, ...Array.from({ length: read }, (_, index) => `${index}`)];
    const later = { ...state(), jobIds, counts: { ...newCounts, processed: 2 + read }, parts: null };
    return [later.announced, countedJobs(later), hasAnnounced(later), endOfLists(later, 'complete')];
  }

  it('counts from where the part begins if it changed with it, or was reached before', async () => {
    expect(await atSecondPart(2, 3, 2)).toEqual([3, 2, false, 'incomplete']);
    expect(await atSecondPart(2, 3, 3)).toEqual([3, 3, true, 'complete']);
    expect(await atSecondPart(2, 2, 1)).toEqual([2, 1, false, 'incomplete']);
    expect(await atSecondPart(2, null, 3)).toEqual([null, 3, false, 'complete']);
  });

  it('counts all parts if it stayed the same and was not reached', async () => {
    expect(await atSecondPart(5, 5, 3)).toEqual([5, 5, true, 'complete']);
    expect(await atSecondPart(5, 5, 2)).toEqual([5, 4, false, 'incomplete']);
    expect(await atSecondPart(5, null, 3)).toEqual([5, 5, true, 'complete']);
  });

  it('is not all of a list whose other parts a limit left', () => {
    const state = listInParts({
      lists: { Care: listOf(['Nurse', 'Carer'], 2) },
      parts: opened,
      current: 'Care',
    }).state();
    expect(endOfLists({ ...state, announced: 2 }, 'page-limit')).toBe('page-limit');
    expect(endOfLists({ ...state, announced: 2, parts: null }, 'page-limit')).toBe('complete');
  });
});
