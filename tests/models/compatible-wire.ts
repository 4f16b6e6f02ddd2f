import { z } from 'zod';
import { countTokens } from './count-tokens.ts';
import { readBody, readDataUrl, toolsOfFormat } from './read-body.ts';
import type { Refused } from './refused.ts';
import { callsOf, type ServedAnswer, type ServedRequest } from './served.ts';

const Part = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string() }),
  z.strictObject({ type: z.literal('image_url'), image_url: z.strictObject({ url: z.string() }) }),
]);

const Tool = z.strictObject({
  type: z.literal('function'),
  function: z.strictObject({
    name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
    description: z.string().optional(),
    parameters: z.record(z.string(), z.unknown()),
  }),
});

/** What Ollama, LM Studio and llama.cpp have in common; a tool choice is a word there, never an object. */
const Body = z.strictObject({
  model: z.string().min(1),
  messages: z
    .array(z.strictObject({ role: z.enum(['system', 'user']), content: z.union([z.string(), z.array(Part).min(1)]) }))
    .min(1),
  tools: z.array(Tool).min(1).optional(),
  tool_choice: z.enum(['none', 'auto', 'required']).optional(),
  response_format: z
    .strictObject({
      type: z.literal('json_schema'),
      json_schema: z.strictObject({
        name: z.string(),
        strict: z.boolean().optional(),
        schema: z.record(z.string(), z.unknown()),
      }),
    })
    .optional(),
  max_tokens: z.number().int().min(1).optional(),
});

/** `POST /v1/chat/completions` as the local servers read it. */
export function readCompatible(body: unknown, headers: ServedRequest['headers']): ServedRequest {
  const { model, messages, tools, response_format: format } = readBody(Body, body);
  const partsOf = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .flatMap(({ content }): z.infer<typeof Part>[] =>
        typeof content === 'string' ? [{ type: 'text', text: content }] : content,
      );
  const textOf = (parts: z.infer<typeof Part>[]) =>
    parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
  return {
    wire: 'compatible',
    model,
    system: textOf(partsOf('system')),
    text: textOf(partsOf('user')),
    images: partsOf('user').flatMap((part) => (part.type === 'image_url' ? [readDataUrl(part.image_url.url)] : [])),
    tools: format
      ? (toolsOfFormat(format.json_schema.schema) ?? [])
      : (tools ?? []).map((tool) => ({
          name: tool.function.name,
          description: tool.function.description ?? '',
          schema: tool.function.parameters,
        })),
    answerAs: format ? 'format' : 'tool-call',
    body,
    headers,
  };
}

/** The answer as a chat completion. */
export function writeCompatible(request: ServedRequest, answer: ServedAnswer): unknown {
  const { input, output } = countTokens(request, answer);
  const calls = callsOf(answer);
  const isCall = calls.length > 0 && request.answerAs === 'tool-call';
  return {
    id: 'chatcmpl-test',
    object: 'chat.completion',
    created: 0,
    model: request.model,
    choices: [
      {
        index: 0,
        message: isCall ? callMessage(calls) : { role: 'assistant', ...textMessage(answer) },
        finish_reason: answer.cutOff ? 'length' : isCall ? 'tool_calls' : 'stop',
      },
    ],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  };
}

function callMessage(calls: ReturnType<typeof callsOf>): unknown {
  return {
    role: 'assistant',
    content: null,
    tool_calls: calls.map(({ tool, json }, index) => ({
      id: `call_${index}`,
      type: 'function',
      function: { name: tool, arguments: json },
    })),
  };
}

function textMessage(answer: ServedAnswer): { content: string | null; refusal?: string } {
  if ('refusal' in answer) return { content: null, refusal: answer.refusal };
  if ('text' in answer) return { content: answer.text };
  const texts = callsOf(answer).map(
    ({ tool, json }) => `{"call": {"tool": ${JSON.stringify(tool)}, "input": ${json}}}`,
  );
  return { content: texts.join('\n') || '{"call": {"tool": "' };
}

/** An error as llama.cpp words it. */
export function writeCompatibleError({ status, message }: Refused): unknown {
  return { error: { code: status, message, type: 'invalid_request_error' } };
}
