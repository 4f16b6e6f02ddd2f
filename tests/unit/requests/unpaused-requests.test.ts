import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchUnpausedRequests } from '@/browser/requests/unpaused-requests';

const id = '0595D67594B41A1CAF476F8DF8B9022C';
const sent = (requestId: string, type: string) => ({
  requestId,
  type,
  request: { url: 'https://else.example/?ada', postData: '' },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function heard(...events: readonly (readonly [string, object])[]): number {
  let told = 0;
  const hear = watchUnpausedRequests(() => {
    told += 1;
  });
  for (const [method, params] of events) hear(method, params);
  vi.runAllTimers();
  return told;
}

it('tells what was sent without having been paused', () => {
  expect(heard(['Network.requestWillBeSent', sent(id, 'Prefetch')])).toBe(1);
  expect(heard(['Network.requestWillBeSent', sent(id, 'Fetch')])).toBe(1);
});

it.each([
  ['was paused', 'Fetch.requestPaused', { networkId: id }],
  ['came from the cache', 'Network.requestServedFromCache', { requestId: id }],
  ['was blocked', 'Network.loadingFailed', { requestId: id, blockedReason: 'other' }],
])('tells nothing of what %s', (_, method, params) => {
  expect(heard(['Network.requestWillBeSent', sent(id, 'Fetch')], [method, params])).toBe(0);
});

it('tells nothing of documents, and of what a page asks for by itself', () => {
  expect(heard(['Network.requestWillBeSent', sent(id, 'Document')])).toBe(0);
  expect(heard(['Network.requestWillBeSent', sent('22242.4', 'Fetch')])).toBe(0);
});
