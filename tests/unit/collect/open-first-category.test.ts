import { describe, expect, it } from 'vitest';
import type { ListPartsState } from '@/domain/run/list-parts-state';
import { openFirstCategory } from '@/workflows/collect/list/open-first-category';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const learned = learnedList('li', [{ title: 'Nurse', company: 'Lumen', location: 'Leipzig' }]);
const start = 'https://lumen.example/careers';
const named = (names: string[]) => names.map((name, at) => ({ name, url: `${start}/${name}`, count: at }));

/** Opens the first category that has a list, on a page with categories of none, one, two … jobs. */
async function openOn(names: string[], withList: string) {
  let state = { recipe: null, parts: null as ListPartsState | null };
  const opened: string[] = [];
  let url = start;
  const discovery = {
    sleep: async () => undefined,
    run: {
      run: {
        startUrl: start,
        get state() {
          return state;
        },
      },
      pace: async () => undefined,
      intent: async () => undefined,
      async step(_: string, __: object, { change }: { change(before: object): typeof state }) {
        state = change(state);
      },
    },
    store: { understandingOf: async () => null },
    tab: {
      url: async () => url,
      awaitNews: async () => false,
      async open(address: string) {
        url = address;
        opened.push(address.replace(start, ''));
      },
      async ask(request: string) {
        if (request === 'read-category-links') return named(names);
        if (request === 'read-page-kind') return { kind: 'not-a-job-list' };
        if (request === 'learn-recipe') return url.endsWith(withList) ? learned : null;
        return [];
      },
    },
  } as unknown as DiscoveryContext;
  const found = await openFirstCategory(discovery);
  return { found, opened, parts: state.parts?.parts.map(({ name, outcome }) => `${name} ${outcome}`) ?? null };
}

describe('a page that lists no jobs but the categories they are in', () => {
  it('is left for the first that has a list, with the others as its further parts', async () => {
    const { found, opened, parts } = await openOn(['volunteers', 'nursing', 'office'], 'nursing');
    expect(found).toEqual(learned);
    expect(opened).toEqual(['/nursing']);
    expect(parts).toEqual(['nursing (1) opened', 'office (2) unopened']);
  });

  it('is shown again where the first ones have no list', async () => {
    const { found, opened, parts } = await openOn(['a', 'b', 'c', 'd', 'e'], 'e');
    expect(found).toBeNull();
    expect(opened).toEqual(['/b', '/c', '/d', '']);
    expect(parts).toBeNull();
  });
});
