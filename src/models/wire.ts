import type { BoundKey } from './bound-key';
import type { Message, ToolDescription } from './model';

/** What a provider is asked, in no provider's words. */
export interface Question {
  model: string;
  messages: Message[];
  tools: ToolDescription[];
  /** How much the model may think before it answers, where that can be said. */
  effort: 'low' | 'medium';
  signal: AbortSignal;
}

/** What it answered, not judged yet. */
export interface Reply {
  toolCalls: { name: string; input: unknown }[];
  /** `broken`: the arguments of a call are not JSON. */
  ending: 'whole' | 'cut-off' | 'refused' | 'broken';
  /** What it said besides, or why it refuses. */
  text: string;
  tokens: { input: number; output: number };
}

/**
 * One way of putting the question: which features of the API it uses.
 * @throws ProviderFailure, and whatever the SDK throws for an abort.
 */
export interface WayOfAsking {
  ask(question: Question): Promise<Reply>;
  /** Whether the provider sees to it that a tool is called; else the next way is tried once the model answered with words. */
  isBinding: boolean;
}

/** A provider's API. */
export interface Wire {
  /** The ways of asking a model, best first. */
  waysFor(model: string): WayOfAsking[];
  /** Names of its models, as far as they can answer with text. */
  listModels(signal: AbortSignal): Promise<string[]>;
}

/** Where a provider is reached, and how. */
export interface Access {
  key: BoundKey;
  /** Scheme, host and port: where every request goes. */
  origin: string;
  /** Root of the API as its SDK wants it. */
  baseUrl: string;
  /** For the user: `OpenAI (api.openai.com)`. */
  place: string;
}

/** The longest answer that is waited for, thinking included. Agents answer in a few hundred tokens. */
export const mostOutputTokens = 16_000;
