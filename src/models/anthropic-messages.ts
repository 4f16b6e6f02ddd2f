import Anthropic from '@anthropic-ai/sdk';
import type {
  ContentBlockParam,
  MessageCreateParamsNonStreaming,
  Tool,
} from '@anthropic-ai/sdk/resources/messages/messages';
import { z } from 'zod';
import { parseReply } from '@/models/parse-reply';
import {
  type ModelAccess,
  type ModelQuestion,
  maxOutputTokens,
  type ProviderAdapter,
  type ProviderReply,
  type RequestVariant,
} from '@/models/provider-adapter';
import type { MessagePart, ToolDescription } from './model';
import { fetchWithKey, placeholderKey } from './send-with-key';
import { systemText, userParts } from './split-messages';
import { toStrictSchema } from './strict-schema';
import { describeUnion, readUnion, unionSchema } from './tool-union';

/** Anthropic's Messages API. */
export function anthropicMessages(access: ModelAccess): ProviderAdapter {
  const client = new Anthropic({
    apiKey: placeholderKey,
    baseURL: access.baseUrl,
    dangerouslyAllowBrowser: true,
    maxRetries: 0,
    logLevel: 'off',
    fetch: fetchWithKey(access),
  });
  const way = (toParams: ToParams): RequestVariant => ({
    isBinding: toParams !== toolsOffered,
    ask: async (question) => {
      const message = await client.messages.create(toParams(question), { signal: question.signal });
      return toReply(message, toParams === unionAsFormat || toParams === unionWithEffort);
    },
  });
  return {
    waysFor: (model) => (takesForcedTools(model) ? [forcedTools, unionAsFormat] : newest).map(way),
    async listModels(signal) {
      const { data } = await client.models.list({ limit: 1000 }, { signal });
      return data.map(({ id }) => id);
    },
  };
}

type ToParams = (question: ModelQuestion) => MessageCreateParamsNonStreaming;

/** From generation 5 on a forced tool choice is an error: one schema of all tools as the output format replaces it. */
const newest = [unionWithEffort, unionAsFormat, toolsOffered];

/** Models that still accept it: generations 3 and 4, by name. */
const olderNames = ['claude-3', 'claude-haiku-4', 'claude-sonnet-4', 'claude-opus-4'];

function takesForcedTools(model: string): boolean {
  return olderNames.some((name) => model.startsWith(name));
}

function unionWithEffort(question: ModelQuestion): MessageCreateParamsNonStreaming {
  const params = unionAsFormat(question);
  return { ...params, output_config: { ...params.output_config, effort: question.effort } };
}

function unionAsFormat(question: ModelQuestion): MessageCreateParamsNonStreaming {
  const { system = '', ...params } = common(question);
  return {
    ...params,
    system: `${system}\n\n${describeUnion(question.tools)}`.trim(),
    output_config: { format: { type: 'json_schema', schema: unionSchema(question.tools) } },
  };
}

function forcedTools(question: ModelQuestion): MessageCreateParamsNonStreaming {
  const only = question.tools.length === 1 ? question.tools[0] : undefined;
  return {
    ...common(question),
    tools: question.tools.map(strictTool),
    tool_choice: {
      ...(only ? { type: 'tool', name: only.name } : { type: 'any' }),
      disable_parallel_tool_use: true,
    },
  };
}

/** For gateways that support neither: only the prompt makes the model call a tool. */
function toolsOffered(question: ModelQuestion): MessageCreateParamsNonStreaming {
  const tools = question.tools.map(({ name, description, inputSchema }) => ({
    name,
    description,
    input_schema: { ...toStrictSchema(inputSchema), type: 'object' as const },
  }));
  return { ...common(question), tools, tool_choice: { type: 'auto', disable_parallel_tool_use: true } };
}

function common({ model, messages }: ModelQuestion): MessageCreateParamsNonStreaming & { system?: string } {
  const system = systemText(messages);
  return {
    model,
    max_tokens: maxOutputTokens,
    ...(system && { system }),
    messages: [{ role: 'user', content: userParts(messages).map(toBlock) }],
  };
}

function strictTool({ name, description, inputSchema }: ToolDescription): Tool {
  return { name, description, strict: true, input_schema: { ...toStrictSchema(inputSchema), type: 'object' } };
}

function toBlock(part: MessagePart): ContentBlockParam {
  if (part.type === 'text') return { type: 'text', text: part.text };
  return { type: 'image', source: { type: 'base64', media_type: part.mediaType, data: part.data } };
}

const Block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('tool_use'), name: z.string(), input: z.unknown() }),
]);

const Answer = z.object({
  /** Thinking and other blocks are dropped. */
  content: z.array(z.unknown()).transform((blocks) =>
    blocks.flatMap((block) => {
      const read = Block.safeParse(block);
      return read.success ? [read.data] : [];
    }),
  ),
  stop_reason: z.string().nullable(),
  stop_details: z.object({ explanation: z.string().nullish() }).nullish(),
  usage: z.object({
    input_tokens: z.number(),
    cache_creation_input_tokens: z.number().nullish(),
    cache_read_input_tokens: z.number().nullish(),
    output_tokens: z.number(),
  }),
});

function toReply(message: unknown, isUnion: boolean): ProviderReply {
  const { content, stop_reason: stop, stop_details: details, usage } = parseReply(Answer, message);
  const text = content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('');
  const calls = content.flatMap((block) =>
    block.type === 'tool_use' ? [{ name: block.name, input: block.input }] : [],
  );
  const cached = (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0);
  const tokens = { input: usage.input_tokens + cached, output: usage.output_tokens };
  if (stop === 'refusal') return { toolCalls: [], ending: 'refused', text: details?.explanation ?? text, tokens };
  if (stop === 'max_tokens' || stop === 'model_context_window_exceeded') {
    return { toolCalls: [], ending: 'cut-off', text, tokens };
  }
  return { toolCalls: isUnion ? readUnion(text) : calls, ending: 'whole', text, tokens };
}
