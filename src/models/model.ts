import type { Usage } from '@/domain/usage';

export type MessagePart =
  | { type: 'text'; text: string }
  /** `data`: base64. */
  | { type: 'image'; mediaType: 'image/jpeg' | 'image/png'; data: string };

export interface Message {
  role: 'system' | 'user';
  parts: MessagePart[];
}

/** A tool as it is described to a model. */
export interface ToolDescription {
  name: string;
  description: string;
  /** JSON schema (draft 2020-12) of an object: every property required, `additionalProperties: false`; what may be left out is nullable. */
  inputSchema: Record<string, unknown>;
}

export interface ModelRequest {
  /** Name of the agent that asks. */
  agent: string;
  /** What the agent sees, as data: for the rules. */
  input: unknown;
  /** The same as text (and pictures), system prompt first: for language models. */
  messages: Message[];
  tools: ToolDescription[];
  signal: AbortSignal;
}

export interface ModelAnswer {
  /** Exactly one. `input` is not checked yet. */
  toolCall: { name: string; input: unknown };
  usage: Usage;
}

/** Whoever answers an agent: a provider's adapter, or the built-in rules. */
export interface Model {
  /** For the journal and the user: `gpt-6-luna`, `rules`. */
  readonly name: string;
  /** Whether it can look at pictures. */
  readonly canSee: boolean;
  /** @throws the errors of `domain/model-errors.ts`, and the signal's reason when aborted. */
  call(request: ModelRequest): Promise<ModelAnswer>;
}
