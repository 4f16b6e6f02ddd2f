import type { Agent, AgentAnswer } from '@/agents/calling/define-agent';
import type { Tool } from '@/agents/calling/define-tool';

/** The rules' answers for one agent: deterministic, without any network. */
export interface Policy {
  /** Name of the agent. */
  readonly agent: string;
  /** @throws a ZodError if the input is not the agent's. */
  answer(input: unknown): { name: string; input: unknown };
}

/** `decide` gets the parsed input and answers with a call of one of the agent's tools. */
export function definePolicy<Input, const Tools extends readonly Tool[]>(
  agent: Agent<Input, Tools>,
  decide: (input: Input) => AgentAnswer<Tools>,
): Policy {
  return { agent: agent.name, answer: (input) => decide(agent.input.parse(input)) };
}
