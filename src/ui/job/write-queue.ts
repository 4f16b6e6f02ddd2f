/** Short enough that little is lost with a panel that is closed in the middle of a word, long enough not to write every letter. */
const millisecondsAfterTyping = 400;

export interface WriteQueue {
  /** Takes the text that is to be written next, a moment after the last one that was put in. */
  put(text: string): void;
  /** Writes what waits, now. Never throws. */
  flush(): Promise<void>;
  /** Whether everything that was put in is written. */
  isEmpty(): boolean;
}

/**
 * Writes the latest text of a field, one write at a time. A text that could not be written waits for the next flush, unless a
 * later one came meanwhile.
 */
export function createWriteQueue(
  write: (text: string) => Promise<void>,
  onOutcome: (hasFailed: boolean) => void,
): WriteQueue {
  let waiting: string | null = null;
  let writing: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeOut = async () => {
    while (waiting !== null) {
      const text = waiting;
      waiting = null;
      try {
        await write(text);
        onOutcome(false);
      } catch (error) {
        console.error(error);
        onOutcome(true);
        waiting ??= text;
        return;
      }
    }
  };
  const flush = () => {
    clearTimeout(timer);
    writing ??= writeOut().finally(() => {
      writing = null;
    });
    return writing;
  };
  return {
    put(text) {
      waiting = text;
      clearTimeout(timer);
      timer = setTimeout(flush, millisecondsAfterTyping);
    },
    flush,
    isEmpty: () => waiting === null && writing === null,
  };
}
