import { APIConnectionError as AnthropicConnectionError, APIError as AnthropicError } from '@anthropic-ai/sdk';
import { APIConnectionError as OpenAiConnectionError, APIError as OpenAiError } from 'openai';
import { z } from 'zod';
import { retryAfterSeconds } from './retry-after';

/** A provider answered with an error, or not at all; what to do about it is decided in one place (`classify-failure.ts`). */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  constructor(
    /** The provider's message; empty if there is none. */
    readonly sentence: string,
    /** HTTP status; null if there was no answer. */
    readonly status: number | null,
    /** The provider's own error code. */
    readonly code: string | null,
    /** How long it asks to wait. */
    readonly waitSeconds: number | null,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}

/** SDK errors as a failure; anything else unchanged. */
export function toProviderFailure(error: unknown): unknown {
  if (error instanceof OpenAiConnectionError || error instanceof AnthropicConnectionError) {
    return new ProviderFailure('', null, null, null, { cause: error });
  }
  if (!(error instanceof OpenAiError || error instanceof AnthropicError) || error.status === undefined) return error;
  const said = ErrorBody.safeParse(error.error);
  const { message, code } = said.success ? said.data : { message: withoutMarkup(error.message), code: null };
  const wait = error.headers ? retryAfterSeconds(error.headers, Date.now()) : null;
  return new ProviderFailure(message, error.status, code, wait, { cause: error });
}

const Detail = z
  .object({ message: z.string(), code: z.unknown().optional(), type: z.unknown().optional() })
  .transform(({ message, code, type }) => ({
    message,
    code: typeof code === 'string' ? code : typeof type === 'string' ? type : null,
  }));

/** OpenAI's SDK returns the content of `error`, Anthropic's the whole body; Ollama's older errors are plain strings. */
const ErrorBody = z.union([
  Detail,
  z.object({ error: Detail }).transform(({ error }) => error),
  z.string().transform((message) => ({ message, code: null })),
  z.object({ error: z.string() }).transform(({ error }) => ({ message: error, code: null })),
]);

/** A gateway's HTML page means nothing to a user. */
function withoutMarkup(message: string): string {
  return /<[a-z!]/i.test(message) ? '' : message;
}
