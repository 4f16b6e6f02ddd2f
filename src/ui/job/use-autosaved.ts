import { useEffect, useMemo, useRef, useState } from 'react';
import { createWriteQueue } from '../write-queue';

interface Autosaved {
  text: string;
  edit(text: string): void;
  /** The field lost the focus: what waits is written now, and from then on what others write is shown. */
  leave(): void;
  hasFailed: boolean;
}

/**
 * A text that is written while it is typed. What stands in the field is the user's until they leave it: what the store says
 * meanwhile never replaces a keystroke. What waits is written before the field or the panel goes away.
 *
 * @param write the same function as long as it means the same
 */
export function useAutosaved(saved: string, write: (text: string) => Promise<void>): Autosaved {
  const [draft, setDraft] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isAtIt = useRef(false);
  const queue = useMemo(
    () => createWriteQueue<string>({ write, join: (_earlier, later) => later, onOutcome: setFailed }),
    [write],
  );

  useEffect(() => {
    if (!isAtIt.current && queue.isEmpty()) setDraft((current) => (current === saved ? current : null));
  }, [saved, queue]);
  useEffect(() => {
    const flush = () => void queue.flush();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [queue]);

  return {
    text: draft ?? saved,
    edit(text) {
      isAtIt.current = true;
      setDraft(text);
      queue.put(text);
    },
    leave() {
      isAtIt.current = false;
      void queue.flush();
    },
    hasFailed,
  };
}
