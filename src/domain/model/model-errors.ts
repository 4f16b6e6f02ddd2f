import type { Usage } from './usage';

/** The provider rejects the key or its account (401, 402, 403, quota used up): the user has to check the settings. Never retried. */
export class ModelAccessError extends Error {
  override name = 'ModelAccessError';
  constructor(
    message: string,
    /** Which key, in words that never contain it: `OpenAI (api.openai.com)`. */
    readonly access: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The provider was busy or unreachable after all retries: wait for the user, or try later. */
export class ModelUnavailableError extends Error {
  override name = 'ModelUnavailableError';
}

/**
 * The provider rejects the request as such (unknown model, unsupported parameter, prompt too long): the user has to choose another model.
 */
export class ModelRequestError extends Error {
  override name = 'ModelRequestError';
}

/** Not a usable answer: cut off, refused, prose, no tool call or several. None of it becomes an action; it may be requested once more. */
export class ModelAnswerError extends Error {
  override name = 'ModelAnswerError';
  constructor(
    message: string,
    /** It was paid for anyway. */
    readonly usage: Usage,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
