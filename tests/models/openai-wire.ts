import { z } from 'zod';
import { countTokens } from './count-tokens.ts';
import { readBody, readDataUrl } from './read-body.ts';
import { Refused } from './refused.ts';
import { callsOf, type ServedAnswer, type ServedRequest } from './served.ts';
import { checkStrictSchema } from './strict-schema.ts';

const Content = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('input_text'), text: z.string() }),
  z.strictObject({
    type: z.literal('input_image'),
    image_url: z.string(),
    detail: z.enum(['low', 'high', 'auto', 'original']).optional(),
  }),
]);

const Tool = z.strictObject({
  type: z.literal('function'),
  name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
  description: z.string().nullish(),
  parameters: z.record(z.string(), z.unknown()).nullable(),
  strict: z.boolean().nullable(),
});

/** The part of `POST /v1/responses` that this extension may use; whatever else it sends is refused. */
const Body = z.strictObject({
  model: z.string().min(1),
  instructions: z.string().nullish(),
  input: z.array(
    z.strictObject({
      type: z.literal('message').optional(),
      role: z.enum(['user', 'system', 'developer']),
      content: z.array(Content).min(1),
    }),
  ),
  tools: z.array(Tool),
  tool_choice: z.union([
    z.enum(['none', 'auto', 'required']),
    z.strictObject({ type: z.literal('function'), name: z.string() }),
  ]),
  parallel_tool_calls: z.boolean(),
  max_output_tokens: z.number().int().min(16).nullish(),
  reasoning: z.strictObject({ effort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']) }).nullish(),
  store: z.boolean().nullish(),
});

/** Models before the reasoning ones. */
const cannotReason = /^gpt-(3|4)/;

/** `POST /v1/responses` as OpenAI reads it. */
export function readOpenAi(body: unknown, headers: ServedRequest['headers']): ServedRequest {
  if (!/^Bearer \S+$/.test(headers.authorization ?? ''))
    throw new Refused(401, 'Missing bearer authentication in header');
  const { model, instructions, input, tools, tool_choice: choice, reasoning } = readBody(Body, body);
  if (reasoning && cannotReason.test(model)) {
    const message = "Unsupported parameter: 'reasoning.effort' is not supported with this model.";
    throw new Refused(400, message, 'reasoning.effort', 'unsupported_parameter');
  }
  for (const [index, { strict, parameters }] of tools.entries()) {
    if (strict !== false) checkStrictSchema('openai', parameters, `tools[${index}].parameters`);
  }
  if (typeof choice === 'object' && !tools.some(({ name }) => name === choice.name)) {
    throw new Refused(400, `Tool choice '${choice.name}' not found in 'tools' parameter.`, 'tool_choice');
  }
  const parts = input.flatMap(({ content }) => content);
  return {
    wire: 'openai',
    model,
    system: instructions ?? '',
    text: parts.flatMap((part) => (part.type === 'input_text' ? [part.text] : [])).join('\n\n'),
    images: parts.flatMap((part) => (part.type === 'input_image' ? [readDataUrl(part.image_url)] : [])),
    tools: tools.map(({ name, description, parameters }) => ({
      name,
      description: description ?? '',
      schema: parameters ?? {},
    })),
    answerAs: 'tool-call',
    body,
    headers,
  };
}

/** The answer as a Response object. */
export function writeOpenAi(request: ServedRequest, answer: ServedAnswer): unknown {
  const { input, output } = countTokens(request, answer);
  const isCutOff = answer.cutOff === true;
  return {
    id: 'resp_test',
    object: 'response',
    created_at: 0,
    status: isCutOff ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: isCutOff ? { reason: 'max_output_tokens' } : null,
    model: request.model,
    output: [{ type: 'reasoning', id: 'rs_test', summary: [] }, ...outputOf(answer)],
    parallel_tool_calls: false,
    tools: [],
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + output,
    },
  };
}

function outputOf(answer: ServedAnswer): unknown[] {
  if ('text' in answer) return [messageOf({ type: 'output_text', text: answer.text, annotations: [] })];
  if ('refusal' in answer) return [messageOf({ type: 'refusal', refusal: answer.refusal })];
  return callsOf(answer).map(({ tool, json }, index) => ({
    type: 'function_call',
    id: `fc_${index}`,
    call_id: `call_${index}`,
    name: tool,
    arguments: json,
    status: 'completed',
  }));
}

function messageOf(content: unknown): unknown {
  return { type: 'message', id: 'msg_test', role: 'assistant', status: 'completed', content: [content] };
}

/** An error as OpenAI words it. */
export function writeOpenAiError({ message, parameter, code }: Refused): unknown {
  return { error: { message, type: 'invalid_request_error', param: parameter, code } };
}
