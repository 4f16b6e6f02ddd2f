import { describe, expect, it } from 'vitest';
import type { ListPartsState } from '@/domain/run/list-parts-state';
import { openNextPart } from '@/workflows/collect/list/open-part';
import { keyedRows } from '@/workflows/collect/list/row-keys';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const { recipe, reading } = learnedList(
  'li',
  ['Nurse', 'Baker', 'Welder'].map((title) => ({ title, company: 'Lumen', location: 'Leipzig' })),
);
const pageUrl = 'https://board.example/jobs';

describe('a part of a list that shows already', () => {
  it('is opened, as where its pager led there after a list box had led to the part before', async () => {
    const parts: ListPartsState = {
      areCertain: true,
      parts: ['1', '2', '3'].map((name) => ({ name, url: null, outcome: name === '3' ? 'unopened' : 'opened' })),
    };
    const pageKeys = keyedRows(reading.rows).map(({ key }) => key);
    const seenKeys = pageKeys;
    let state = { recipe, parts, page: 3, pageKeys, seenKeys, pageUrl, pageFingerprints: [], pendingDetails: [] };
    const chosen: string[] = [];
    const discovery = {
      sleep: async () => undefined,
      run: {
        run: {
          startUrl: pageUrl,
          get state() {
            return { ...state, limits: { pages: 9 } };
          },
        },
        pace: async () => undefined,
        intent: async () => undefined,
        checkpoint: async () => undefined,
        async step(_: string, __: object, { change }: { change(before: object): typeof state }) {
          state = change(state);
        },
      },
      tab: {
        url: async () => pageUrl,
        settle: async () => undefined,
        awaitNews: async () => undefined,
        async select(_: object, name: string) {
          chosen.push(name);
          return { outcome: 'done' };
        },
        async ask(request: string) {
          const others = ['1', '2'].map((name) => ({ name, ref: `e${name}`, url: null }));
          if (request === 'read-parts')
            return [{ current: '3', areTabs: false, areApart: false, choice: 'e9', others }];
          if (request === 'read-page-kind') return { kind: 'job-list' };
          return request === 'read-rows' ? { ...reading, scroll: { top: 0, viewport: 600, height: 600 } } : null;
        },
      },
    } as unknown as DiscoveryContext;
    expect(await openNextPart(discovery)).toBeNull();
    expect(state.parts.parts.map(({ outcome }) => outcome)).toEqual(['opened', 'opened', 'opened']);
    expect(chosen).toEqual([]);
  });
});
