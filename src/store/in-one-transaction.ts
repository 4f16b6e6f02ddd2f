interface Abortable {
  readonly done: Promise<void>;
  abort(): void;
}

/**
 * Does `work` and waits until its transaction is committed. When `work` throws, the transaction is taken back before the error
 * goes on: left alone, IndexedDB would commit what was written until then.
 */
export async function inOneTransaction<Result>(transaction: Abortable, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    await transaction.done;
    return result;
  } catch (error) {
    const isOver = transaction.done.catch(() => undefined);
    try {
      transaction.abort();
    } catch {
      // It was over already: that is what failed.
    }
    await isOver;
    throw error;
  }
}
