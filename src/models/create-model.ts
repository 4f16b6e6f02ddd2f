import { ModelAccessError, ModelRequestError } from '@/domain/model/model-errors';
import type { ModelSettings, ProviderName, Tier } from '@/domain/model/model-settings';
import { askWithFallbacks, type KnownFallbacks } from '@/models/ask-with-fallbacks';
import { resolveModelAccess } from '@/models/model-access';
import type { ReadKey } from '@/models/origin-bound-key';
import { singleToolCall } from '@/models/parse-tool-call';
import type { ModelAccess, ProviderReply } from '@/models/provider-adapter';
import { providerAdapters } from '@/models/provider-adapters';
import { type RetryPorts, withRetry } from '@/models/with-retry';
import type { Model, ModelAnswer, ModelRequest } from './model';
import { priceAt } from './prices';
import { providers } from './providers';

export interface ModelPorts extends RetryPorts {
  /** Shared by all models of the worker: the ways each one accepts. */
  knownWays: KnownFallbacks;
}

/** Who is asking: its name if the settings override it, otherwise its tier, determines the model. */
export interface ModelCaller {
  name: string;
  tier: Tier;
}

/** The model the settings name for an agent, with every call wrapped in care; null if the built-in rules should answer. */
export function createModel(
  settings: ModelSettings,
  keyOf: ReadKey,
  agent: ModelCaller,
  ports: ModelPorts,
): Model | null {
  const { provider } = settings;
  if (provider === 'rules') return null;
  const { name, canSee } = chooseModel(provider, settings, agent);
  return { name, canSee, call: (request) => callModel({ provider, settings, keyOf, name, agent, ports }, request) };
}

interface Called {
  provider: Exclude<ProviderName, 'rules'>;
  settings: ModelSettings;
  keyOf: ReadKey;
  name: string;
  agent: ModelCaller;
  ports: ModelPorts;
}

async function callModel(called: Called, request: ModelRequest): Promise<ModelAnswer> {
  const { messages, tools, signal } = request;
  const { provider, name, agent, ports } = called;
  const access = await usableAccess(called);
  const wire = providerAdapters[provider](access);
  const effort = agent.tier === 'smart' ? 'medium' : 'low';
  const reply = await withRetry(access, ports, signal, (trySignal) =>
    askWithFallbacks(wire.waysFor(name), ports.knownWays, `${access.baseUrl} ${name}`, {
      model: name,
      messages,
      tools,
      effort,
      signal: trySignal,
    }),
  );
  return singleToolCall(presentable(reply, request, access), priceAt(access, name));
}

/** Characters shown of text beside a tool call, or of the name of an unknown tool. */
const longestSentence = 400;

/** What the user and the journal may see, as text of an error: some servers echo the key they were sent. */
function presentable(reply: ProviderReply, { tools }: ModelRequest, { key }: ModelAccess): ProviderReply {
  const shown = (text: string) => key.redact(text).slice(0, longestSentence);
  const toolCalls = reply.toolCalls.map((call) =>
    tools.some(({ name }) => name === call.name) ? call : { ...call, name: shown(call.name) },
  );
  return { ...reply, toolCalls, text: shown(reply.text) };
}

/** @throws what is missing in the settings, before anything is sent. */
async function usableAccess({ provider, settings, keyOf, name }: Called): Promise<ModelAccess> {
  const { label, keysUrl } = providers[provider];
  const access = await resolveModelAccess(provider, settings, keyOf);
  if (!access) throw new ModelRequestError(`${label}: the settings name no address of a server that may be called.`);
  if (keysUrl && !access.key.isThere) throw new ModelAccessError(`${access.place} needs a key.`, access.place);
  if (name === '') throw new ModelRequestError(`${access.place}: the settings name no model.`);
  return access;
}

function chooseModel(
  provider: Called['provider'],
  { names, byAgent }: ModelSettings,
  agent: ModelCaller,
): { name: string; canSee: boolean } {
  const usual = providers[provider].models;
  const named = (tier: Tier) => names[tier] || usual[tier];
  const apart = byAgent[agent.name];
  const hasEyes = names.vision !== null && named('vision') !== '';
  if (agent.tier !== 'vision') return { name: apart || named(agent.tier), canSee: false };
  return { name: apart || named(hasEyes ? 'vision' : 'fast'), canSee: hasEyes };
}
