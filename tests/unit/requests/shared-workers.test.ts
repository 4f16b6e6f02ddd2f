import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSharedWorkers } from '@/browser/requests/shared-workers';

let targets: { id: string; type: string; url: string }[] = [];
let sent: string[] = [];
/** Ids of targets that do not run yet: they answer nothing. */
const waiting = new Set<string>();

beforeEach(() => {
  vi.useFakeTimers();
  [targets, sent] = [[], []];
  waiting.clear();
  const onEvent = { addListener: () => undefined, removeListener: () => undefined };
  vi.stubGlobal('chrome', {
    debugger: {
      onEvent,
      getTargets: async () => targets,
      attach: async () => undefined,
      detach: async () => undefined,
      sendCommand: async ({ targetId }: { targetId: string }, method: string) => {
        if (waiting.has(targetId)) return new Promise(() => undefined);
        sent.push(`${targetId} ${method}`);
        return { result: {} };
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = (id: string, url: string) => targets.push({ id, type: 'worker', url });
const origins = () => new Set(['https://jobs.example']);
const create = () =>
  createSharedWorkers(
    () => false,
    () => undefined,
  );

it('knows a worker that is about to start by the address that is asked for, which says nothing of its fragment', async () => {
  begin('a', 'https://jobs.example/shared.js?v=1#x');
  expect(await create().isStarting('https://jobs.example/shared.js?v=1')).toBe(true);
  expect(await create().isStarting('https://jobs.example/shared.js')).toBe(false);
});

it('cuts off those that begin without a request, and tells of those that none could have kept from it', async () => {
  const workers = create();
  const onBegun = vi.fn();
  void workers.watch(origins, onBegun);
  await vi.advanceTimersByTimeAsync(200);
  begin('a', 'blob:https://jobs.example/1');
  begin('b', 'data:text/javascript,1');
  begin('c', 'https://jobs.example/of-the-service-worker.js');
  begin('d', 'blob:https://elsewhere.example/1');
  await vi.advanceTimersByTimeAsync(400);
  const cutOff = sent.filter((one) => one.endsWith('Network.emulateNetworkConditions'));
  expect(cutOff.map(([id]) => id)).toEqual(['a', 'b', 'c']);
  expect(onBegun).toHaveBeenCalledTimes(2);
  await workers.release();
  begin('e', 'data:text/javascript,2');
  await vi.advanceTimersByTimeAsync(400);
  expect(onBegun).toHaveBeenCalledTimes(2);
});

it('takes none that waits for its script for one that runs', async () => {
  const workers = create();
  begin('a', 'https://jobs.example/shared.js');
  waiting.add('a');
  void workers.watch(origins, () => undefined);
  await vi.advanceTimersByTimeAsync(200);
  expect(await workers.isStarting('https://jobs.example/shared.js')).toBe(true);
  await workers.release();
});
