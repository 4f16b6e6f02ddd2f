import { fenced, newFence } from '@/agents/prompt/fence';
import { ModelAnswerError } from '@/domain/model/model-errors';
import { addUsage, type Usage } from '@/domain/model/usage';
import type { MessagePart, Model, ModelAnswer, ModelRequest } from '@/models/model';
import { AgentAnswerError } from './agent-answer-error';
import type { Agent, AgentAnswer } from './define-agent';
import type { Tool } from './define-tool';
import { readAnswer } from './read-answer';

export interface AgentCall<Tools extends readonly Tool[]> {
  answer: AgentAnswer<Tools>;
  /** For all tries. */
  usage: Usage;
  /** Name of the model that answered. */
  model: string;
}

export interface CallOptions {
  signal: AbortSignal;
  fence?: string;
  /** Called with the cost of each try as soon as it is known: the next one may end with another error. */
  onUsage?(usage: Usage): void;
}

/** Characters of an unusable answer shown to the model again. */
const longestEcho = 600;

/**
 * Asks an agent and checks its answer: a call of one of its own tools, matching the tool's schema. Anything else is sent back once with the
 * problem; nothing is ever repaired here.
 * @throws AgentAnswerError after the second try, the other errors of `domain/model/model-errors.ts`, and the signal's reason.
 */
export async function callAgent<Input, const Tools extends readonly Tool[]>(
  model: Model,
  agent: Agent<Input, Tools>,
  input: Input,
  { signal, fence = newFence(), onUsage = () => undefined }: CallOptions,
): Promise<AgentCall<Tools>> {
  const seen = agent.input.parse(input);
  const parts = agent.render(seen, fence);
  const ask = (further: MessagePart[]): ModelRequest => ({
    agent: agent.name,
    input: seen,
    messages: [
      { role: 'system', parts: [{ type: 'text', text: agent.prompt }] },
      { role: 'user', parts: [...parts, ...further] },
    ],
    tools: agent.tools.map(({ described }) => described),
    signal,
  });
  const first = await tryOnce(model, agent.tools, ask([]));
  onUsage(first.usage);
  if ('answer' in first) return { ...first, model: model.name };
  const again = await tryOnce(model, agent.tools, ask([complaint(first, fence)]));
  onUsage(again.usage);
  const usage = addUsage(first.usage, again.usage);
  if ('answer' in again) return { answer: again.answer, usage, model: model.name };
  throw new AgentAnswerError(agent.name, again.problem, usage, { cause: again.cause });
}

interface Failure {
  problem: string;
  /** The answer, as far as known. */
  answered: string | null;
  usage: Usage;
  cause?: unknown;
}

async function tryOnce<Tools extends readonly Tool[]>(
  model: Model,
  tools: Tools,
  request: ModelRequest,
): Promise<{ answer: AgentAnswer<Tools>; usage: Usage } | Failure> {
  const answered = await askModel(model, request);
  if ('problem' in answered) return answered;
  const { toolCall, usage } = answered;
  const reading = readAnswer(tools, toolCall);
  if ('answer' in reading) return { answer: reading.answer, usage };
  return { problem: reading.problem, answered: JSON.stringify(toolCall), usage };
}

async function askModel(model: Model, request: ModelRequest): Promise<ModelAnswer | Failure> {
  try {
    return await model.call(request);
  } catch (error) {
    if (!(error instanceof ModelAnswerError)) throw error;
    return { problem: error.message, answered: null, usage: error.usage, cause: error };
  }
}

function complaint({ problem, answered }: Failure, fence: string): MessagePart {
  const echo = answered === null ? '' : `\n${fenced(fence, 'your answer', answered.slice(0, longestEcho))}`;
  const text = `Your answer to this could not be used.${echo}\nWhat is wrong: ${problem}\nAnswer again, with exactly one call of one of the tools.`;
  return { type: 'text', text };
}
