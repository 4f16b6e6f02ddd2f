import { expect, it } from 'vitest';
import type { LiveEvent } from '@/domain/live-event';
import { createModelKeys } from '@/store/model-keys';
import { openArea } from './storage-areas';

function openKeys() {
  const session = openArea();
  const device = openArea();
  const events: LiveEvent[] = [];
  const keys = createModelKeys({ session, device }, (event) => events.push(event));
  return { keys, session, device, events };
}

it('keeps a key for the session alone, unless it is to be remembered', async () => {
  const { keys, session, device } = openKeys();
  await keys.save('openai', 'sk-one', false);
  await keys.save('anthropic', 'sk-two', true);
  expect([Object.values(session.kept), Object.values(device.kept)]).toEqual([['sk-one'], ['sk-two']]);
  expect([await keys.read('openai'), await keys.read('anthropic'), await keys.read('compatible')]).toEqual([
    'sk-one',
    'sk-two',
    null,
  ]);
});

it('moves keys, so that no copy stays where they were', async () => {
  const { keys, session, device } = openKeys();
  await keys.save('openai', 'sk-one', false);
  await keys.setRemembered(true);
  expect([session.kept, Object.values(device.kept)]).toEqual([{}, ['sk-one']]);
  await keys.save('openai', 'sk-other', false);
  expect([Object.values(session.kept), device.kept]).toEqual([['sk-other'], {}]);
  await keys.setRemembered(true);
  await keys.setRemembered(false);
  expect([await keys.read('openai'), device.kept]).toEqual(['sk-other', {}]);
});

it.each([' sk-one\n', '"sk-one"', "\t'sk-one' ", '`sk-one`', '“sk-one”', '\uFEFFsk-one\u200B'])(
  'takes off what a key was pasted with: %j',
  async (pasted) => {
    const { keys } = openKeys();
    await keys.save('openai', pasted, false);
    expect(await keys.read('openai')).toBe('sk-one');
  },
);

it('forgets a key in both places, as it does when an empty one is saved', async () => {
  const { keys, session, device } = openKeys();
  await keys.save('openai', 'sk-one', true);
  await keys.forget('openai');
  await keys.save('anthropic', 'sk-two', false);
  await keys.save('anthropic', ' "" ', false);
  expect([session.kept, device.kept]).toEqual([{}, {}]);
});

it('tells that something changed, never what', async () => {
  const { keys, events } = openKeys();
  await keys.save('openai', 'sk-secret', false);
  await keys.setRemembered(true);
  await keys.forget('openai');
  expect(events).toHaveLength(3);
  expect(JSON.stringify(events)).not.toContain('secret');
});
