/** The disk (or the browser's quota) is full: none of the last write was saved, everything before it was. */
export class StoreFullError extends Error {
  override name = 'StoreFullError';
  constructor(cause: unknown) {
    super('There is no space left to save more jobs. Export what you have and delete some jobs, then go on.', {
      cause,
    });
  }
}

/** The data is from a newer version of the extension, which this one must not touch. */
export class StoreNewerError extends Error {
  override name = 'StoreNewerError';
  constructor(cause: unknown) {
    super('Your jobs were saved by a newer version of Jobtrail. Update the extension to see them.', { cause });
  }
}

/** The stored data could not be backed up before this version upgrades it: nothing was changed, and nothing may be opened. */
export class BackupFailedError extends Error {
  override name = 'BackupFailedError';
  constructor(cause: unknown) {
    super(
      'Your jobs could not be backed up, which comes before this version of Jobtrail opens them. Nothing was changed. Try again.',
      { cause },
    );
  }
}

/** Like BackupFailedError, because no space is left. */
export class BackupFullError extends Error {
  override name = 'BackupFullError';
  constructor(cause: unknown) {
    super(
      'There is no space left to back up your jobs, which comes before this version of Jobtrail opens them. Free some space on the disk, then try again.',
      { cause },
    );
  }
}

/** The file is not a Jobtrail backup, or is from a newer version. */
export class BackupUnreadableError extends Error {
  override name = 'BackupUnreadableError';
  constructor(readonly isNewer: boolean) {
    super(
      isNewer
        ? 'This backup was made by a newer version of Jobtrail. Update the extension to restore it.'
        : 'This file is no backup of Jobtrail.',
    );
  }
}

/** Someone else has written the run meanwhile (or it is gone): whoever gets this must leave the run alone. */
export class StaleRunError extends Error {
  override name = 'StaleRunError';
}

/** The tab already has an unfinished run. */
export class TabBusyError extends Error {
  override name = 'TabBusyError';
  constructor(readonly runId: string) {
    super('This tab already has a run.');
  }
}

/** The backup error for its cause. */
export function asBackupError(cause: unknown): BackupFailedError | BackupFullError {
  return isFull(cause) ? new BackupFullError(cause) : new BackupFailedError(cause);
}

/** The failure as an error that callers can act on, if there is one. */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  if (isFull(error)) return new StoreFullError(error);
  return error.name === 'VersionError' ? new StoreNewerError(error) : error;
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
