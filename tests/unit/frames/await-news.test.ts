import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitNews } from '@/browser/frames/await-news';
import type { SettlingTab } from '@/browser/frames/settle';
import { PageUnreachableError } from '@/domain/page/tab-errors';
import { sleep } from '@/std/sleep';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that changes, and whose requests are answered, after so many ms; `null`: never, and nothing is known of them. */
function page(changesAfter: number | null, answeredAfter: number | null): SettlingTab {
  const askFrame = async () => {
    await sleep(changesAfter ?? 60_000);
    return true;
  };
  return {
    ask: askFrame as SettlingTab['ask'],
    askFrame: askFrame as SettlingTab['askFrame'],
    loading: async () => ({}),
    prepare: async () => undefined,
    changed: async () => undefined,
    areRequestsAnswered: async () => {
      if (answeredAfter === null) return null;
      await sleep(answeredAfter);
      return answeredAfter > 0;
    },
  };
}

async function waited(tab: SettlingTab, ms: number): Promise<{ isNew: boolean; ms: number }> {
  const start = Date.now();
  const news = awaitNews(tab, 0, ms).then((isNew) => ({ isNew, ms: Date.now() - start }));
  await vi.advanceTimersByTimeAsync(5_000);
  return news;
}

it('is over as soon as the page shows something new', async () => {
  expect(await waited(page(120, 0), 2400)).toEqual({ isNew: true, ms: 120 });
});

it('waits on while a request is under way', async () => {
  expect(await waited(page(1500, 1400), 2400)).toEqual({ isNew: true, ms: 1500 });
});

it('waits little for a page that asks its server nothing', async () => {
  expect(await waited(page(null, 0), 2400)).toEqual({ isNew: false, ms: 400 });
  expect(await waited(page(null, 0), 150)).toEqual({ isNew: false, ms: 150 });
});

it('waits all its time where nothing is known of the requests', async () => {
  expect(await waited(page(null, null), 2400)).toEqual({ isNew: false, ms: 2400 });
});

it('takes another page for news', async () => {
  const gone = async () => {
    throw new PageUnreachableError('gone');
  };
  const leaving = { ...page(null, 0), askFrame: gone as SettlingTab['askFrame'] };
  expect(await waited(leaving, 2400)).toEqual({ isNew: true, ms: 50 });
});
