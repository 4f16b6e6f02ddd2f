import type { Message, ToolDescription } from '@/models/model';
import type { BoundKey } from '@/models/origin-bound-key';

/** A request to a provider, in provider-neutral terms. */
export interface Question {
  model: string;
  messages: Message[];
  tools: ToolDescription[];
  /** How much the model may think before answering, if configurable. */
  effort: 'low' | 'medium';
  signal: AbortSignal;
}

/** Its answer, not judged yet. */
export interface Reply {
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
export interface WayOfAsking {
  ask(question: Question): Promise<Reply>;
  /** Whether the provider guarantees a tool call; otherwise the next way is tried if the model answered in words. */
  isBinding: boolean;
}

/** A provider's API. */
export interface Wire {
  /** The ways of asking a model, best first. */
  waysFor(model: string): WayOfAsking[];
  /** Names of its models that can answer with text. */
  listModels(signal: AbortSignal): Promise<string[]>;
}

/** Where a provider is reached, and how. */
export interface Access {
  key: BoundKey;
  /** Scheme, host and port: the destination of every request. */
  origin: string;
  /** Base URL of the API in its SDK's form. */
  baseUrl: string;
  /** For the user: `OpenAI (api.openai.com)`. */
  place: string;
}

/** The longest answer accepted, thinking included. Agents answer in a few hundred tokens. */
export const mostOutputTokens = 16_000;
