import { defaultModelSettings, type ModelSettings } from '@/domain/model/model-settings';
import type { KnownFallbacks } from '@/models/ask-with-fallbacks';
import { createModel, type ModelCaller } from '@/models/create-model';
import type { MessagePart, ModelAnswer, ToolDescription } from '@/models/model';
import type { ReadKey } from '@/models/origin-bound-key';
import type { RetryPolicy } from '@/models/retry-policy';
import type { ModelWait } from '@/models/retry-wait';
import type { ModelServer } from '../../models/model-server';

export type Spoken = 'openai' | 'anthropic' | 'compatible';

/** Every wire format, with a model of its newest kind. */
export const spoken: Spoken[] = ['openai', 'anthropic', 'compatible'];
export const newestModel: Record<Spoken, string> = {
  openai: 'gpt-6.1-sol',
  anthropic: 'claude-sonnet-5-5',
  compatible: 'qwen3:8b',
};

/** Looks like a key and is none. */
export const testKey = 'sk-test-0123456789abcdefghijklmnopqrstuv';

export const hasty: RetryPolicy = {
  tryMs: 2000,
  tries: 3,
  firstWaitSeconds: 0.01,
  longestWaitSeconds: 0.5,
  keepAliveMs: 20_000,
};

const closed = (properties: Record<string, unknown>): Record<string, unknown> => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

export const pressTool: ToolDescription = {
  name: 'press',
  description: 'Press an element.',
  inputSchema: closed({ selector: { type: 'string' }, times: { type: 'integer', minimum: 1, maximum: 3 } }),
};
export const doneTool: ToolDescription = { name: 'done', description: 'Over.', inputSchema: closed({}) };
export const pressed = { tool: 'press', input: { selector: 'e12', times: 1 } };

export interface Asked {
  provider: Spoken;
  model?: string;
  key?: string;
  agent?: ModelCaller;
  tools?: ToolDescription[];
  parts?: MessagePart[];
  signal?: AbortSignal;
  patience?: RetryPolicy;
  knownWays?: KnownFallbacks;
  onWait?: (wait: ModelWait) => void;
  keepAlive?: () => void;
}

export function settingsFor(
  server: Pick<ModelServer, 'origin' | 'baseUrl'>,
  { provider, model }: Asked,
): ModelSettings {
  const name = model ?? newestModel[provider];
  return {
    ...defaultModelSettings,
    provider,
    baseUrl: provider === 'anthropic' ? server.origin : server.baseUrl,
    names: { fast: name, smart: name, vision: name },
  };
}

/** A key that was entered for the address of a server. */
export function keyAt({ origin }: Pick<ModelServer, 'origin'>, key = testKey): ReadKey {
  return async (asked) => (asked === origin ? key : null);
}

/** One call of a model, made as the extension makes it. */
export async function ask(server: Pick<ModelServer, 'origin' | 'baseUrl'>, asked: Asked): Promise<ModelAnswer> {
  const { key = testKey, agent = { name: 'explorer', tier: 'smart' }, tools = [pressTool, doneTool] } = asked;
  const model = createModel(settingsFor(server, asked), keyAt(server, key), agent, {
    keepAlive: asked.keepAlive ?? (() => undefined),
    onWait: asked.onWait ?? (() => undefined),
    knownWays: asked.knownWays ?? new Map(),
    patience: asked.patience ?? hasty,
  });
  if (!model) throw new Error('the settings ask the rules');
  return model.call({
    agent: agent.name,
    input: null,
    messages: [
      { role: 'system', parts: [{ type: 'text', text: 'You explore a page.' }] },
      { role: 'user', parts: asked.parts ?? [{ type: 'text', text: 'page "Jobs"' }] },
    ],
    tools,
    signal: asked.signal ?? new AbortController().signal,
  });
}

/** What the promise is rejected with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}
