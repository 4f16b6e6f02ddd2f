import type { Usage } from '@/domain/model/usage';

/** An agent's answer was unusable twice: none of it becomes an action. Ask another model, or count it as an error of the turn. */
export class AgentAnswerError extends Error {
  override name = 'AgentAnswerError';
  constructor(
    /** Name of the agent. */
    readonly agent: string,
    /** What was wrong with the last answer. */
    readonly problem: string,
    /** For both tries: they were paid for. */
    readonly usage: Usage,
    options?: ErrorOptions,
  ) {
    super(`${agent} gave no usable answer: ${problem}`, options);
  }
}
