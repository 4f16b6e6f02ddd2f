import { z } from 'zod';
import type { ModelAnswer } from '@/models/model';
import { cutAtWord } from '@/std/cut-text';
import type { AgentAnswer } from './define-agent';
import type { Tool } from './define-tool';

/** Characters. A long list of filters may be wrong in a hundred places. */
const longestProblem = 1_000;
const longestName = 60;

/** The answer parsed by its tool, or what is wrong with it, in words for the model. */
export function readAnswer<Tools extends readonly Tool[]>(
  tools: Tools,
  { name, input }: ModelAnswer['toolCall'],
): { answer: AgentAnswer<Tools> } | { problem: string } {
  const tool = tools.find((each) => each.name === name);
  if (!tool)
    return { problem: `There is no tool ${JSON.stringify(cutAtWord(name, longestName))}, only: ${namesOf(tools)}.` };
  const parsed = tool.input.safeParse(input);
  if (!parsed.success) {
    return { problem: `Invalid input for ${name}:\n${cutAtWord(z.prettifyError(parsed.error), longestProblem)}` };
  }
  const answer = { name, input: parsed.data };
  return isAnswer(tools, answer) ? { answer } : { problem: `Invalid input for ${name}.` };
}

function namesOf(tools: readonly Tool[]): string {
  return tools.map(({ name }) => name).join(', ');
}

/** Narrows the type: the schema of the tool of that name has parsed it. */
function isAnswer<Tools extends readonly Tool[]>(tools: Tools, answer: unknown): answer is AgentAnswer<Tools> {
  const call = z.object({ name: z.string(), input: z.unknown() }).safeParse(answer);
  return (
    call.success && tools.some(({ name, input }) => name === call.data.name && input.safeParse(call.data.input).success)
  );
}
