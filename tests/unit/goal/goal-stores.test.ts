import { expect, it } from 'vitest';
import type { RememberedStep } from '@/domain/goal/remembered-step';
import { createRememberedSteps } from '@/store/settings/remembered-step-store';
import { createVariableStore } from '@/store/settings/variable-store';

function anArea() {
  const kept = new Map<string, unknown>();
  return {
    kept,
    get: async (names: string[]) =>
      Object.fromEntries(names.flatMap((name) => (kept.has(name) ? [[name, kept.get(name)]] : []))),
    set: async (items: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(items)) kept.set(name, value);
    },
    getKeys: async () => [...kept.keys()],
    remove: async (names: string[]) => {
      for (const name of names) kept.delete(name);
    },
  };
}

it('keeps a variable for its origin: in the session, or on the device where the user says so', async () => {
  const [session, device] = [anArea(), anArea()];
  const store = createVariableStore({ session, device });
  await store.save('https://a.test', { name: 'password', value: 'tin', isKept: false });
  expect(await store.read('https://a.test', 'password')).toBe('tin');
  expect(await store.read('https://b.test', 'password')).toBeNull();
  expect([...device.kept]).toEqual([]);
  await store.save('https://a.test', { name: 'password', value: 'lantern', isKept: true });
  expect([...session.kept]).toEqual([]);
  expect(await store.kept('https://a.test')).toEqual(['password']);
  await store.forget('https://a.test', 'password');
  expect(await store.read('https://a.test', 'password')).toBeNull();
});

it('remembers the latest way of a step, and forgets it', async () => {
  const store = createRememberedSteps(anArea());
  const step: RememberedStep = {
    site: 'a.test',
    intent: 'search',
    targetConcept: 'search',
    actions: [],
    inputShape: { before: '', after: '' },
    at: '2026-11-26T09:00:00.000Z',
  };
  await store.keep(step);
  await store.keep({ ...step, at: '2026-11-26T10:00:00.000Z' });
  expect(await store.ofSite('a.test')).toEqual([{ ...step, at: '2026-11-26T10:00:00.000Z' }]);
  await store.forget(step);
  expect(await store.ofSite('a.test')).toEqual([]);
});
