import { describe, expect, it } from 'vitest';
import { turnPage } from '@/workflows/collect/list/turn-page';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const pageUrl = 'https://board.example/jobs';
const titles = ['Nurse', 'Baker', 'Welder'];
const { recipe, reading } = learnedList(
  'li',
  titles.map((title) => ({ title, company: 'Lumen', location: 'Leipzig' })),
);

interface PagerCase {
  announced?: number | null;
  firstAnnounced?: number | null;
  page?: number;
  asksConsent?: boolean;
  pager?: { kind: string; current?: number; last?: number };
}

const more = { kind: 'load-more', ref: 'e9' };

/** A list with a control for more jobs that something lies over, until the user has answered it. */
function coveredPager({
  announced = null,
  firstAnnounced = announced,
  page = 1,
  asksConsent = false,
  pager = more,
}: PagerCase = {}) {
  const waits: string[] = [];
  let presses = 0;
  const state = {
    recipe,
    pageUrl,
    page,
    announced,
    firstAnnounced,
    promotedIds: [],
    countedFrom: { jobs: 0, processed: 0 },
    isAnnouncedRoughly: false,
    limits: { pages: 20 },
    pageKeys: ['k'],
    seenKeys: ['k'],
    pageFingerprints: [],
    pendingDetails: [],
    parts: { areCertain: false, parts: [] },
  };
  const discovery = {
    sleep: async () => undefined,
    run: {
      run: { startUrl: pageUrl, state: { ...state, jobIds: titles } },
      openIntent: null,
      pace: async () => undefined,
      intent: async () => undefined,
      async wait(code: string) {
        waits.push(code);
        throw new Error('waits');
      },
    },
    tab: {
      url: async () => pageUrl,
      release: async () => undefined,
      async press() {
        presses += 1;
        return { outcome: 'covered', by: 'region "Cookies"', asksConsent };
      },
      async ask(request: string) {
        if (request === 'read-page-kind') return { kind: 'job-list' };
        if (request === 'read-rows') return { ...reading, scroll: { top: 0, viewport: 600, height: 600 } };
        if (request === 'read-pager')
          return { ref: null, selector: null, url: null, current: null, last: null, ...pager };
        return request === 'read-parts' ? [] : { overlay: null };
      },
    },
  } as unknown as DiscoveryContext;
  return { discovery, waits, presses: () => presses };
}

describe('a control for more jobs that cannot be pressed', () => {
  it('leaves a list that was not read to its end', async () => {
    const { discovery, presses } = coveredPager();
    expect(await turnPage(discovery)).toBe('incomplete');
    expect(presses()).toBeGreaterThan(1);
  });

  it('has nothing to add to a list of which all that it announces was read', async () => {
    expect(await turnPage(coveredPager({ announced: 3 }).discovery)).toBe('complete');
  });

  it('is missed where the page says that others follow', async () => {
    const saying = (current: number) => coveredPager({ pager: { kind: 'none', current, last: 4 } }).discovery;
    expect(await turnPage(saying(1))).toBe('incomplete');
    expect(await turnPage(saying(4))).toBe('complete');
  });

  it('is not pressed once several pages have what the first of them announced', async () => {
    const { discovery, presses } = coveredPager({ announced: 3, page: 2 });
    expect(await turnPage(discovery)).toBe('complete');
    expect(presses()).toBe(0);
  });

  it('is pressed where each page announces what was shown so far', async () => {
    const { discovery, presses } = coveredPager({ announced: 3, firstAnnounced: 1, page: 2 });
    await turnPage(discovery);
    expect(presses()).toBeGreaterThan(0);
  });

  it('waits for the user where a question for consent lies over it', async () => {
    const { discovery, waits } = coveredPager({ asksConsent: true });
    await expect(turnPage(discovery)).rejects.toThrow('waits');
    expect(waits).toEqual(['consent']);
  });
});
