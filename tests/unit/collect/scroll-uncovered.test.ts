import { describe, expect, it } from 'vitest';
import { pressUncovered, scrollUncovered, uncoverList } from '@/workflows/collect/list/uncover-list';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const pageUrl = 'https://board.example/jobs';
const { recipe } = learnedList('li', []);

/** A list under something that takes the wheel, until its closing control is pressed; `closer`: null if it has none. */
function coveredList(closer: string | null) {
  const acts: string[] = [];
  let isCovered = true;
  const discovery = {
    run: { run: { state: { recipe, pageUrl }, startUrl: pageUrl } },
    tab: {
      url: async () => pageUrl,
      async scrollList() {
        acts.push('scroll');
        return !isCovered;
      },
      async press({ ref }: { ref: string }) {
        acts.push(`press ${ref}`);
        isCovered = false;
        return { outcome: 'pressed', opened: [] };
      },
      async ask(request: string) {
        if (request === 'read-page-kind') return { kind: 'job-list' };
        return { overlay: closer === null ? null : { name: 'News', closers: [{ ref: closer, name: 'Close' }] } };
      },
    },
  } as unknown as DiscoveryContext;
  return { discovery, acts };
}

describe('a list that something lies over', () => {
  it('is scrolled once that is closed', async () => {
    const { discovery, acts } = coveredList('e1');
    await scrollUncovered(discovery, 0.8);
    expect(acts).toEqual(['scroll', 'press e1', 'scroll']);
  });

  it('is left as it is where nothing can be closed', async () => {
    const { discovery, acts } = coveredList(null);
    await scrollUncovered(discovery, 0.8);
    expect(acts).toEqual(['scroll']);
  });
});

describe('a control under a question for consent', () => {
  /** The question closes by Escape, or stays until the user has answered. */
  function underQuestion(closesByKey: boolean) {
    const acts: string[] = [];
    let isAsked = true;
    const discovery = {
      run: { run: { state: { recipe, pageUrl }, startUrl: pageUrl }, wait: async () => void acts.push('wait') },
      tab: {
        url: async () => pageUrl,
        settle: async () => {},
        release: async () => {},
        async key(name: string) {
          acts.push(name);
          isAsked = !closesByKey;
          return { outcome: 'pressed' };
        },
        async press() {
          const isOver = isAsked && !acts.includes('wait');
          return isOver ? { outcome: 'covered', by: 'Cookies', asksConsent: true } : { outcome: 'pressed', opened: [] };
        },
        async ask(request: string) {
          return request === 'read-page-kind' ? { kind: 'job-list' } : { overlay: { name: 'Cookies', closers: [] } };
        },
      },
    } as unknown as DiscoveryContext;
    return { discovery, acts };
  }

  it.each([
    ['is pressed once that closed', true, ['Escape']],
    ['waits for the user where that stays', false, ['Escape', 'wait']],
  ])('%s', async (_, closesByKey, acts) => {
    const question = underQuestion(closesByKey);
    const wanted = { purpose: 'turn-page', siteUrl: pageUrl } as const;
    const press = await pressUncovered(question.discovery, { ref: 'e1' }, wanted, {
      again: async () => ({ ref: 'e1' }),
    });
    expect(press.outcome).toBe('pressed');
    expect(question.acts).toEqual(acts);
  });
});

describe('a posting that has its own route', () => {
  /** The second posting that was opened on a list, over which each of them lies. */
  function secondPosting(list: string, url: string) {
    const acts: string[] = [];
    const discovery = {
      run: { run: { state: { recipe, pageUrl: list }, startUrl: list } },
      tab: {
        url: async () => url,
        open: async (address: string) => void acts.push(`open ${address}`),
        back: async () => acts.push('back') > 0,
        ask: async (request: string) => (request === 'read-page-kind' ? { kind: 'job-list' } : { overlay: null }),
      },
    } as unknown as DiscoveryContext;
    return { discovery, acts };
  }

  it.each([
    ['left for the list behind the hash', `${pageUrl}#/list`, `${pageUrl}#/job/7`, `open ${pageUrl}#/list`],
    ['gone back from where the list has no route', pageUrl, `${pageUrl}#/job/7`, 'back'],
    ['gone back from where the page is another', `${pageUrl}#/list`, 'https://board.example/job/7', 'back'],
  ])('is %s', async (_, list, url, act) => {
    const { discovery, acts } = secondPosting(list, url);
    expect(await uncoverList(discovery)).toBe(true);
    expect(acts).toEqual([act]);
  });
});
