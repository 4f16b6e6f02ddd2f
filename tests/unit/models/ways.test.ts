import { describe, expect, it } from 'vitest';
import { ModelAnswerError } from '@/domain/model/model-errors';
import type { AnswerRequest } from '../../models/model-server';
import { ask, doneTool, failureOf, pressed } from './asking';
import { serve } from './served';

describe('what a model does not take', () => {
  it('is left out: OpenAI, models that do not reason', async () => {
    const server = await serve(() => pressed);
    const knownWays = new Map();
    const asked = { provider: 'openai' as const, model: 'gpt-4.1-mini', knownWays };
    expect((await ask(server, asked)).toolCall.name).toBe('press');
    expect(server.refusals.map(({ parameter }) => parameter)).toEqual(['reasoning.effort']);
    expect(server.requests[0]?.body).not.toHaveProperty('reasoning');
    await ask(server, asked);
    expect(server.refusals, 'remembered').toHaveLength(1);
  });

  it('is left out: OpenAI, models that take no strict schemas', async () => {
    const server = await serve(({ body }) =>
      JSON.stringify(body).includes('"strict":true') ? { status: 400, body: { error: { message: 'No.' } } } : pressed,
    );
    expect((await ask(server, { provider: 'openai' })).toolCall.name).toBe('press');
  });

  it('is left out: Anthropic, models before the effort', async () => {
    const server = await serve((request) =>
      JSON.stringify(request.body).includes('effort') ? { status: 400, body: {} } : pressed,
    );
    expect((await ask(server, { provider: 'anthropic', model: 'claude-new-6' })).toolCall.name).toBe('press');
  });

  it('is no excuse for a request that is refused in every way: what was said first is told', async () => {
    let asked = 0;
    const server = await serve(() => ({ status: 400, body: { error: { message: `Refusal ${++asked}.` } } }));
    const error = await failureOf(ask(server, { provider: 'openai' }));
    expect(String(error)).toContain('Refusal 1.');
    expect(asked).toBe(3);
  });

  it('is remembered of each model apart', async () => {
    const server = await serve(() => pressed);
    const knownWays = new Map();
    await ask(server, { provider: 'openai', model: 'gpt-4.1-mini', knownWays });
    await ask(server, { provider: 'openai', model: 'gpt-6-luna', knownWays });
    expect(server.requests[1]?.body).toHaveProperty('reasoning');
  });
});

describe('exactly one tool call', () => {
  it('is forced where Anthropic takes that', async () => {
    const server = await serve(() => pressed);
    await ask(server, { provider: 'anthropic', model: 'claude-haiku-4-5' });
    expect(server.requests[0]?.body).toMatchObject({ tool_choice: { type: 'any', disable_parallel_tool_use: true } });
    await ask(server, { provider: 'anthropic', model: 'claude-haiku-4-5', tools: [doneTool] });
    expect(server.requests[1]?.body).toMatchObject({ tool_choice: { type: 'tool', name: 'done' } });
    expect(server.refusals).toEqual([]);
  });

  it('is one schema for all tools where Anthropic does not', async () => {
    const server = await serve(() => pressed);
    await ask(server, { provider: 'anthropic', model: 'claude-haiku-5-5' });
    expect(server.requests[0]).toMatchObject({ answerAs: 'format' });
    expect(server.requests[0]?.body).not.toHaveProperty('tool_choice');
    expect(server.requests[0]?.headers).toMatchObject({ 'anthropic-dangerous-direct-browser-access': 'true' });
    expect(server.requests[0]?.system).toContain('- press: Press an element.');
    expect(server.refusals).toEqual([]);
  });

  it('is asked of OpenAI without parallel calls, by name where there is one tool, and without keeping the answer', async () => {
    const server = await serve(() => pressed);
    await ask(server, { provider: 'openai' });
    expect(server.requests[0]?.body).toMatchObject({
      tool_choice: 'required',
      parallel_tool_calls: false,
      store: false,
    });
    await ask(server, { provider: 'openai', tools: [doneTool] });
    expect(server.requests[1]?.body).toMatchObject({ tool_choice: { type: 'function', name: 'done' } });
  });
});

describe('a local server', () => {
  const withoutTools: AnswerRequest = ({ answerAs }) =>
    answerAs === 'format' ? pressed : { status: 400, body: { error: { message: 'gemma does not support tools' } } };

  it('is sent text as a string, which models that cannot see want', async () => {
    const server = await serve(() => pressed);
    await ask(server, { provider: 'compatible' });
    expect(server.requests[0]?.body).toMatchObject({ messages: [{}, { role: 'user', content: 'page "Jobs"' }] });
  });

  it('that takes no tools is asked for a format', async () => {
    const server = await serve(withoutTools);
    const knownWays = new Map();
    expect((await ask(server, { provider: 'compatible', knownWays })).toolCall.name).toBe('press');
    await ask(server, { provider: 'compatible', knownWays });
    expect(server.requests.map(({ answerAs }) => answerAs)).toEqual(['tool-call', 'format', 'format']);
  });

  it('that answers with words is asked for a format the next time; the words are no action', async () => {
    const server = await serve(({ answerAs }) => (answerAs === 'format' ? pressed : { text: '{"selector": "e12"}' }));
    const knownWays = new Map();
    expect(await failureOf(ask(server, { provider: 'compatible', knownWays }))).toBeInstanceOf(ModelAnswerError);
    expect((await ask(server, { provider: 'compatible', knownWays })).toolCall.name).toBe('press');
  });
});
