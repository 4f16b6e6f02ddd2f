import type { Usage } from '@/domain/model/usage';

export type MessagePart =
  | { type: 'text'; text: string }
  /** `data`: base64. */
  | { type: 'image'; mediaType: 'image/jpeg' | 'image/png'; data: string };

export interface Message {
  role: 'system' | 'user';
  parts: MessagePart[];
}

/** A tool as described to a model. */
export interface ToolDescription {
  name: string;
  description: string;
  /** JSON schema (draft 2020-12) of an object: every property required, `additionalProperties: false`; optional values are nullable. */
  inputSchema: Record<string, unknown>;
}

export interface ModelRequest {
  /** Name of the asking agent. */
  agent: string;
  /** What the agent sees, as data: for the rules. */
  input: unknown;
  /** The same as text (and images), system prompt first: for language models. */
  messages: Message[];
  tools: ToolDescription[];
  signal: AbortSignal;
}

export interface ModelAnswer {
  /** Exactly one. `input` is not validated yet. */
  toolCall: { name: string; input: unknown };
  usage: Usage;
}

/** Answers an agent: a provider's adapter, or the built-in rules. */
export interface Model {
  /** For the journal and the user: `gpt-6-luna`, `rules`. */
  readonly name: string;
  /** Whether it accepts images. */
  readonly canSee: boolean;
  /** @throws the errors of `domain/model/model-errors.ts`, and the signal's reason when aborted. */
  call(request: ModelRequest): Promise<ModelAnswer>;
}
