import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRequestsInFlight } from '@/browser/requests/requests-in-flight';

const tab = { tabId: 1 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const requests = createRequestsInFlight();
  return {
    begin: (requestId: string, type = 'Fetch', sessionId?: string, frameId = 'top') =>
      requests.hear({ ...tab, ...(sessionId && { sessionId }) }, 'Network.requestWillBeSent', {
        requestId,
        type,
        frameId,
      }),
    comes: (requestId: string) => requests.hear(tab, 'Network.responseReceived', { requestId }),
    end: (requestId: string, name = 'Finished', sessionId?: string) =>
      requests.hear({ ...tab, ...(sessionId && { sessionId }) }, `Network.loading${name}`, { requestId }),
    areAnswered: () => requests.areAnswered(2_000),
  };
}

/** Whether the wait is over, and with which answer. */
function told(answer: Promise<boolean>): { answer: boolean | null } {
  const state: { answer: boolean | null } = { answer: null };
  void answer.then((value) => {
    state.answer = value;
  });
  return state;
}

it('waits for all requests under way, whether they are answered or fail', async () => {
  const { begin, end, areAnswered } = watched();
  expect(await areAnswered()).toBe(false);
  begin('1');
  begin('2', 'XHR', 'frame');
  const state = told(areAnswered());
  end('1');
  await vi.advanceTimersByTimeAsync(0);
  expect(state.answer).toBeNull();
  begin('3');
  end('2', 'Failed', 'frame');
  await vi.advanceTimersByTimeAsync(0);
  expect(state.answer).toBe(true);
});

it('keeps requests of frames apart', async () => {
  const { begin, end, areAnswered } = watched();
  begin('1');
  const state = told(areAnswered());
  end('1', 'Finished', 'frame');
  await vi.advanceTimersByTimeAsync(0);
  expect(state.answer).toBeNull();
});

it('waits for none that stays open for news, and for no picture', async () => {
  const { begin, areAnswered } = watched();
  for (const type of ['Image', 'EventSource', 'Media', 'Ping']) begin(type, type);
  expect(await areAnswered()).toBe(false);
  begin('poll');
  const state = told(areAnswered());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(state.answer).toBe(true);
  expect(await areAnswered()).toBe(false);
});

it('waits longer for a page', async () => {
  const { begin, areAnswered } = watched();
  begin('page', 'Document');
  const state = told(areAnswered());
  await vi.advanceTimersByTimeAsync(4_900);
  expect(state.answer).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(state.answer).toBe(true);
});

it('hears in a frame of another site that its page has come', async () => {
  const { begin, end, areAnswered } = watched();
  begin('page', 'Document');
  end('page', 'Finished', 'frame');
  expect(await areAnswered()).toBe(false);
});

it('forgets what a page asked for once its frame shows another', async () => {
  const { begin, end, comes, areAnswered } = watched();
  begin('rows');
  begin('beside', 'Fetch', undefined, 'other');
  begin('page', 'Document');
  begin('new');
  comes('page');
  end('page');
  end('beside');
  const state = told(areAnswered());
  end('new');
  await vi.advanceTimersByTimeAsync(0);
  expect(state.answer).toBe(true);
});
