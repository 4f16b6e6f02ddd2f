/** What is used of idb's transaction. */
interface Transaction {
  readonly done: Promise<void>;
  /** What made it fail; null while nothing has, and when it was aborted on purpose. */
  readonly error: DOMException | null;
  abort(): void;
  addEventListener(type: 'complete' | 'abort', listener: () => void): void;
}

/**
 * Does `work` and waits until its transaction is committed. When `work` throws, the transaction is taken back before the error
 * goes on: left alone, IndexedDB would commit what was written until then. Throws what made the transaction fail, where
 * something did, not the AbortError of whatever came after.
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

/** Whether the transaction was kept, once it is over. idb's `done` rejects before the transaction knows its error. */
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
