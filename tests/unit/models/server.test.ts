import { describe, expect, it } from 'vitest';
import { serve } from './served';

const anthropicHeaders = { 'anthropic-version': '2026-10-21', authorization: 'Bearer x' };
const message = { model: 'claude-sonnet-5-5', max_tokens: 9, messages: [{ role: 'user', content: 'Hi' }] };
const openTool = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
const closedTool = { ...openTool, additionalProperties: false };
const response = {
  model: 'gpt-6-luna',
  input: [{ role: 'user', content: [{ type: 'input_text', text: 'Hi' }] }],
  tools: [{ type: 'function', name: 'a', parameters: closedTool, strict: true }],
  tool_choice: 'required',
  parallel_tool_calls: false,
};
const withTool = (parameters: unknown) => ({ ...response, tools: [{ ...response.tools[0], parameters }] });
const chat = { model: 'qwen3', messages: [{ role: 'user', content: 'Hi' }] };

/** The server of the tests is worth what it refuses: each line is refused by the real providers as well. */
describe('the model server refuses', () => {
  it.each([
    ['temperature', '/v1/messages', { ...message, temperature: 0 }, anthropicHeaders],
    [
      'a forced tool on the newest',
      '/v1/messages',
      { ...message, tools: [{ name: 'a', input_schema: openTool }], tool_choice: { type: 'any' } },
      anthropicHeaders,
    ],
    [
      'a strict tool that is open',
      '/v1/messages',
      { ...message, tools: [{ name: 'a', input_schema: openTool, strict: true }] },
      anthropicHeaders,
    ],
    [
      'prefill',
      '/v1/messages',
      { ...message, messages: [...message.messages, { role: 'assistant', content: '{' }] },
      anthropicHeaders,
    ],
    [
      'empty text',
      '/v1/messages',
      { ...message, messages: [{ role: 'user', content: [{ type: 'text', text: '' }] }] },
      anthropicHeaders,
    ],
    [
      'a browser without the header for it',
      '/v1/messages',
      message,
      { ...anthropicHeaders, origin: 'chrome-extension://a' },
    ],
    [
      'effort on an older model',
      '/v1/messages',
      { ...message, model: 'claude-haiku-4-5', output_config: { effort: 'low' } },
      anthropicHeaders,
    ],
    ['no version', '/v1/messages', message, { authorization: 'Bearer x' }],
    ['no key', '/v1/responses', response, {}],
    ['temperature', '/v1/responses', { ...response, temperature: 0 }, { authorization: 'Bearer x' }],
    ['an open object', '/v1/responses', withTool(openTool), { authorization: 'Bearer x' }],
    ['an optional property', '/v1/responses', withTool({ ...closedTool, required: [] }), { authorization: 'Bearer x' }],
    [
      'oneOf',
      '/v1/responses',
      withTool({ ...closedTool, properties: { a: { oneOf: [] } } }),
      { authorization: 'Bearer x' },
    ],
    [
      'a default',
      '/v1/responses',
      withTool({ ...closedTool, properties: { a: { type: 'string', default: '' } } }),
      { authorization: 'Bearer x' },
    ],
    ['a union at the root', '/v1/responses', withTool({ anyOf: [closedTool] }), { authorization: 'Bearer x' }],
    [
      'a tool choice that names no tool',
      '/v1/responses',
      { ...response, tool_choice: { type: 'function', name: 'b' } },
      { authorization: 'Bearer x' },
    ],
    [
      'reasoning where there is none',
      '/v1/responses',
      { ...response, model: 'gpt-4.1', reasoning: { effort: 'low' } },
      { authorization: 'Bearer x' },
    ],
    [
      'a tool choice by name',
      '/v1/chat/completions',
      { ...chat, tool_choice: { type: 'function', function: { name: 'a' } } },
      {},
    ],
  ])('%s at %s', async (_, path, body, headers) => {
    const server = await serve(() => ({ text: 'Taken.' }));
    const { status } = await fetch(server.origin + path, { method: 'POST', body: JSON.stringify(body), headers });
    expect([400, 401]).toContain(status);
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['/v1/messages', message, anthropicHeaders],
    ['/v1/responses', response, { authorization: 'Bearer x' }],
    ['/v1/chat/completions', chat, {}],
  ])('nothing of a request to %s that is right', async (path, body, headers) => {
    const server = await serve(() => ({ text: 'Taken.' }));
    const { status } = await fetch(server.origin + path, { method: 'POST', body: JSON.stringify(body), headers });
    expect(status).toBe(200);
  });
});
