import { afterEach, describe, expect, it } from 'vitest';
import { listModels } from '@/models/list-models';
import { bindKeyToOrigin } from '@/models/origin-bound-key';
import { fetchWithKey } from '@/models/send-with-key';
import { testModel } from '@/models/test-model';
import { holdsKey, type KeyTrap, startKeyTrap } from '../../models/key-trap';
import { ask, failureOf, hasty, keyAt, pressed, settingsFor, spoken, testKey } from './asking';
import { serve } from './served';

const ports = { keepAlive: () => undefined, onWait: () => undefined, patience: hasty };
const traps: KeyTrap[] = [];

async function trap(): Promise<KeyTrap> {
  const opened = await startKeyTrap();
  traps.push(opened);
  return opened;
}

afterEach(async () => {
  await Promise.all(traps.splice(0).map((opened) => opened.close()));
});

describe.each(spoken)('a key for %s', (provider) => {
  it.each([301, 302, 303, 307, 308])('does not follow a redirect (%i), nor does what was asked', async (status) => {
    const elsewhere = await trap();
    const server = await serve(() => ({ status, headers: { location: `${elsewhere.origin}/v1/responses` } }));
    await failureOf(ask(server, { provider }));
    expect(elsewhere.requests).toEqual([]);
  });

  it('stays where it was entered when the settings name another address', async () => {
    const server = await serve(() => pressed);
    const elsewhere = await trap();
    const keyOf = keyAt(server);
    const settings = settingsFor({ ...elsewhere, baseUrl: `${elsewhere.origin}/v1` }, { provider });
    await testModel(settings, keyOf, { ...ports, knownWays: new Map() });
    await listModels(settings, keyOf, ports);
    expect(holdsKey(elsewhere.requests, testKey)).toBe(false);
    expect(elsewhere.requests.filter(({ headers }) => headers.authorization || headers['x-api-key'])).toEqual([]);
  });

  it.each([
    (origin: string) => origin.replace('//', '//name:word@'),
    (origin: string) => `${origin}/v1?key=1`,
    (origin: string) => `${origin}/v1#key`,
    () => 'http://models.example/v1',
    () => 'ftp://127.0.0.1/v1',
    () => 'javascript:alert(1)',
    () => 'not an address',
  ])('is asked for by no address that may not be called (%#)', async (addressOf) => {
    const elsewhere = await trap();
    const asked: string[] = [];
    const settings = {
      ...settingsFor({ origin: '', baseUrl: '' }, { provider }),
      baseUrl: addressOf(elsewhere.origin),
    };
    const keyOf = async (origin: string) => {
      asked.push(origin);
      return testKey;
    };
    expect(await testModel(settings, keyOf, { ...ports, knownWays: new Map() })).toMatchObject({
      code: 'request-refused',
    });
    expect(await listModels(settings, keyOf, ports)).toEqual([]);
    expect([asked, elsewhere.requests]).toEqual([[], []]);
  });
});

it('what leaves is checked as it leaves, whatever asked for it', async () => {
  const elsewhere = await trap();
  const own = await trap();
  const send = fetchWithKey({ key: bindKeyToOrigin(own.origin, testKey) });
  await expect(send(`${elsewhere.origin}/v1/models`)).rejects.toThrow('elsewhere');
  await expect(send(new Request(elsewhere.origin, { method: 'POST', body: 'text' }))).rejects.toThrow('elsewhere');
  await send(`${own.origin}/v1`, { headers: { authorization: 'Bearer another', 'x-api-key': 'third' } });
  expect(elsewhere.requests).toEqual([]);
  expect(own.requests[0]?.headers).toMatchObject({ authorization: `Bearer ${testKey}` });
  expect(own.requests[0]?.headers).not.toHaveProperty('x-api-key');
});
