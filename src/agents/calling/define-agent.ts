import type { z } from 'zod';
import type { Tier } from '@/domain/model/model-settings';
import type { MessagePart } from '@/models/model';
import type { Tool } from './define-tool';

/** An agent, declared as data: its model tier, input and possible answers. It answers with exactly one call of one of its tools. */
export interface Agent<Input, Tools extends readonly Tool[] = readonly Tool[]> {
  readonly name: string;
  readonly tier: Tier;
  /** The system prompt: the same for every call. */
  readonly prompt: string;
  readonly tools: Tools;
  /** Its input, as data. */
  readonly input: z.ZodType<Input>;
  /** The same as text for language models. Page content is fenced with `fence`, which is new for every call. */
  render(input: Input, fence: string): MessagePart[];
}

/** A checked answer: `{ name, input }` of one of the agent's tools. */
export type AgentAnswer<Tools extends readonly Tool[]> = {
  [Index in keyof Tools]: Tools[Index] extends Tool<infer Name, infer Input> ? { name: Name; input: Input } : never;
}[number];

export function defineAgent<Input, const Tools extends readonly Tool[]>(
  agent: Agent<Input, Tools>,
): Agent<Input, Tools> {
  return agent;
}
