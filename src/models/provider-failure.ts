import { APIConnectionError as AnthropicConnectionError, APIError as AnthropicError } from '@anthropic-ai/sdk';
import { APIConnectionError as OpenAiConnectionError, APIError as OpenAiError } from 'openai';
import { z } from 'zod';
import { retryAfterSeconds } from './retry-after';

/** A provider answered with an error, or not at all; what is to be done about it is decided in one place (`judge-failure.ts`). */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  constructor(
    /** What the provider says; empty where it says nothing. */
    readonly sentence: string,
    /** HTTP status; null where there was no answer. */
    readonly status: number | null,
    /** The provider's own name for what is wrong. */
    readonly code: string | null,
    /** How long it asks to wait. */
    readonly waitSeconds: number | null,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}

/** What the SDKs throw, as a failure; anything else as it is. */
export function failureFrom(error: unknown): unknown {
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

/** OpenAI's SDK hands out what stands under `error`, Anthropic's the whole body; Ollama's older errors are a sentence. */
const ErrorBody = z.union([
  Detail,
  z.object({ error: Detail }).transform(({ error }) => error),
  z.string().transform((message) => ({ message, code: null })),
  z.object({ error: z.string() }).transform(({ error }) => ({ message: error, code: null })),
]);

/** A gateway's page of HTML says nothing to a user. */
function withoutMarkup(message: string): string {
  return /<[a-z!]/i.test(message) ? '' : message;
}
