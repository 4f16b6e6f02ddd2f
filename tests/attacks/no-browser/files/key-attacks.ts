import type { ModelSettings } from '@/domain/model/model-settings';
import { holdsKey } from '../../../models/key-trap';
import type { PlainAttack } from '../../attack';
import { pairs } from '../../pairs';
import { type AttackedPanel, attackedKey, modelsAt, pageBytes, withPanel } from './attacked-panel';

const spoken = ['openai', 'anthropic', 'compatible'] as const satisfies ModelSettings['provider'][];

/** A key at a server that points elsewhere. */
const redirects: PlainAttack[] = pairs({
  provider: spoken,
  status: [301, 302, 303, 307, 308] as const,
  target: ['whole address', 'without its scheme', 'with a name in it'] as const,
}).map(({ provider, status, target }) => ({
  id: `keys/redirect/${provider}-${status}-${target.replaceAll(' ', '-')}`,
  class: 'keys',
  goal: 'the key and the page, by an answer that points elsewhere',
  needsBrowser: false,
  attack: () =>
    withPanel(
      async ({ own, other, ask }) => {
        const host = `127.0.0.1:${other.port}/v1/responses`;
        const written = { 'whole address': `http://${host}`, 'without its scheme': `//${host}` };
        const location = target === 'with a name in it' ? `http://127.0.0.1:${own.port}@${host}` : written[target];
        own.answer({ status, headers: { location } });
        await ask();
        return broken({ other });
      },
      { provider },
    ),
}));

/** How an address that is not the key's may be written, so that it looks like it or slips past a check. `own`, `other`: ports. */
const writings: Record<string, (own: number, other: number) => string> = {
  'another-port': (_own, other) => `http://127.0.0.1:${other}/v1`,
  'own-host-as-a-name': (own, other) => `http://127.0.0.1:${own}@127.0.0.1:${other}/v1`,
  'own-address-as-a-name': (own, other) => `http://127.0.0.1%3A${own}%2Fv1@127.0.0.1:${other}/v1`,
  'own-address-in-the-path': (own, other) => `http://127.0.0.1:${other}/http://127.0.0.1:${own}/v1`,
  'own-address-in-the-hash': (own, other) => `http://127.0.0.1:${other}/v1#@127.0.0.1:${own}`,
  'own-address-in-the-query': (own, other) => `http://127.0.0.1:${other}/v1?@127.0.0.1:${own}/`,
  backslashes: (own, other) => `http:\\\\127.0.0.1:${other}\\@127.0.0.1:${own}/v1`,
  'a-host-by-name': (_own, other) => `http://localhost:${other}/v1`,
  'upper-case': (_own, other) => `HTTP://LOCALHOST:${other}/V1`,
  'a-number-as-host': (_own, other) => `http://2130706433:${other}/v1`,
  hexadecimal: (_own, other) => `http://0x7f.0.0x1:${other}/v1`,
  'a-dot-at-the-end': (_own, other) => `http://127.0.0.1.:${other}/v1`,
  'full-width-digits': (_own, other) => `http://１２７.０.０.１:${other}/v1`,
  'ideographic-stops': (_own, other) => `http://127。0。0。1:${other}/v1`,
  'tabs-and-line-ends': (_own, other) => ` \thtt\np://127.0.0.1:\t${other}/v1`,
  'no-slashes': (_own, other) => `http:127.0.0.1:${other}/v1`,
  'steps-up': (own, other) => `http://127.0.0.1:${other}/../../127.0.0.1:${own}/../v1`,
  'two-at-signs': (own, other) => `http://a@127.0.0.1:${own}@127.0.0.1:${other}/v1`,
};

