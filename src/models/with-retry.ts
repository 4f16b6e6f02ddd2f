import { ModelUnavailableError } from '@/domain/model/model-errors';
import { judgeFailure } from '@/models/classify-failure';
import type { ModelAccess } from '@/models/provider-adapter';
import { ProviderFailure, toProviderFailure } from '@/models/provider-failure';
import { redactedCause } from '@/models/redacted-cause';
import { defaultRetryPolicy, type RetryPolicy } from '@/models/retry-policy';
import type { ModelWait } from '@/models/retry-wait';
import { sleep } from '@/std/sleep';

/** What every provider call needs from outside. */
export interface RetryPorts {
  /** Any extension API call: it restarts the worker's 30 seconds. */
  keepAlive(): void;
  /** Called before each wait. */
  onWait(wait: ModelWait): void;
  patience?: RetryPolicy;
}

/**
 * Wraps every provider call: keeps the worker awake, aborts a try that takes too long, waits and retries what may pass by itself, and turns
 * every other failure into an error for the user. No error contains the key.
 * @throws ModelAccessError, ModelRequestError, ModelUnavailableError; the signal's reason when aborted.
 */
export async function withRetry<Answer>(
  access: ModelAccess,
  ports: RetryPorts,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const patience = ports.patience ?? defaultRetryPolicy;
  const awake = setInterval(() => ports.keepAlive(), patience.keepAliveMs);
  try {
    for (let attempt = 1; ; attempt++) {
      const tried = await tryOnce(access, signal, patience, ask);
      if ('answer' in tried) return tried.answer;
      const wait = nextWait(tried.failure, access, patience, attempt);
      ports.onWait(wait);
      await sleep(wait.seconds * 1000, signal);
    }
  } finally {
    clearInterval(awake);
  }
}

async function tryOnce<Answer>(
  access: ModelAccess,
  signal: AbortSignal,
  { tryMs }: RetryPolicy,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<{ answer: Answer } | { failure: ProviderFailure }> {
  const timeout = AbortSignal.timeout(tryMs);
  try {
    signal.throwIfAborted();
    return { answer: await ask(AbortSignal.any([signal, timeout])) };
  } catch (error) {
    signal.throwIfAborted();
    const failure = toProviderFailure(error);
    if (failure instanceof ProviderFailure) return { failure };
    if (!timeout.aborted) throw redactedCause(error, access.key);
    const sentence = `no answer within ${tryMs / 1000} seconds`;
    return { failure: new ProviderFailure(sentence, null, null, null, { cause: error }) };
  }
}

/** @throws the error for the user if waiting does not help, or no longer. */
function nextWait(failure: ProviderFailure, access: ModelAccess, patience: RetryPolicy, attempt: number): ModelWait {
  const verdict = judgeFailure(failure, access);
  if ('error' in verdict) throw verdict.error;
  const seconds = failure.waitSeconds ?? patience.firstWaitSeconds * 2 ** (attempt - 1) * jitter();
  if (attempt < patience.tries && seconds <= patience.longestWaitSeconds) return { reason: verdict.wait, seconds };
  const sentence = access.key.redact(failure.sentence);
  throw new ModelUnavailableError(`${access.place} ${ending[verdict.wait]}${sentence && `: ${sentence}`}`, {
    cause: redactedCause(failure, access.key),
  });
}

const ending: Record<ModelWait['reason'], string> = {
  busy: 'is busy',
  failed: 'fails',
  unreachable: 'cannot be reached',
};

/** Agents of several tabs refused at once should not return at once. */
function jitter(): number {
  return 0.75 + Math.random() / 2;
}
