import { AgentAnswerError } from '@/agents/calling/agent-answer-error';
import { callAgent } from '@/agents/calling/call-agent';
import type { Agent, AgentAnswer } from '@/agents/calling/define-agent';
import type { Tool } from '@/agents/calling/define-tool';
import type { Tab } from '@/browser/tab';
import { ModelAccessError, ModelRequestError, ModelUnavailableError } from '@/domain/model/model-errors';
import { addUsage, type Usage, zeroUsage } from '@/domain/model/usage';
import type { Run, WaitCode } from '@/domain/run/run';
import type { StepCode } from '@/domain/run/step';
import type { Model } from '@/models/model';
import type { ModelWait } from '@/models/retry-wait';
import type { RunHandle } from '@/runs/run-handle';
import type { JournalFacts } from '@/runs/run-writer';
import type { RunContext, SpendingStore } from './run-context';
import type { Stopwatch } from './stopwatch';
import { waitForUser } from './wait-for-user';

/** What asking requires: the run that pays and waits, and the models. */
export interface AskContext extends Pick<RunContext, 'models'> {
  run: Pick<RunHandle<Run>, 'signal' | 'wait'> & {
    readonly run: { state: { usage: Usage } };
    step(code: StepCode, facts: JournalFacts, parts?: { spent?: Usage }): Promise<unknown>;
  };
  tab: Pick<Tab, 'release'>;
  store: Pick<SpendingStore, 'addSpending'>;
  /** Measures work; time spent waiting for the user does not count. */
  clock: Pick<Stopwatch, 'reset'>;
}

export interface AgentReply<Tools extends readonly Tool[]> {
  answer: AgentAnswer<Tools>;
  /** Who answered. */
  model: string;
  usage: Usage;
}

/**
 * Asks an agent of the configured model. Problems only the user can solve (a key, a limit, an unreachable provider) are waited for; if the
 * model gives nonsense twice, the rules answer instead.
 */
export async function askAgent<Input, Tools extends readonly Tool[]>(
  parts: AskContext,
  agent: Agent<Input, Tools>,
  inputFor: (model: Model) => Promise<Input> | Input,
): Promise<AgentReply<Tools>> {
  for (;;) {
    await waitForMoney(parts);
    const model = await parts.models.modelFor(agent, (wait) => noteWait(parts, wait));
    let spent = zeroUsage;
    const onUsage = (usage: Usage) => {
      spent = addUsage(spent, usage);
    };
    try {
      const asked = await callAgent(model, agent, await inputFor(model), { signal: parts.run.signal, onUsage });
      await parts.store.addSpending(spent.dollars);
      return asked;
    } catch (error) {
      if (error instanceof AgentAnswerError) return askRules(parts, agent, inputFor, error);
      await parts.store.addSpending(spent.dollars);
      const code = waitCodeOf(error);
      await parts.run.step('model-failed', { agent: agent.name, message: messageOf(error) }, { spent });
      await waitForUser(parts, code);
      parts.clock.reset();
    }
  }
}

async function waitForMoney(parts: AskContext): Promise<void> {
  for (;;) {
    const left = await parts.models.dollarsLeft(parts.run.run.state.usage.dollars);
    if (left === null || left > 0) return;
    await waitForUser(parts, 'spending-limit');
    parts.clock.reset();
  }
}

function noteWait({ run }: AskContext, { reason, seconds }: ModelWait): void {
  // Fire and forget: a run stopped meanwhile has nothing to report.
  void run.step('model-waited', { reason, seconds }).catch(() => undefined);
}

/** What the user is asked for; other errors are rethrown. */
function waitCodeOf(error: unknown): WaitCode {
  if (error instanceof ModelAccessError) return 'model-key';
  if (error instanceof ModelUnavailableError) return 'model-unavailable';
  if (error instanceof ModelRequestError) return 'model-request';
  throw error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function askRules<Input, Tools extends readonly Tool[]>(
  parts: AskContext,
  agent: Agent<Input, Tools>,
  inputFor: (model: Model) => Promise<Input> | Input,
  error: AgentAnswerError,
): Promise<AgentReply<Tools>> {
  await parts.store.addSpending(error.usage.dollars);
  await parts.run.step('model-replaced', { agent: agent.name, message: error.message });
  const { rules } = parts.models;
  const asked = await callAgent(rules, agent, await inputFor(rules), { signal: parts.run.signal });
  return { ...asked, usage: addUsage(error.usage, asked.usage) };
}
