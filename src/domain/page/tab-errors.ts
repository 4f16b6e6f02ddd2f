/** The tab was closed: the run ends, or resumes when its address is opened again. */
export class TabGoneError extends Error {
  override name = 'TabGoneError';
}

/** No script can run in the page at present (an error page, a browser page, a page that just went away): wait, or end. */
export class PageUnreachableError extends Error {
  override name = 'PageUnreachableError';
}

/** The browser shows an error of its own in place of the page, which stays until another address is opened or it is loaded anew. */
export class ErrorPageError extends PageUnreachableError {
  override name = 'ErrorPageError';
}

/** The page's script failed to answer a request: count it and continue. */
export class PageAnswerError extends Error {
  override name = 'PageAnswerError';
}

/** A frame is not, or no longer, one a fill may write into: nothing was done there. */
export class OutOfScopeError extends Error {
  override name = 'OutOfScopeError';
}

/** Filled-in values have left the page in a way nothing can block: filling ends, and the user is told. */
export class AnswersLeftError extends Error {
  override name = 'AnswersLeftError';
}

/** A part of the tab cannot be blocked: nothing may be done in it, and the run ends. */
export class GateError extends Error {
  override name = 'GateError';
}

/**
 * The debugger cannot act. `cancelled`: the user took control back; `refused`: the browser does not allow it; `failed`: a command failed,
 * try again.
 */
export class ControlError extends Error {
  override name = 'ControlError';
  readonly reason: 'cancelled' | 'refused' | 'failed';

  constructor(message: string, reason: ControlError['reason'], cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
