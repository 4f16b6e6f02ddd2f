import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWriteQueue } from '@/ui/data/write-queue';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A store that is as slow, and as broken, as the test wants. */
function slowStore() {
  const written: string[] = [];
  let failures = 0;
  return {
    written,
    failNext: (times: number) => {
      failures = times;
    },
    async write(text: string) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (failures-- > 0) throw new Error('full');
      written.push(text);
    },
  };
}

const latestTextQueue = (
  write: (text: string) => Promise<void>,
  onOutcome: (hasFailed: boolean) => void = () => undefined,
) => createWriteQueue<string>({ write, join: (_earlier, later) => later, onOutcome });

describe('what is typed', () => {
  it('is written once the typing pauses, the latest text only', async () => {
    const store = slowStore();
    const queue = latestTextQueue(store.write);
    for (const text of ['a', 'ab', 'abc']) {
      queue.put(text);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(store.written).toEqual([]);
    expect(queue.isEmpty()).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect(store.written).toEqual(['abc']);
    expect(queue.isEmpty()).toBe(true);
  });

  it('while an earlier text is being written is written after it', async () => {
    const store = slowStore();
    const queue = latestTextQueue(store.write);
    queue.put('a');
    const flushed = queue.flush();
    queue.put('ab');
    void queue.flush();
    await vi.runAllTimersAsync();
    await flushed;
    expect(store.written).toEqual(['a', 'ab']);
  });

  it('is kept and told when it cannot be written, and written with the next flush', async () => {
    const store = slowStore();
    const outcomes: boolean[] = [];
    const queue = latestTextQueue(store.write, (hasFailed) => outcomes.push(hasFailed));
    store.failNext(1);
    queue.put('a');
    await vi.runAllTimersAsync();
    expect([outcomes, queue.isEmpty()]).toEqual([[true], false]);
    void queue.flush();
    await vi.runAllTimersAsync();
    expect(store.written).toEqual(['a']);
    expect(outcomes).toEqual([true, false]);
  });

  it('that could not be written gives way to what was typed since', async () => {
    const store = slowStore();
    const queue = latestTextQueue(store.write);
    store.failNext(1);
    queue.put('a');
    void queue.flush();
    queue.put('ab');
    await vi.runAllTimersAsync();
    expect(store.written).toEqual(['ab']);
  });
});
