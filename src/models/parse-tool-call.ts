import { ModelAnswerError } from '@/domain/model/model-errors';
import type { Price } from '@/domain/model/model-settings';
import type { Usage } from '@/domain/model/usage';
import type { ModelAnswer } from '@/models/model';
import type { ProviderReply } from '@/models/provider-adapter';

/**
 * An answer's one tool call. The agent checks which tool and what input.
 * @throws ModelAnswerError if the answer is anything else: nothing truncated, in prose or broken becomes an action.
 */
export function singleToolCall(reply: ProviderReply, price: Price | null): ModelAnswer {
  const usage = usageOf(reply, price);
  const problem = problemOf(reply);
  if (problem) throw new ModelAnswerError(problem, usage);
  const [toolCall] = reply.toolCalls;
  if (!toolCall || reply.toolCalls.length > 1) throw new ModelAnswerError(numberProblem(reply), usage);
  return { toolCall, usage };
}

function problemOf({ ending, text }: ProviderReply): string | null {
  switch (ending) {
    case 'cut-off':
      return 'The answer was cut off before it was whole.';
    case 'refused':
      return `The model refused to answer${text ? `: ${text}` : '.'}`;
    case 'broken':
      return 'The arguments of the tool call are not JSON.';
    case 'whole':
      return null;
  }
}

function numberProblem({ toolCalls }: ProviderReply): string {
  if (toolCalls.length > 1) return `The answer holds ${toolCalls.length} tool calls; exactly one is wanted.`;
  return 'The answer is text without a tool call; exactly one call of a tool is wanted.';
}

/** Cached tokens count in full, so that limits are never exceeded unnoticed. */
function usageOf({ tokens }: ProviderReply, price: Price | null): Usage {
  return {
    calls: 1,
    inputTokens: tokens.input,
    outputTokens: tokens.output,
    dollars: price ? (tokens.input * price.input + tokens.output * price.output) / 1_000_000 : 0,
    unpriced: price ? 0 : 1,
  };
}
