import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Settling, type SettlingTab, settle } from '@/browser/frames/settle';
import { sleep } from '@/std/sleep';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page at rest whose requests are answered one after the other, each after so many ms; null: nothing is known of them. */
function pageWith(answers: number[] | null, facts: Partial<SettlingTab> = {}): SettlingTab {
  const waiting = answers && [...answers];
  const ask = async (_: unknown, input: { quietMs: number }) => {
    await sleep(input.quietMs);
    return true;
  };
  return {
    ask: ask as SettlingTab['ask'],
    askFrame: ((_: number, name: string, input: { quietMs: number }) => ask(name, input)) as SettlingTab['askFrame'],
    loading: async () => ({ status: 'complete' }),
    prepare: async () => undefined,
    changed: sleep,
    async areRequestsAnswered() {
      if (!waiting) return null;
      const next = waiting.shift();
      if (next !== undefined) await sleep(next);
      return next !== undefined;
    },
    ...facts,
  };
}

async function settledAfter(tab: SettlingTab, asked: Partial<Settling> = {}): Promise<number> {
  const start = Date.now();
  const settled = settle(tab, new AbortController().signal, { frameId: 0, neverLoaded: new Set(), ...asked }).then(
    () => Date.now() - start,
  );
  await vi.advanceTimersByTimeAsync(15_000);
  return settled;
}

it('waits a fixed time where nothing is known of the requests', async () => {
  expect(await settledAfter(pageWith(null))).toBe(250);
});

it('waits until all requests are answered, and shortly for what is drawn of them', async () => {
  expect(await settledAfter(pageWith([]))).toBe(50);
  expect(await settledAfter(pageWith([700]))).toBe(750);
  expect(await settledAfter(pageWith([300, 400]))).toBe(800);
});

it('does not wait for ever for a page that never stops asking', async () => {
  expect(await settledAfter(pageWith(Array.from({ length: 50 }, () => 100)))).toBeLessThan(1_000);
});

it('waits once for a page that never finishes loading', async () => {
  const neverLoaded = new Set<string>();
  const page = pageWith(null, { loading: async () => ({ status: 'loading', url: 'https://jobs.example/' }) });
  expect(await settledAfter(page, { neverLoaded })).toBeGreaterThan(5_000);
  expect(await settledAfter(page, { neverLoaded })).toBe(250);
  const next = { status: 'loading', url: 'https://jobs.example/', pendingUrl: 'https://jobs.example/' } as const;
  expect(await settledAfter(pageWith(null, { loading: async () => next }), { neverLoaded })).toBeGreaterThan(5_000);
});

it('waits as long as it is told, for what comes by a timer', async () => {
  expect(await settledAfter(pageWith([]), { leastMs: 250 })).toBe(250);
});

it('waits for a frame and the page around it side by side', async () => {
  expect(await settledAfter(pageWith(null), { frameId: 7 })).toBe(250);
});

it('waits for another page, and not for the pictures of this one', async () => {
  const loading = async () => ({ status: 'loading' as const });
  expect(await settledAfter(pageWith([], { loading }))).toBe(50);
  const coming = async () => ({ status: 'loading' as const, pendingUrl: 'https://board.example/' });
  expect(await settledAfter(pageWith([], { loading: coming }))).toBeGreaterThan(4_000);
  expect(await settledAfter(pageWith(null, { loading }))).toBeGreaterThan(4_000);
});

it('looks at another page as soon as Chrome has it', async () => {
  let isComing = true;
  const loading = async () => ({
    status: 'loading' as const,
    ...(isComing && { pendingUrl: 'https://board.example/' }),
  });
  const changed = async (mostMs: number) => {
    await sleep(Math.min(mostMs, 7));
    isComing = false;
  };
  expect(await settledAfter(pageWith([], { loading, changed }))).toBe(57);
});
