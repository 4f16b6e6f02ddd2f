/** Short enough to lose little if the panel is closed mid-word, long enough not to write every letter. */
const millisecondsAfterTyping = 400;

export interface WriteQueue<Item> {
  /** Queues the next item, written a moment after the last one was added. */
  put(item: Item): void;
  /** Writes pending items now. Never throws. */
  flush(): Promise<void>;
  /** Whether everything added has been written. */
  isEmpty(): boolean;
}

interface WriteQueueParts<Item> {
  write(item: Item): Promise<unknown>;
  /** Merges two pending items, the earlier one first. */
  join(earlier: Item, later: Item): Item;
  onOutcome(hasFailed: boolean): void;
}

/** Writes what the user types, one write at a time. What fails waits for the next flush, with anything added meanwhile. */
export function createWriteQueue<Item>({ write, join, onOutcome }: WriteQueueParts<Item>): WriteQueue<Item> {
  let waiting: { item: Item } | null = null;
  let writing: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeOut = async () => {
    while (waiting !== null) {
      const { item } = waiting;
      waiting = null;
      try {
        await write(item);
        onOutcome(false);
      } catch (error) {
        console.error(error);
        putBack(item);
        onOutcome(true);
        return;
      }
    }
  };
  const putBack = (item: Item) => {
    waiting = { item: waiting ? join(item, waiting.item) : item };
  };
  const flush = () => {
    clearTimeout(timer);
    writing ??= writeOut().finally(() => {
      writing = null;
    });
    return writing;
  };
  return {
    put(item) {
      waiting = { item: waiting ? join(waiting.item, item) : item };
      clearTimeout(timer);
      timer = setTimeout(flush, millisecondsAfterTyping);
    },
    flush,
    isEmpty: () => waiting === null && writing === null,
  };
}
