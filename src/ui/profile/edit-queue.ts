import type { Profile } from '@/domain/profile';

export type ProfileChange = (profile: Profile) => Profile;

/** Short enough that little is lost with a panel that is closed in the middle of a word, long enough not to write every letter. */
const millisecondsAfterTyping = 400;

/** Writes the changes of a profile a moment after the last one, all that wait at once, one write after the other. */
export interface EditQueue {
  put(change: ProfileChange): void;
  /** Writes what waits, now. Never throws. */
  flush(): Promise<void>;
  isEmpty(): boolean;
}

/** What could not be written waits for the next flush: no change is lost as long as the panel is open. */
export function createEditQueue(
  write: (change: ProfileChange) => Promise<unknown>,
  onOutcome: (hasFailed: boolean) => void,
): EditQueue {
  let waiting: ProfileChange[] = [];
  let writing: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeOut = async () => {
    while (waiting.length > 0) {
      const changes = waiting;
      waiting = [];
      try {
        await write((profile) => changes.reduce((changed, change) => change(changed), profile));
        onOutcome(false);
      } catch (error) {
        console.error(error);
        waiting = [...changes, ...waiting];
        onOutcome(true);
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
    put(change) {
      waiting.push(change);
      clearTimeout(timer);
      timer = setTimeout(flush, millisecondsAfterTyping);
    },
    flush,
    isEmpty: () => waiting.length === 0 && writing === null,
  };
}
