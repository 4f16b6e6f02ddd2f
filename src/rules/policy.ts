import type { Agent, AgentAnswer } from '@/agents/define-agent';
import type { Tool } from '@/agents/define-tool';

/** How the rules answer for one agent: the same input gives the same answer, without any network. */
export interface Policy {
  /** Name of the agent. */
  readonly agent: string;
  /** @throws a ZodError where the input is none of the agent's. */
  answer(input: unknown): { name: string; input: unknown };
}

/** `decide` gets the agent's input, parsed, and answers with a call of one of its tools. */
export function definePolicy<Input, const Tools extends readonly Tool[]>(
  agent: Agent<Input, Tools>,
  decide: (input: Input) => AgentAnswer<Tools>,
): Policy {
  return { agent: agent.name, answer: (input) => decide(agent.input.parse(input)) };
}
