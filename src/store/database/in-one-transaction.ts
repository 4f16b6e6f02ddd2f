/** The parts used of idb's transaction. */
interface Transaction {
  readonly done: Promise<void>;
  /** Why it failed; null if it has not, or was aborted on purpose. */
  readonly error: DOMException | null;
  abort(): void;
  addEventListener(type: 'complete' | 'abort', listener: () => void): void;
}

/**
 * Runs `work` and waits until its transaction is committed. If `work` throws, the transaction is aborted first: otherwise IndexedDB would
 * commit what was written so far. Throws what made the transaction fail, if anything did, not the AbortError of whatever came after.
 */
export async function inOneTransaction<Result>(transaction: Transaction, work: () => Promise<Result>): Promise<Result> {
  const ended = isCommitted(transaction);
  try {
    const result = await work();
    if (await ended) return result;
    throw new DOMException('The transaction was taken back.', 'AbortError');
  } catch (error) {
    abortIfOpen(transaction);
    await ended;
    throw transaction.error ?? error;
  }
}

/** Whether the transaction was committed, once it is over. idb's `done` rejects before the transaction has its error. */
function isCommitted(transaction: Transaction): Promise<boolean> {
  transaction.done.catch(() => undefined);
  return new Promise((resolve) => {
    transaction.addEventListener('complete', () => resolve(true));
    transaction.addEventListener('abort', () => resolve(false));
  });
}

function abortIfOpen(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // It was over already: that is what failed.
  }
}
