import { describe, expect, it } from 'vitest';
import type { LiveEvent } from '@/domain/run/live-event';
import { createModelKeys } from '@/store/settings/model-key-store';
import { migrateModelKeys } from '@/store/settings/move-old-keys';
import { openArea } from './storage-areas';

const openAi = 'https://api.openai.com';
const anthropic = 'https://api.anthropic.com';
const local = 'http://localhost:11434';

function openKeys() {
  const session = openArea();
  const device = openArea();
  const events: LiveEvent[] = [];
  const keys = createModelKeys({ session, device }, (event) => events.push(event));
  return { keys, session, device, events };
}

it('keeps a key for the session alone, unless it is to be remembered', async () => {
  const { keys, session, device } = openKeys();
  await keys.save(openAi, 'sk-one', false);
  await keys.save(anthropic, 'sk-two', true);
  expect([Object.values(session.kept), Object.values(device.kept)]).toEqual([['sk-one'], ['sk-two']]);
  expect([await keys.read(openAi), await keys.read(anthropic), await keys.read(local)]).toEqual([
    'sk-one',
    'sk-two',
    null,
  ]);
});

it('keeps a key for the origin that it was entered for, and finds it there again', async () => {
  const { keys } = openKeys();
  await keys.save(openAi, 'sk-one', false);
  expect(await keys.read('https://evil.example')).toBeNull();
  expect(await keys.read('https://api.openai.com:8443')).toBeNull();
  await keys.save('https://evil.example', 'sk-other', true);
  expect([await keys.read(openAi), await keys.read('https://evil.example')]).toEqual(['sk-one', 'sk-other']);
  expect(await keys.origins()).toEqual([openAi, 'https://evil.example']);
  await keys.forget('https://evil.example');
  expect([await keys.read(openAi), await keys.origins()]).toEqual(['sk-one', [openAi]]);
});

it('moves keys, so that no copy stays where they were', async () => {
  const { keys, session, device } = openKeys();
  await keys.save(openAi, 'sk-one', false);
  await keys.setRemembered(true);
  expect([session.kept, Object.values(device.kept)]).toEqual([{}, ['sk-one']]);
  await keys.save(openAi, 'sk-other', false);
  expect([Object.values(session.kept), device.kept]).toEqual([['sk-other'], {}]);
  await keys.setRemembered(true);
  await keys.setRemembered(false);
  expect([await keys.read(openAi), device.kept]).toEqual(['sk-other', {}]);
});

it.each([' sk-one\n', '"sk-one"', "\t'sk-one' ", '`sk-one`', '“sk-one”', '\uFEFFsk-one\u200B'])(
  'takes off what a key was pasted with: %j',
  async (pasted) => {
    const { keys } = openKeys();
    await keys.save(openAi, pasted, false);
    expect(await keys.read(openAi)).toBe('sk-one');
  },
);

it('forgets a key in both places, as it does when an empty one is saved', async () => {
  const { keys, session, device } = openKeys();
  await keys.save(openAi, 'sk-one', true);
  await keys.forget(openAi);
  await keys.save(anthropic, 'sk-two', false);
  await keys.save(anthropic, ' "" ', false);
  expect([session.kept, device.kept]).toEqual([{}, {}]);
});

it('tells that something changed, never what', async () => {
  const { keys, events } = openKeys();
  await keys.save(openAi, 'sk-secret', false);
  await keys.setRemembered(true);
  await keys.forget(openAi);
  expect(events).toHaveLength(3);
  expect(JSON.stringify(events)).not.toContain('secret');
});

describe('keys that were kept by provider', () => {
  const ownOrigins = { openai: openAi, anthropic, compatible: null };

  async function moved(chosen: { provider: string; origin: string | null }, kept: Record<string, unknown>) {
    const { keys, session, device, events } = openKeys();
    await device.set({ 'settings.theme': 'dark', ...kept });
    await migrateModelKeys({ session, device }, chosen, ownOrigins, (event) => events.push(event));
    return { keys, session: session.kept, device: device.kept, events };
  }

  it('go on where the chosen provider is called at its own address', async () => {
    const { device } = await moved({ provider: 'openai', origin: openAi }, { 'key.openai': 'sk-one' });
    expect(device).toEqual({ 'settings.theme': 'dark', 'key.https://api.openai.com': 'sk-one' });
  });

  it.each([
    ['at an address of somebody else', { provider: 'openai', origin: 'https://evil.example' }],
    ['at an address that may not be called', { provider: 'openai', origin: null }],
    ['of a provider that is not chosen', { provider: 'rules', origin: null }],
    ['of a provider that is not chosen, at its own address', { provider: 'anthropic', origin: openAi }],
    ['of a server that is none of theirs', { provider: 'compatible', origin: local }],
  ])('have to be entered again: %s', async (_case, chosen) => {
    const { keys, device } = await moved(chosen, { 'key.openai': 'sk-one', 'key.compatible': 'sk-two' });
    expect(await keys.origins()).toEqual([]);
    expect(device).toEqual({ 'settings.theme': 'dark' });
  });

  it('give way to one that was entered since, and are moved once', async () => {
    const { device } = await moved(
      { provider: 'openai', origin: openAi },
      { 'key.openai': 'sk-old', [`key.${openAi}`]: 'sk-new' },
    );
    expect(device).toEqual({ 'settings.theme': 'dark', [`key.${openAi}`]: 'sk-new' });
    const { events } = await moved({ provider: 'openai', origin: openAi }, {});
    expect(events).toEqual([]);
  });
});
