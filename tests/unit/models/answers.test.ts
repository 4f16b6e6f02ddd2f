import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ModelAnswerError } from '@/domain/model/model-errors';
import type { ServedAnswer } from '../../models/served';
import { ask, doneTool, failureOf, newestModel, pressed, pressTool, spoken, testKey } from './asking';
import { serve } from './served';

/** A key that looks like none. */
const plainKey = 'correcthorsebatterystaple';

describe.each(spoken)('a model that speaks %s', (provider) => {
  it('is told the prompt, the page and the tools, and calls one of them', async () => {
    const server = await serve(() => pressed);
    const { toolCall, usage } = await ask(server, { provider });
    expect(toolCall).toEqual({ name: 'press', input: { selector: 'e12', times: 1 } });
    expect(usage).toMatchObject({ calls: 1 });
    expect(usage.inputTokens).toBeGreaterThan(0);
    const [request] = server.requests;
    expect(request?.model).toBe(newestModel[provider]);
    expect(request?.system).toContain('You explore a page.');
    expect(request?.text).toBe('page "Jobs"');
    expect(request?.tools.map(({ name, description }) => ({ name, description }))).toEqual([
      { name: 'press', description: 'Press an element.' },
      { name: 'done', description: 'Over.' },
    ]);
    expect(server.refusals).toEqual([]);
  });

  it('sees pictures, in their order', async () => {
    const server = await serve(() => pressed);
    const picture = (data: string) => ({ type: 'image' as const, mediaType: 'image/jpeg' as const, data });
    await ask(server, { provider, parts: [picture('/9j/AAAA'), { type: 'text', text: 'after' }, picture('/9j/BBBB')] });
    expect(server.requests[0]?.images).toEqual([
      { mediaType: 'image/jpeg', data: '/9j/AAAA' },
      { mediaType: 'image/jpeg', data: '/9j/BBBB' },
    ]);
  });

  it('calls the only tool there is', async () => {
    const server = await serve(() => ({ tool: 'done', input: {} }));
    const { toolCall } = await ask(server, { provider, tools: [doneTool] });
    expect(toolCall).toEqual({ name: 'done', input: {} });
    expect(server.refusals).toEqual([]);
  });

  it('hands on a tool that does not exist: whoever asked says so', async () => {
    const server = await serve(() => ({ tool: 'fly', input: { to: 'the moon' } }));
    const { toolCall } = await ask(server, { provider });
    expect(toolCall).toEqual({ name: 'fly', input: { to: 'the moon' } });
  });

  it('hands on input that the schema does not allow', async () => {
    const server = await serve(() => ({ tool: 'press', input: { times: 'often' } }));
    expect((await ask(server, { provider })).toolCall.input).toEqual({ times: 'often' });
  });

  it.each<[string, ServedAnswer]>([
    ['prose', { text: 'I would press the button e12.' }],
    ['a tool call written as prose', { text: '```json\n{"call": {"tool": "press", "input": {}}}\n```' }],
    ['an answer that was cut off', { cutOff: true }],
    ['an answer that was cut off after a tool call', { ...pressed, cutOff: true }],
    ['a refusal', { refusal: 'I cannot help with that.' }],
    ['several calls', { calls: [pressed, { tool: 'done', input: {} }] }],
    ['no answer at all', { text: '' }],
  ])('makes no action of %s, and says what it cost', async (_, answer) => {
    const server = await serve(() => ({ ...answer, tokens: { input: 900, output: 100 } }));
    const error = await failureOf(ask(server, { provider }));
    expect(error).toBeInstanceOf(ModelAnswerError);
    expect(error).toMatchObject({ usage: { calls: 1, inputTokens: 900, outputTokens: 100 } });
  });

  it.each<[string, ServedAnswer]>([
    ['refusal', { refusal: `I cannot help with that: your key ${testKey} and ${plainKey} are known to me.` }],
    ['long refusal', { refusal: `${plainKey} `.repeat(2_000) }],
  ])('tells a %s without the key that it echoes', async (_, answer) => {
    const server = await serve(() => answer);
    const error = await failureOf(ask(server, { provider, key: plainKey }));
    expect(error).toBeInstanceOf(ModelAnswerError);
    expect(String(error)).toContain('[redacted]');
    expect(String(error).length).toBeLessThan(500);
    expect(inspect(error, { depth: 10, showHidden: true })).not.toMatch(new RegExp(`${testKey}|${plainKey}`));
  });

  it('hands on no tool that is named after the key', async () => {
    const server = await serve(() => ({ tool: plainKey, input: {} }));
    expect((await ask(server, { provider, key: plainKey })).toolCall.name).toBe('[redacted]');
  });
});

describe.each(['openai', 'compatible'] as const)('arguments as text, from a model that speaks %s', (provider) => {
  it.each(['{"selector": "e1', "{selector: 'e1'}", ''])('are never mended: %s', async (json) => {
    const server = await serve(() => ({ tool: 'press', json }));
    expect(await failureOf(ask(server, { provider }))).toBeInstanceOf(ModelAnswerError);
  });
});

describe('what a call costs', () => {
  it('is counted by the price of the model', async () => {
    const server = await serve(() => ({ ...pressed, tokens: { input: 1_000_000, output: 100_000 } }));
    const { usage } = await ask(server, { provider: 'anthropic', model: 'claude-sonnet-5-5' });
    expect(usage).toEqual({ calls: 1, inputTokens: 1_000_000, outputTokens: 100_000, dollars: 3, unpriced: 0 });
  });

  it("is nothing on the user's own machine", async () => {
    const server = await serve(() => pressed);
    expect((await ask(server, { provider: 'compatible' })).usage.dollars).toBe(0);
  });

  it('is counted for an answer that cannot be used', async () => {
    const server = await serve(() => ({ text: 'Hm.', tokens: { input: 1_000_000, output: 0 } }));
    const error = await failureOf(ask(server, { provider: 'openai', model: 'gpt-6-luna', tools: [pressTool] }));
    expect(error).toMatchObject({ usage: { dollars: 0.1 } });
  });
});
