import { describe, expect, it } from 'vitest';
import { findRow, showCurrentPage } from '@/workflows/collect/list/find-row';
import { keyedRows } from '@/workflows/collect/list/row-keys';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const titles = ['Nurse', 'Baker', 'Welder', 'Clerk', 'Driver', 'Cook'];
const { recipe, reading } = learnedList(
  'li',
  titles.map((title) => ({ title, company: 'Lumen', location: 'Leipzig' })),
);
const keys = keyedRows(reading.rows).map(({ key }) => key);

/** A list of which only two rows are in the page at a time, standing at its end. */
function endOfDrawnList(pageKeys: string[], page: number) {
  const address = 'https://board.example/jobs';
  const asked: string[] = [];
  let top = 400;
  const discovery = {
    run: { run: { state: { recipe, pageKeys, seenKeys: pageKeys, page, pageUrl: address } } },
    sleep: async () => undefined,
    tab: {
      url: async () => address,
      async scrollList(_: unknown, share: number) {
        top = Math.min(400, Math.max(0, top + share * 200));
        return true;
      },
      async ask(request: string) {
        asked.push(request);
        if (request !== 'read-rows') return null;
        const first = Math.round(top / 100);
        return { ...reading, rows: reading.rows.slice(first, first + 2), scroll: { top, viewport: 200, height: 600 } };
      },
    },
  } as unknown as DiscoveryContext;
  return { discovery, asked };
}

describe('a row of a list that draws only the rows in view', () => {
  it('is found above the place where the list stands', async () => {
    const { discovery } = endOfDrawnList(keys, 1);
    expect((await findRow(discovery, keys[1] ?? ''))?.fields.title).toBe('Baker');
  });

  it('is not looked for on later pages while the present one shows', async () => {
    const { discovery, asked } = endOfDrawnList(keys, 3);
    expect(await findRow(discovery, 'another')).toBeNull();
    expect(new Set(asked)).toEqual(new Set(['read-rows']));
  });
});

it('is not looked for without end in a list that never stands still', async () => {
  let looks = 0;
  const discovery = {
    run: { run: { state: { recipe, pageKeys: keys, seenKeys: keys, page: 1, pageUrl: 'https://board.example/jobs' } } },
    sleep: async () => undefined,
    tab: {
      url: async () => 'https://board.example/jobs',
      async ask() {
        looks += 1;
        const rows = reading.rows.map((row) => ({ ...row, key: `${row.key} ${looks}` }));
        return {
          ...reading,
          rows: [...reading.rows.slice(0, 1), ...rows],
          scroll: { top: 0, viewport: 200, height: 200 },
        };
      },
    },
  } as unknown as DiscoveryContext;
  expect(await findRow(discovery, 'another')).toBeNull();
  expect(looks).toBeLessThan(20);
});

describe('a list to whose rows others are added, sent back to its start', () => {
  const isAddedTo = { ...recipe, pager: { kind: 'load-more', selector: '#more', isShown: false } as const };

  it('is caught up to the last row that was read, though the first ones show', async () => {
    let shown = 2;
    const discovery = {
      run: {
        run: {
          state: { recipe: isAddedTo, pageKeys: keys, seenKeys: keys, page: 3, pageUrl: 'https://board.example/jobs' },
          startUrl: '',
        },
      },
      sleep: async () => undefined,
      tab: {
        url: async () => 'https://board.example/jobs',
        async press() {
          shown += 2;
          return { outcome: 'pressed', opened: [] };
        },
        async ask(request: string) {
          if (request === 'read-pager') return { kind: 'load-more', ref: 'e9', selector: '#more', url: null };
          return { ...reading, rows: reading.rows.slice(0, shown) };
        },
      },
    } as unknown as DiscoveryContext;
    await showCurrentPage(discovery);
    expect(shown).toBe(keys.length);
  });
});

interface Pages {
  hasNumbers: boolean;
  offset?: number;
  scroll?: typeof reading.scroll;
}

describe('a list of numbered pages, sent back to its first', () => {
  /** One row a page; the pager leads to any number, or by `hasNumbers: false` to the next page alone. */
  function pages({ hasNumbers, offset = 0, scroll = reading.scroll }: Pages) {
    const page = titles.length;
    let shown = 1;
    let presses = 0;
    const discovery = {
      run: {
        run: {
          state: { recipe, pageKeys: keys.slice(-1), seenKeys: keys, page, pageUrl: 'https://board.example/jobs' },
          startUrl: '',
        },
      },
      sleep: async () => undefined,
      tab: {
        url: async () => 'https://board.example/jobs',
        async press({ ref }: { ref: string }) {
          presses += 1;
          shown = Number(ref);
          return { outcome: 'pressed', opened: [] };
        },
        async ask(request: string, { towards }: { towards?: number }) {
          if (request !== 'read-pager') return { ...reading, scroll, rows: reading.rows.slice(shown - 1, shown) };
          const isFar = hasNumbers && towards !== undefined && towards > shown + 1;
          const to = isFar ? towards : shown + 1;
          const pager = { kind: 'numbered', ref: String(to), selector: null, url: null, current: shown + offset };
          return isFar ? { ...pager, number: to } : pager;
        },
      },
    } as unknown as DiscoveryContext;
    return { discovery, presses: () => presses };
  }

  it('is not scrolled through: what shows was read before', async () => {
    const list = pages({ hasNumbers: false, scroll: { top: 0, viewport: 200, height: 600 } });
    await findRow(list.discovery, keys.at(-1) ?? '');
    expect(list.presses()).toBe(titles.length - 1);
  });

  it.each([
    ['at once where a number leads there', { hasNumbers: true }, 1],
    ['page by page where only the next one shows', { hasNumbers: false }, 5],
    ['page by page where the numbers are not those of its turns', { hasNumbers: true, offset: 7 }, 5],
  ])('is caught up %s', async (_, kind, presses) => {
    const list = pages(kind);
    expect((await findRow(list.discovery, keys.at(-1) ?? ''))?.fields.title).toBe('Cook');
    expect(list.presses()).toBe(presses);
  });
});
