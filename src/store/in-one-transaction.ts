interface Abortable {
  readonly done: Promise<void>;
  abort(): void;
}

/**
 * Does `work` and waits until its transaction is committed. When `work` throws, the transaction is taken back before the error
 * goes on: left alone, IndexedDB would commit what was written until then. Throws what made the transaction fail, not the
 * AbortError of whoever came after.
 */
export async function inOneTransaction<Result>(transaction: Abortable, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    await transaction.done;
    return result;
  } catch (error) {
    abortIfOpen(transaction);
    const failure = await transaction.done.then(
      () => error,
      (reason) => reason,
    );
    throw error instanceof DOMException && error.name === 'AbortError' ? failure : error;
  }
}

function abortIfOpen(transaction: Abortable): void {
  try {
    transaction.abort();
  } catch {
    // It was over already: that is what failed.
  }
}
