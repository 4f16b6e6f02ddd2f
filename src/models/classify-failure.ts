import { ModelAccessError, ModelRequestError } from '@/domain/model/model-errors';
import type { ModelAccess } from '@/models/provider-adapter';
import type { ProviderFailure } from '@/models/provider-failure';
import { redactedCause } from '@/models/redacted-cause';
import type { ModelWait } from '@/models/retry-wait';

/** Codes that mean the account, whatever the status: OpenAI reports "quota used up" with a 429. */
const accountCodes = new Set([
  'insufficient_quota',
  'billing_not_active',
  'billing_hard_limit_reached',
  'account_deactivated',
  'billing_error',
]);

/** What a failure means: an error no retry fixes, or the reason to wait and retry. */
export type FailureVerdict = { error: ModelAccessError | ModelRequestError } | { wait: ModelWait['reason'] };

export function judgeFailure(failure: ProviderFailure, access: ModelAccess): FailureVerdict {
  const { status, code } = failure;
  if (status === null) return { wait: 'unreachable' };
  const sentence = access.key.redact(failure.sentence).slice(0, longestSentence);
  const cause = redactedCause(failure, access.key);
  if (status === 403 && refusesExtensions(access)) {
    return { error: new ModelRequestError(originSentence(access), { cause }) };
  }
  if ([401, 402, 403].includes(status) || (code !== null && accountCodes.has(code))) {
    const message = `${access.place} does not accept the key${sentence ? `: ${sentence}` : '.'}`;
    return { error: new ModelAccessError(message, access.place, { cause }) };
  }
  if ([429, 503, 529].includes(status)) return { wait: 'busy' };
  if ([408, 409].includes(status) || status >= 500) return { wait: 'failed' };
  if (status < 400) return { error: new ModelRequestError(strangeSentence(access), { cause }) };
  const message = `${access.place} refuses the request (${status})${sentence ? `: ${sentence}` : '.'}`;
  return { error: new ModelRequestError(message, { cause }) };
}

/** Characters shown of a provider's message. */
const longestSentence = 400;

/** A server without a key can only refuse the origin of the request. Ollama does so by default. */
function refusesExtensions({ key }: ModelAccess): boolean {
  return !key.isThere;
}

function originSentence({ place }: ModelAccess): string {
  return `${place} takes no requests from browser extensions. For Ollama, set OLLAMA_ORIGINS=chrome-extension://* and start it again; other servers have a setting for CORS or allowed origins.`;
}

function strangeSentence({ place }: ModelAccess): string {
  return `${place} answers something else than a model server of this kind: check the address.`;
}
