import OpenAI from 'openai';
import type {
  ChatCompletionContentPart,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions';
import { z } from 'zod';
import { parseReply } from '@/models/parse-reply';
import { parseToolArguments } from '@/models/parse-tool-arguments';
import type { ModelAccess, ModelQuestion, ProviderAdapter, ProviderReply } from '@/models/provider-adapter';
import type { MessagePart } from './model';
import { fetchWithKey, placeholderKey } from './send-with-key';
import { systemText, userParts } from './split-messages';
import { toStrictSchema } from './strict-schema';
import { describeUnion, readUnion, unionSchema } from './tool-union';

/** Local models have small contexts, which include the answer. */
const mostLocalOutputTokens = 8000;

/** Chat completions as in Ollama, LM Studio, llama.cpp and many gateways. */
export function compatibleChat(access: ModelAccess): ProviderAdapter {
  const client = new OpenAI({
    apiKey: placeholderKey,
    baseURL: access.baseUrl,
    organization: null,
    project: null,
    dangerouslyAllowBrowser: true,
    maxRetries: 0,
    logLevel: 'off',
    fetch: fetchWithKey(access),
  });
  const send = (params: ChatCompletionCreateParamsNonStreaming, signal: AbortSignal) =>
    client.chat.completions.create(params, { signal });
  return {
    waysFor: () => [
      {
        // Ollama accepts the tool choice and ignores it.
        isBinding: false,
        ask: async (question) => toReply(await send(withTools(question), question.signal), false),
      },
      {
        isBinding: true,
        ask: async (question) => toReply(await send(withFormat(question), question.signal), true),
      },
    ],
    async listModels(signal) {
      const { data } = await client.models.list({ signal });
      return data.map(({ id }) => id);
    },
  };
}

/** Naming the tool does not work here: LM Studio refuses it and llama.cpp treats it as "auto". */
function withTools(question: ModelQuestion): ChatCompletionCreateParamsNonStreaming {
  return {
    ...common(question, systemText(question.messages)),
    tools: question.tools.map(({ name, description, inputSchema }) => ({
      type: 'function',
      function: { name, description, parameters: toStrictSchema(inputSchema) },
    })),
    tool_choice: 'required',
  };
}

function withFormat(question: ModelQuestion): ChatCompletionCreateParamsNonStreaming {
  const system = `${systemText(question.messages)}\n\n${describeUnion(question.tools)}`.trim();
  return {
    ...common(question, system),
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'tool_call', strict: true, schema: unionSchema(question.tools) },
    },
  };
}

function common({ model, messages }: ModelQuestion, system: string): ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    max_tokens: mostLocalOutputTokens,
    messages: [
      ...(system ? [{ role: 'system' as const, content: system }] : []),
      { role: 'user', content: toUserContent(userParts(messages)) },
    ],
  };
}

/** Servers of blind models may accept text only as a string. */
function toUserContent(parts: MessagePart[]): string | ChatCompletionContentPart[] {
  const texts = parts.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  return texts.length === parts.length ? texts.join('\n\n') : parts.map(toContent);
}

function toContent(part: MessagePart): ChatCompletionContentPart {
  if (part.type === 'text') return { type: 'text', text: part.text };
  return { type: 'image_url', image_url: { url: `data:${part.mediaType};base64,${part.data}` } };
}

const Answer = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          refusal: z.string().nullish(),
          tool_calls: z.array(z.object({ function: z.object({ name: z.string(), arguments: z.string() }) })).nullish(),
        }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

function toReply(completion: unknown, isUnion: boolean): ProviderReply {
  const { choices, usage } = parseReply(Answer, completion);
  const choice = choices[0];
  const text = choice?.message.content ?? '';
  const refusal = choice?.message.refusal;
  const tokens = { input: usage?.prompt_tokens ?? 0, output: usage?.completion_tokens ?? 0 };
  if (refusal || choice?.finish_reason === 'content_filter') {
    return { toolCalls: [], ending: 'refused', text: refusal ?? text, tokens };
  }
  if (choice?.finish_reason === 'length') return { toolCalls: [], ending: 'cut-off', text, tokens };
  if (isUnion) return { toolCalls: readUnion(text), ending: 'whole', text, tokens };
  const calls = (choice?.message.tool_calls ?? []).map((call) => call.function);
  return { ...parseToolArguments(calls), text, tokens };
}
