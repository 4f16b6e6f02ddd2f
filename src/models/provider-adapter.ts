import type { Message, ToolDescription } from '@/models/model';
import type { OriginBoundKey } from '@/models/origin-bound-key';

/** A request to a provider, in provider-neutral terms. */
export interface ModelQuestion {
  model: string;
  messages: Message[];
  tools: ToolDescription[];
  /** How much the model may think before answering, if configurable. */
  effort: 'low' | 'medium';
  signal: AbortSignal;
}

/** Its answer, not judged yet. */
export interface ProviderReply {
  toolCalls: { name: string; input: unknown }[];
  /** `broken`: a call's arguments are not JSON. */
  ending: 'whole' | 'cut-off' | 'refused' | 'broken';
  /** Other text, or why it refuses. */
  text: string;
  tokens: { input: number; output: number };
}

/**
 * One way of sending the request: which API features it uses.
 * @throws ProviderFailure, and whatever the SDK throws for an abort.
 */
export interface RequestVariant {
  ask(question: ModelQuestion): Promise<ProviderReply>;
  /** Whether the provider guarantees a tool call; otherwise the next way is tried if the model answered in words. */
  isBinding: boolean;
}

/** A provider's API. */
export interface ProviderAdapter {
  /** The ways of asking a model, best first. */
  waysFor(model: string): RequestVariant[];
  /** Names of its models that can answer with text. */
  listModels(signal: AbortSignal): Promise<string[]>;
}

/** Where a provider is reached, and how. */
export interface ModelAccess {
  key: OriginBoundKey;
  /** Scheme, host and port: the destination of every request. */
  origin: string;
  /** Base URL of the API in its SDK's form. */
  baseUrl: string;
  /** For the user: `OpenAI (api.openai.com)`. */
  place: string;
}

/** The longest answer accepted, thinking included. Agents answer in a few hundred tokens. */
export const maxOutputTokens = 16_000;
