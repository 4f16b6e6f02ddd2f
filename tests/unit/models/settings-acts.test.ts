import { describe, expect, it } from 'vitest';
import { listModels } from '@/models/list-models';
import { testModel } from '@/models/test-model';
import { hasty, keyAt, settingsFor, spoken } from './asking';
import { serve } from './served';

const noKey = async () => null;
const ports = { keepAlive: () => undefined, onWait: () => undefined, knownWays: new Map(), patience: hasty };

describe.each(spoken)('the settings of %s', (provider) => {
  it('test: a model that answers', async () => {
    const server = await serve(() => ({ tool: 'greet', input: { greeting: 'Hello there' } }));
    const test = await testModel(settingsFor(server, { provider }), keyAt(server), { ...ports, knownWays: new Map() });
    expect(test).toMatchObject({ code: 'ok', message: 'Hello there' });
    expect(server.requests, 'each model is asked once').toHaveLength(1);
  });

  it.each([
    [{ status: 401, body: { error: { message: 'Bad key.' } } }, 'key-refused', 'Bad key.'],
    [{ status: 404, body: { error: { message: 'No such model.' } } }, 'request-refused', 'No such model.'],
    [{ status: 500, body: { error: { message: 'Broken.' } } }, 'unreachable', 'Broken.'],
    [{ text: 'Hello!' }, 'no-tool-call', 'without a tool call'],
    [{ tool: 'wave', input: {} }, 'no-tool-call', 'wave'],
  ])('test: %j is %s', async (answer, code, words) => {
    const server = await serve(() => answer);
    const test = await testModel(settingsFor(server, { provider }), keyAt(server), { ...ports, knownWays: new Map() });
    expect(test).toMatchObject({ code, message: expect.stringContaining(words) });
  });

  it('test: one model of three that is wrong', async () => {
    const server = await serve(({ model }) =>
      model === 'wrong'
        ? { status: 404, body: { error: { message: 'No such model.' } } }
        : { tool: 'greet', input: {} },
    );
    const settings = { ...settingsFor(server, { provider }), names: { fast: 'wrong', smart: 'right', vision: null } };
    const test = await testModel(settings, keyAt(server), { ...ports, knownWays: new Map() });
    expect(test).toMatchObject({ code: 'request-refused', message: expect.stringContaining('wrong: ') });
  });

  it('list the models that answer with text', async () => {
    const server = await serve(() => ({ text: '' }));
    const names = await listModels(settingsFor(server, { provider }), keyAt(server), ports);
    expect(names).toContain('gpt-6-luna');
    expect(names.includes('text-embedding-3-small')).toBe(provider !== 'openai');
  });

  it('list none where nobody answers', async () => {
    const server = await serve(() => ({ text: '' }));
    await server.close();
    expect(await listModels(settingsFor(server, { provider }), keyAt(server), ports)).toEqual([]);
  });
});

describe('addresses', () => {
  it.each([
    ['compatible', '', 'without its version'],
    ['compatible', '/v1/', 'with a slash at the end'],
    ['anthropic', '/v1', 'with a version it has not'],
  ] as const)('of a %s server may be written as %j: %s', async (provider, path, _) => {
    const server = await serve(() => ({ tool: 'greet', input: { greeting: 'Hi' } }));
    const settings = { ...settingsFor(server, { provider }), baseUrl: `${server.origin}${path}` };
    expect(await testModel(settings, keyAt(server), { ...ports, knownWays: new Map() })).toMatchObject({ code: 'ok' });
  });

  it('and keys that are missing are said to be', async () => {
    const settings = { ...settingsFor({ origin: '', baseUrl: '' }, { provider: 'openai' }), baseUrl: null };
    expect(await testModel(settings, noKey, ports)).toMatchObject({ code: 'no-key' });
    const unnamed = { ...settings, provider: 'compatible' as const };
    expect(await testModel(unnamed, noKey, ports)).toMatchObject({ code: 'request-refused' });
  });
});
