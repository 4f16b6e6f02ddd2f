/** The tab was closed: the run ends, or goes on when its address is opened again. */
export class TabGoneError extends Error {
  override name = 'TabGoneError';
}

/** No script can run in the page for now (an error page, a page of the browser's own, a page that just went away): wait, or end. */
export class PageUnreachableError extends Error {
  override name = 'PageUnreachableError';
}

/** The page's script failed to answer a request: count it and go on with the next thing. */
export class PageAnswerError extends Error {
  override name = 'PageAnswerError';
}

/** A frame is not, or no longer, one of those that a fill may write into: nothing was done there. */
export class OutOfScopeError extends Error {
  override name = 'OutOfScopeError';
}

/** What was filled in has left the page by a way that nothing can hold: filling ends, and its user is told. */
export class AnswersLeftError extends Error {
  override name = 'AnswersLeftError';
}

/** A part of the tab cannot be held back: nothing is to be done in it, and the run ends. */
export class GateError extends Error {
  override name = 'GateError';
}

/** The debugger does not act. `cancelled`: the user took control back; `refused`: the browser does not allow it; `failed`: a command did not go through, try again. */
export class ControlError extends Error {
  override name = 'ControlError';
  readonly reason: 'cancelled' | 'refused' | 'failed';

  constructor(message: string, reason: ControlError['reason'], cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
