/** The disk (or the browser's share of it) is full: nothing of the last write was kept, everything before it was. */
export class StoreFullError extends Error {
  override name = 'StoreFullError';
  constructor(cause: unknown) {
    super('There is no space left to save more jobs. Export what you have and delete some jobs, then go on.', {
      cause,
    });
  }
}

/** The data was written by a newer version of the extension, which this one must not touch. */
export class StoreNewerError extends Error {
  override name = 'StoreNewerError';
  constructor(cause: unknown) {
    super('Your jobs were saved by a newer version of Jobtrail. Update the extension to see them.', { cause });
  }
}

/** Someone else wrote the run in the meantime (or it is gone): whoever gets this must leave the run alone. */
export class StaleRunError extends Error {
  override name = 'StaleRunError';
}

/** The tab already has a run that did not end. */
export class TabBusyError extends Error {
  override name = 'TabBusyError';
  constructor(readonly runId: string) {
    super('This tab already has a run.');
  }
}

/** The same failure as the error a caller can decide on, where there is one. */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  if (error.name === 'QuotaExceededError') return new StoreFullError(error);
  return error.name === 'VersionError' ? new StoreNewerError(error) : error;
}
