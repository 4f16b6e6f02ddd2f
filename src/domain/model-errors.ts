import type { Usage } from '@/domain/usage';

/** The provider does not accept the key, or the account behind it (401, 402, 403, quota used up): the user has to look at the settings. Never retried. */
export class ModelAccessError extends Error {
  override name = 'ModelAccessError';
  constructor(
    message: string,
    /** Which key, in words that never hold it: `OpenAI (api.openai.com)`. */
    readonly access: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The provider did not answer, busy or out of reach, after all retries: wait for the user, or try later. */
export class ModelUnavailableError extends Error {
  override name = 'ModelUnavailableError';
}

/** The provider refuses the request as it is (unknown model, unsupported parameter, prompt too long): the user has to choose another model. */
export class ModelRequestError extends Error {
  override name = 'ModelRequestError';
}

/**
 * The answer is none: cut off, refused, prose, no tool call or several. Nothing of it becomes an action; it may be asked for once
 * more.
 */
export class ModelAnswerError extends Error {
  override name = 'ModelAnswerError';
  constructor(
    message: string,
    /** It was paid for all the same. */
    readonly usage: Usage,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