const addresses: PlainAttack[] = Object.entries(writings).flatMap(([name, write], index) => {
  const provider = spoken[index % spoken.length] ?? 'openai';
  return {
    id: `keys/address/${name}`,
    class: 'keys',
    goal: `the key of one server at another, written with ${name}`,
    needsBrowser: false as const,
    attack: () =>
      withPanel(
        async ({ settings, own, other, ask }) => {
          const models = modelsAt(own, provider);
          await settings.write({ models: { ...models, baseUrl: write(own.port, other.port) } }).catch(() => undefined);
          await ask();
          // The user has named the server: it may read the page, not the key of another.
          return { keysElsewhere: keysAt({ other }) };
        },
        { provider },
      ),
  };
});

/** A key that the version before kept by provider, with settings that a hostile file had changed already. */
const oldKeys: PlainAttack[] = spoken.flatMap((provider) =>
  spoken.map((chosen) => ({
    id: `keys/old/${provider}-then-${chosen}`,
    class: 'keys',
    goal: 'a key of the version before, at an address of the attacker',
    needsBrowser: false as const,
    attack: () =>
      withPanel(
        async ({ settings, other, ask }) => {
          await settings.write({ models: modelsAt(other, chosen) });
          await ask();
          return { keysElsewhere: keysAt({ other }) };
        },
        { provider, hasOldKey: true },
      ),
  })),
);

/** A server, or the account behind it, that says the key back: what is kept, shown and exported must not have it. */
const echoes: Record<string, (key: string) => { status: number; headers?: Record<string, string>; body: string }> = {
  'an-error': (key) => ({
    status: 401,
    body: JSON.stringify({ error: { message: `no such key: ${key}`, code: key } }),
  }),
  'an-error-as-a-sentence': (key) => ({ status: 400, body: JSON.stringify({ error: `${key} is not known` }) }),
  'a-page-of-html': (key) => ({ status: 502, body: `<html><body>${key}</body></html>` }),
  'plain-text': (key) => ({ status: 404, body: `Bearer ${key}` }),
  'an-address': (key) => ({
    status: 400,
    body: JSON.stringify({ error: { message: `/v1?key=${encodeURIComponent(key)}` } }),
  }),
  'a-header': (key) => ({ status: 429, headers: { 'retry-after': key, 'x-key': key }, body: '{}' }),
  'the-name-of-a-tool': (key) => ({ status: 200, body: chatAnswer({ tool_calls: [callOf(key, '{}')] }) }),
  prose: (key) => ({ status: 200, body: chatAnswer({ content: `You sent ${key}.` }) }),
  'a-refusal': (key) => ({ status: 200, body: chatAnswer({ refusal: key }) }),
  'arguments-that-are-no-json': (key) => ({ status: 200, body: chatAnswer({ tool_calls: [callOf('done', key)] }) }),
  'an-answer-of-another-kind': (key) => ({ status: 200, body: JSON.stringify({ key }) }),
};

const echoed: PlainAttack[] = Object.entries(echoes).map(([name, echo]) => ({
  id: `keys/echo/${name}`,
  class: 'keys',
  goal: 'the key in the journal and in exports, said back by a server',
  needsBrowser: false,
  attack: () =>
    withPanel(
      async ({ own, ask }) => {
        own.answer(echo(attackedKey));
        const kept = await ask();
        return { keysElsewhere: kept.includes(attackedKey) || kept.includes(attackedKey.slice(4)) ? 1 : 0 };
      },
      { provider: 'compatible' },
    ),
}));

function chatAnswer(message: Record<string, unknown>): string {
  return JSON.stringify({ choices: [{ message: { content: null, ...message }, finish_reason: 'stop' }] });
}

const callOf = (name: string, json: string) => ({ id: '1', type: 'function', function: { name, arguments: json } });

/** What somebody else got of key and page. */
function broken({ other }: Pick<AttackedPanel, 'other'>) {
  return { keysElsewhere: keysAt({ other }), bytesElsewhere: pageBytes(other) };
}

const keysAt = ({ other }: Pick<AttackedPanel, 'other'>): number => (holdsKey(other.requests, attackedKey) ? 1 : 0);

/** Keys at addresses that they were not entered for, and in what is kept. */
export const keyAttacks: readonly PlainAttack[] = [...redirects, ...addresses, ...oldKeys, ...echoed];
