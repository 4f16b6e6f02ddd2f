import { z } from 'zod';
import { countTokens } from './count-tokens.ts';
import { readBody, toolsOfFormat } from './read-body.ts';
import { Refused } from './refused.ts';
import { callsOf, type ServedAnswer, type ServedRequest } from './served.ts';
import { checkStrictSchema } from './strict-schema.ts';

const Block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string().min(1) }),
  z.strictObject({
    type: z.literal('image'),
    source: z.strictObject({
      type: z.literal('base64'),
      media_type: z.enum(['image/jpeg', 'image/png', 'image/gif', 'image/webp']),
      data: z.base64().min(1),
    }),
  }),
]);

const Tool = z.strictObject({
  name: z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/),
  description: z.string().optional(),
  input_schema: z.looseObject({ type: z.literal('object') }),
  strict: z.boolean().optional(),
});

const Choice = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['auto', 'any']), disable_parallel_tool_use: z.boolean().optional() }),
  z.strictObject({ type: z.literal('tool'), name: z.string(), disable_parallel_tool_use: z.boolean().optional() }),
]);

/** The part of `POST /v1/messages` that this extension may use; whatever else it sends is refused (temperature and its like always are). */
const Body = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.number().int().min(1).max(128_000),
  system: z.string().optional(),
  messages: z
    .array(z.strictObject({ role: z.literal('user'), content: z.union([z.string().min(1), z.array(Block).min(1)]) }))
    .min(1),
  tools: z.array(Tool).min(1).optional(),
  tool_choice: Choice.optional(),
  output_config: z
    .strictObject({
      effort: z.enum(['low', 'medium', 'high', 'xhigh', 'max']).optional(),
      format: z.strictObject({ type: z.literal('json_schema'), schema: z.record(z.string(), z.unknown()) }).optional(),
    })
    .optional(),
});
type Body = z.infer<typeof Body>;

/** Models before generation 5: they take a forced tool choice, and no effort. */
const isOlder = /^claude-(3|[a-z]+-4)/;

/** `POST /v1/messages` as Anthropic reads it, API version 2026-10-21. */
export function readAnthropic(raw: unknown, headers: ServedRequest['headers']): ServedRequest {
  checkHeaders(headers);
  const body = readBody(Body, raw);
  checkForModel(body);
  const format = body.output_config?.format;
  if (format) checkStrictSchema('anthropic', format.schema, 'output_config.format.schema');
  for (const [index, tool] of (body.tools ?? []).entries()) {
    if (tool.strict) checkStrictSchema('anthropic', tool.input_schema, `tools.${index}.custom.input_schema`);
  }
  const blocks = body.messages.flatMap(({ content }): z.infer<typeof Block>[] =>
    typeof content === 'string' ? [{ type: 'text', text: content }] : content,
  );
  return {
    wire: 'anthropic',
    model: body.model,
    system: body.system ?? '',
    text: blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n\n'),
    images: blocks.flatMap((block) =>
      block.type === 'image' ? [{ mediaType: block.source.media_type, data: block.source.data }] : [],
    ),
    tools: format
      ? (toolsOfFormat(format.schema) ?? [])
      : (body.tools ?? []).map(({ name, description, input_schema }) => ({
          name,
          description: description ?? '',
          schema: input_schema,
        })),
    answerAs: format ? 'format' : 'tool-call',
    body: raw,
    headers,
  };
}

function checkHeaders(headers: ServedRequest['headers']): void {
  if (!headers['anthropic-version']) throw new Refused(400, 'anthropic-version: header is required');
  if (!headers.authorization && !headers['x-api-key']) throw new Refused(401, 'Authentication is required');
  if (headers.origin && headers['anthropic-dangerous-direct-browser-access'] !== 'true') {
    throw new Refused(401, "CORS requests must set 'anthropic-dangerous-direct-browser-access' header");
  }
}

function checkForModel({ model, tools, tool_choice: choice, output_config: config }: Body): void {
  if (choice && !tools) throw new Refused(400, 'tool_choice may only be specified while providing tools');
  if (choice && choice.type !== 'auto' && !isOlder.test(model)) {
    throw new Refused(400, `tool_choice: forcing tool use is not supported on ${model}`);
  }
  if (choice?.type === 'tool' && !tools?.some(({ name }) => name === choice.name)) {
    throw new Refused(400, `Tool '${choice.name}' not found in provided tools`);
  }
  if (config?.effort && isOlder.test(model)) {
    throw new Refused(400, 'This model does not support the effort parameter.');
  }
}

/** The answer as a Message object. */
export function writeAnthropic(request: ServedRequest, answer: ServedAnswer): unknown {
  const { input, output } = countTokens(request, answer);
  return {
    id: 'msg_test',
    type: 'message',
    role: 'assistant',
    model: request.model,
    content: [{ type: 'thinking', thinking: '', signature: 'c2lnbmVk' }, ...contentOf(request, answer)],
    stop_reason: stopReasonOf(request, answer),
    stop_sequence: null,
    stop_details:
      'refusal' in answer ? { type: 'refusal', category: 'general_harms', explanation: answer.refusal } : null,
    usage: { input_tokens: input, output_tokens: output },
  };
}

function contentOf({ answerAs }: ServedRequest, answer: ServedAnswer): unknown[] {
  if ('text' in answer) return [{ type: 'text', text: answer.text, citations: null }];
  if ('refusal' in answer) return [];
  const calls = callsOf(answer);
  if (answerAs === 'format') {
    const texts = calls.map(({ tool, json }) => `{"call": {"tool": ${JSON.stringify(tool)}, "input": ${json}}}`);
    return [{ type: 'text', text: texts.join('\n'), citations: null }];
  }
  return calls.map(({ tool, json }, index) => ({
    type: 'tool_use',
    id: `toolu_${index}`,
    name: tool,
    input: parsedOr(json),
  }));
}

/** Arguments go over this wire as JSON values, so that broken ones can only be a value of the wrong kind. */
function parsedOr(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function stopReasonOf({ answerAs }: ServedRequest, answer: ServedAnswer): string {
  if (answer.cutOff) return 'max_tokens';
  if ('refusal' in answer) return 'refusal';
  return callsOf(answer).length > 0 && answerAs === 'tool-call' ? 'tool_use' : 'end_turn';
}

const errorTypes: Record<number, string> = {
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
};

/** An error as Anthropic words it. */
export function writeAnthropicError({ status, message }: Refused): unknown {
  return {
    type: 'error',
    error: { type: errorTypes[status] ?? 'invalid_request_error', message },
    request_id: 'req_test',
  };
}
