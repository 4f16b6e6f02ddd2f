import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ModelAccessError, ModelRequestError, ModelUnavailableError } from '@/domain/model/model-errors';
import { retryAfterSeconds } from '@/models/retry-after';
import type { ModelWait } from '@/models/retry-wait';
import type { ServedAnswer } from '../../models/served';
import { ask, failureOf, hasty, pressed, spoken, testKey } from './asking';
import { inTurn, serve } from './served';

const failed = (status: number, message: string, more: Record<string, unknown> = {}): ServedAnswer => ({
  status,
  body: { type: 'error', error: { type: 'some_error', message, ...more } },
});

describe.each(spoken)('a provider that speaks %s', (provider) => {
  it.each([401, 402, 403])(
    'that answers %i does not accept the key: it is named, never shown, and not tried again',
    async (status) => {
      const server = await serve(() => failed(status, `Incorrect API key provided: ${testKey}.`));
      const error = await failureOf(ask(server, { provider }));
      expect(error).toBeInstanceOf(ModelAccessError);
      expect(error).toMatchObject({ access: expect.stringContaining(new URL(server.origin).host) });
      expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(testKey);
      expect(server.requests).toHaveLength(1);
    },
  );

  it('that says the quota is used up means the account, though it says 429', async () => {
    const server = await serve(() => failed(429, 'You exceeded your current quota.', { code: 'insufficient_quota' }));
    expect(await failureOf(ask(server, { provider }))).toBeInstanceOf(ModelAccessError);
    expect(server.requests).toHaveLength(1);
  });

  it.each([400, 404, 413, 422])(
    'that answers %i is not asked the same again, and its sentence is told',
    async (status) => {
      const server = await serve(() => failed(status, `The model does not exist (Bearer ${testKey}).`));
      const error = await failureOf(ask(server, { provider }));
      expect(error).toBeInstanceOf(ModelRequestError);
      expect(String(error)).toContain('The model does not exist (');
      expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(testKey);
      const bodies = server.requests.map(({ body }) => JSON.stringify(body));
      expect(new Set(bodies).size).toBe(bodies.length);
    },
  );

  it.each([408, 409, 429, 500, 503, 529])('that answers %i is asked again', async (status) => {
    const waits: ModelWait[] = [];
    const server = await serve(inTurn(failed(status, 'Later.'), failed(status, 'Later.'), pressed));
    const { toolCall } = await ask(server, { provider, onWait: (wait) => waits.push(wait) });
    expect(toolCall.name).toBe('press');
    expect(server.requests).toHaveLength(3);
    expect(waits.map(({ reason }) => reason)).toEqual(
      Array(2).fill([429, 503, 529].includes(status) ? 'busy' : 'failed'),
    );
    expect(waits[1]?.seconds).toBeGreaterThan(waits[0]?.seconds ?? 0);
  });

  it.each([
    [{ 'retry-after-ms': '40' }, 0.04],
    [{ 'retry-after': '0.03' }, 0.03],
  ])('that says %j is waited for that long', async (headers, seconds) => {
    const waits: ModelWait[] = [];
    const server = await serve(inTurn({ ...failed(429, 'Later.'), headers: { ...headers } }, pressed));
    const start = performance.now();
    await ask(server, { provider, onWait: (wait) => waits.push(wait) });
    expect(waits).toEqual([{ reason: 'busy', seconds }]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(seconds * 1000 - 2);
  });

  it('that asks for more patience than there is is not waited for', async () => {
    const server = await serve(() => ({ ...failed(429, 'Come back tomorrow.'), headers: { 'retry-after': '86400' } }));
    const error = await failureOf(ask(server, { provider }));
    expect(error).toBeInstanceOf(ModelUnavailableError);
    expect(String(error)).toContain('Come back tomorrow.');
    expect(server.requests).toHaveLength(1);
  });

  it('that never gets better is given up', async () => {
    const server = await serve(() => failed(500, `Broken, said ${testKey}`));
    const error = await failureOf(ask(server, { provider }));
    expect(error).toBeInstanceOf(ModelUnavailableError);
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(testKey);
    expect(server.requests).toHaveLength(hasty.tries);
  });

  it('that does not answer in time is asked again, then given up', async () => {
    const server = await serve(() => ({ ...pressed, delayMs: Number.POSITIVE_INFINITY }));
    const error = await failureOf(ask(server, { provider, patience: { ...hasty, tryMs: 400, tries: 2 } }));
    expect(error).toBeInstanceOf(ModelUnavailableError);
    expect(server.requests).toHaveLength(2);
  });

  it('that stops in the middle of an answer is asked again', async () => {
    const server = await serve(inTurn({ ...pressed, stalls: true }, pressed));
    const { toolCall } = await ask(server, { provider, patience: { ...hasty, tryMs: 150 } });
    expect(toolCall.name).toBe('press');
    expect(server.requests).toHaveLength(2);
  });

  it('that answers late, but in time, is heard', async () => {
    const server = await serve(() => ({ ...pressed, delayMs: 150 }));
    expect((await ask(server, { provider })).toolCall.name).toBe('press');
    expect(server.requests).toHaveLength(1);
  });

  it('that is not there is told of as unreachable', async () => {
    const server = await serve(() => pressed);
    await server.close();
    const waits: ModelWait[] = [];
    const error = await failureOf(ask(server, { provider, onWait: (wait) => waits.push(wait) }));
    expect(error).toBeInstanceOf(ModelUnavailableError);
    expect(waits.map(({ reason }) => reason)).toEqual(['unreachable', 'unreachable']);
  });

  it('is no longer asked once the run was stopped', async () => {
    const stop = new AbortController();
    const server = await serve(() => {
      setTimeout(() => stop.abort(new Error('stopped by the user')), 10);
      return { ...pressed, delayMs: Number.POSITIVE_INFINITY };
    });
    expect(await failureOf(ask(server, { provider, signal: stop.signal }))).toEqual(new Error('stopped by the user'));
    expect(server.requests).toHaveLength(1);
  });

  it('is no longer waited for once the run was stopped', async () => {
    const stop = new AbortController();
    const server = await serve(() => failed(500, 'Broken.'));
    const onWait = () => setTimeout(() => stop.abort(new Error('stopped by the user')), 10);
    const patience = { ...hasty, firstWaitSeconds: 30, longestWaitSeconds: 60 };
    expect(await failureOf(ask(server, { provider, signal: stop.signal, onWait, patience }))).toEqual(
      new Error('stopped by the user'),
    );
    expect(server.requests).toHaveLength(1);
  });

  it('keeps the worker awake while it is asked, and no longer', async () => {
    const server = await serve(() => ({ ...pressed, delayMs: 120 }));
    let calls = 0;
    await ask(server, { provider, keepAlive: () => calls++, patience: { ...hasty, keepAliveMs: 25 } });
    expect(calls).toBeGreaterThanOrEqual(3);
    const atTheEnd = calls;
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(calls).toBe(atTheEnd);
  });

  it('whose answer is none of this kind is a wrong address', async () => {
    const server = await serve(() => ({ status: 200, body: { hello: 'world' } }));
    const error = await failureOf(ask(server, { provider }));
    expect(error).toBeInstanceOf(ModelRequestError);
    expect(String(error)).toContain('check the address');
  });
});

describe('how long a provider asks to wait', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  it.each([
    [{ 'retry-after-ms': '1500', 'retry-after': '9' }, 1.5],
    [{ 'retry-after': '7' }, 7],
    [{ 'retry-after': 'Sun, 22 Nov 2026 10:00:30 GMT' }, 30],
    [{ 'retry-after': 'Sun, 22 Nov 2026 09:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, null],
    [{}, null],
  ])('%j is %s seconds', (headers, seconds) => {
    expect(retryAfterSeconds(new Headers({ ...headers }), now)).toBe(seconds);
  });
});

describe('a server without a key', () => {
  it('that answers 403 takes no requests from extensions: what to set is said', async () => {
    const server = await serve(() => ({ status: 403 }));
    const error = await failureOf(ask(server, { provider: 'compatible', key: '' }));
    expect(error).toBeInstanceOf(ModelRequestError);
    expect(String(error)).toContain('OLLAMA_ORIGINS=chrome-extension://*');
  });

  it('is sent none', async () => {
    const server = await serve(() => pressed);
    await ask(server, { provider: 'compatible', key: '' });
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });
});

describe('settings that lack something', () => {
  it.each(['openai', 'anthropic'] as const)('are told of before %s is asked: no key', async (provider) => {
    const server = await serve(() => pressed);
    expect(await failureOf(ask(server, { provider, key: '' }))).toBeInstanceOf(ModelAccessError);
    expect(server.requests).toHaveLength(0);
  });

  it('are told of before a server is asked: no model', async () => {
    const server = await serve(() => pressed);
    expect(await failureOf(ask(server, { provider: 'compatible', model: '' }))).toBeInstanceOf(ModelRequestError);
    expect(server.requests).toHaveLength(0);
  });
});
