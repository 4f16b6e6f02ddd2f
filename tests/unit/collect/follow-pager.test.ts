import { describe, expect, it } from 'vitest';
import type { PagerReading } from '@/domain/page/page-readings';
import { followPager } from '@/workflows/collect/list/follow-pager';
import type { DiscoveryContext } from '@/workflows/discovery';

const pageUrl = 'https://board.example/jobs';

/** A list whose pager lies under a bar that asks for consent. */
function underConsentBar() {
  const acts: string[] = [];
  const discovery = {
    sleep: async () => undefined,
    run: {
      run: { startUrl: pageUrl, state: { recipe: null, pageUrl } },
      async wait(reason: string) {
        acts.push(`wait ${reason}`);
        throw new Error('waits');
      },
    },
    tab: {
      url: async () => pageUrl,
      release: async () => undefined,
      press: async () => ({ outcome: 'covered', by: 'region "Cookies"', asksConsent: true }),
      ask: async (request: string) => (request === 'read-page-kind' ? { kind: 'job-list' } : { overlay: null }),
      async open(address: string) {
        acts.push(`open ${address}`);
      },
    },
  } as unknown as DiscoveryContext;
  return { discovery, acts };
}

const pager = (url: string | null) => ({ kind: 'next', ref: 'e9', selector: null, url }) as PagerReading;

describe('a pager under a question for consent', () => {
  it('is followed by its address', async () => {
    const { discovery, acts } = underConsentBar();
    const next = 'https://board.example/jobs?page=2';
    expect(await followPager(discovery, pager(next))).toBe('followed');
    expect(acts).toEqual([`open ${next}`]);
  });

  it('waits for the answer if only a press leads on', async () => {
    const { discovery, acts } = underConsentBar();
    await expect(followPager(discovery, pager(null))).rejects.toThrow('waits');
    expect(acts).toEqual(['wait consent']);
  });

  it('is not opened at another site', async () => {
    const { discovery } = underConsentBar();
    await expect(followPager(discovery, pager('https://other.example/?page=2'))).rejects.toThrow('waits');
  });
});
