import OpenAI from 'openai';
import type { ResponseCreateParamsNonStreaming, ResponseInputContent } from 'openai/resources/responses/responses';
import { z } from 'zod';
import { parseReply } from '@/models/parse-reply';
import { parseToolArguments } from '@/models/parse-tool-arguments';
import {
  type ModelAccess,
  type ModelQuestion,
  maxOutputTokens,
  type ProviderAdapter,
  type ProviderReply,
} from '@/models/provider-adapter';
import type { MessagePart } from './model';
import { ProviderFailure } from './provider-failure';
import { fetchWithKey, placeholderKey } from './send-with-key';
import { systemText, userParts } from './split-messages';
import { toStrictSchema } from './strict-schema';

/** OpenAI's Responses API, required by its newest models for tools. */
export function openAiResponses(access: ModelAccess): ProviderAdapter {
  const client = new OpenAI({
    apiKey: placeholderKey,
    baseURL: access.baseUrl,
    // Otherwise the SDK takes them from the environment, if there is one.
    organization: null,
    project: null,
    dangerouslyAllowBrowser: true,
    maxRetries: 0,
    logLevel: 'off',
    fetch: fetchWithKey(access),
  });
  const ask = async (question: ModelQuestion, features: Features) =>
    toReply(await client.responses.create(toParams(question, features), { signal: question.signal }));
  return {
    waysFor: () => [
      { ask: (question) => ask(question, { reasoning: true, strict: true }), isBinding: true },
      { ask: (question) => ask(question, { reasoning: false, strict: true }), isBinding: true },
      { ask: (question) => ask(question, { reasoning: false, strict: false }), isBinding: true },
    ],
    async listModels(signal) {
      const { data } = await client.models.list({ signal });
      return data.filter(({ id }) => !answersNoText.test(id)).map(({ id }) => id);
    },
  };
}

/** What older models than the reasoning ones, and models tuned on them, may refuse. */
interface Features {
  reasoning: boolean;
  strict: boolean;
}

/** The list has every model of the account, without saying what it is for. */
const answersNoText =
  /embedding|whisper|tts|transcribe|dall-e|image|audio|realtime|moderation|sora|davinci|babbage|instruct/;

function toParams(
  { model, messages, tools, effort }: ModelQuestion,
  features: Features,
): ResponseCreateParamsNonStreaming {
  const only = tools.length === 1 ? tools[0] : undefined;
  return {
    model,
    instructions: systemText(messages),
    input: [{ role: 'user', content: userParts(messages).map(toContent) }],
    tools: tools.map(({ name, description, inputSchema }) => ({
      type: 'function',
      name,
      description,
      parameters: toStrictSchema(inputSchema),
      strict: features.strict,
    })),
    tool_choice: only ? { type: 'function', name: only.name } : 'required',
    parallel_tool_calls: false,
    max_output_tokens: maxOutputTokens,
    // Page content must stay with the user: without this, answers are stored for 30 days.
    store: false,
    ...(features.reasoning && { reasoning: { effort } }),
  };
}

function toContent(part: MessagePart): ResponseInputContent {
  if (part.type === 'text') return { type: 'input_text', text: part.text };
  return { type: 'input_image', image_url: `data:${part.mediaType};base64,${part.data}`, detail: 'auto' };
}

const Output = z.discriminatedUnion('type', [
  z.object({ type: z.literal('function_call'), name: z.string(), arguments: z.string() }),
  z.object({
    type: z.literal('message'),
    content: z.array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('output_text'), text: z.string() }),
        z.object({ type: z.literal('refusal'), refusal: z.string() }),
      ]),
    ),
  }),
]);

const Answer = z.object({
  status: z.string().optional(),
  error: z.object({ code: z.string(), message: z.string() }).nullish(),
  incomplete_details: z.object({ reason: z.string().optional() }).nullish(),
  /** Reasoning and other items are dropped. */
  output: z.array(z.unknown()).transform((items) =>
    items.flatMap((item) => {
      const read = Output.safeParse(item);
      return read.success ? [read.data] : [];
    }),
  ),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }).nullish(),
});

function toReply(response: unknown): ProviderReply {
  const { status, error, incomplete_details: incomplete, output, usage } = parseReply(Answer, response);
  if (status === 'failed') {
    const isBusy = error?.code === 'rate_limit_exceeded';
    throw new ProviderFailure(error?.message ?? '', isBusy ? 429 : 500, error?.code ?? null, null);
  }
  const content = output.flatMap((item) => (item.type === 'message' ? item.content : []));
  const refusals = content.flatMap((part) => (part.type === 'refusal' ? [part.refusal] : []));
  const texts = content.flatMap((part) => (part.type === 'output_text' ? [part.text] : []));
  const { toolCalls, ending } = parseToolArguments(output.filter((item) => item.type === 'function_call'));
  const tokens = { input: usage?.input_tokens ?? 0, output: usage?.output_tokens ?? 0 };
  if (incomplete?.reason === 'content_filter' || refusals.length > 0) {
    return { toolCalls: [], ending: 'refused', text: refusals.join('\n'), tokens };
  }
  if (status === 'incomplete') return { toolCalls: [], ending: 'cut-off', text: texts.join('\n'), tokens };
  return { toolCalls, ending, text: texts.join('\n'), tokens };
}
