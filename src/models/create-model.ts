import { ModelAccessError, ModelRequestError } from '@/domain/model/model-errors';
import type { ModelSettings, ProviderName, Tier } from '@/domain/model/model-settings';
import { askInWays, type KnownWays } from '@/models/ask-with-fallbacks';
import { accessOf } from '@/models/model-access';
import type { KeyOf } from '@/models/origin-bound-key';
import { oneToolCall } from '@/models/parse-tool-call';
import type { Access, Reply } from '@/models/provider-adapter';
import { wires } from '@/models/provider-adapters';
import { type CarePorts, withCare } from '@/models/with-retry';
import type { Model, ModelAnswer, ModelRequest } from './model';
import { priceAt } from './prices';
import { providers } from './providers';

export interface ModelPorts extends CarePorts {
  /** Shared by all models of the worker: the ways each one accepts. */
  knownWays: KnownWays;
}

/** Who is asking: its name if the settings override it, otherwise its tier, determines the model. */
export interface AskingAgent {
  name: string;
  tier: Tier;
}

/** The model the settings name for an agent, with every call wrapped in care; null if the built-in rules should answer. */
export function createModel(
  settings: ModelSettings,
  keyOf: KeyOf,
  agent: AskingAgent,
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
  keyOf: KeyOf;
  name: string;
  agent: AskingAgent;
  ports: ModelPorts;
}

async function callModel(called: Called, request: ModelRequest): Promise<ModelAnswer> {
  const { messages, tools, signal } = request;
  const { provider, name, agent, ports } = called;
  const access = await usableAccess(called);
  const wire = wires[provider](access);
  const effort = agent.tier === 'smart' ? 'medium' : 'low';
  const reply = await withCare(access, ports, signal, (trySignal) =>
    askInWays(wire.waysFor(name), ports.knownWays, `${access.baseUrl} ${name}`, {
      model: name,
      messages,
      tools,
      effort,
      signal: trySignal,
    }),
  );
  return oneToolCall(presentable(reply, request, access), priceAt(access, name));
}

/** Characters shown of text beside a tool call, or of the name of an unknown tool. */
const longestSentence = 400;

/** What the user and the journal may see, as text of an error: some servers echo the key they were sent. */
function presentable(reply: Reply, { tools }: ModelRequest, { key }: Access): Reply {
  const shown = (text: string) => key.redact(text).slice(0, longestSentence);
  const toolCalls = reply.toolCalls.map((call) =>
    tools.some(({ name }) => name === call.name) ? call : { ...call, name: shown(call.name) },
  );
  return { ...reply, toolCalls, text: shown(reply.text) };
}

/** @throws what is missing in the settings, before anything is sent. */
async function usableAccess({ provider, settings, keyOf, name }: Called): Promise<Access> {
  const { label, keysUrl } = providers[provider];
  const access = await accessOf(provider, settings, keyOf);
  if (!access) throw new ModelRequestError(`${label}: the settings name no address of a server that may be called.`);
  if (keysUrl && !access.key.isThere) throw new ModelAccessError(`${access.place} needs a key.`, access.place);
  if (name === '') throw new ModelRequestError(`${access.place}: the settings name no model.`);
  return access;
}

function chooseModel(
  provider: Called['provider'],
  { names, byAgent }: ModelSettings,
  agent: AskingAgent,
): { name: string; canSee: boolean } {
  const usual = providers[provider].models;
  const named = (tier: Tier) => names[tier] || usual[tier];
  const apart = byAgent[agent.name];
  const hasEyes = names.vision !== null && named('vision') !== '';
  if (agent.tier !== 'vision') return { name: apart || named(agent.tier), canSee: false };
  return { name: apart || named(hasEyes ? 'vision' : 'fast'), canSee: hasEyes };
}
