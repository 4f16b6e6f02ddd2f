import { useEffect, useMemo, useRef, useState } from 'react';
import { createWriteQueue } from './write-queue';

interface Autosaved {
  text: string;
  edit(text: string): void;
  /** The field lost the focus: pending text is written now, and changes by others are shown from then on. */
  leave(): void;
  hasFailed: boolean;
}

/**
 * A text saved while it is typed. It is the user's until they leave the field: updates from the store never replace a keystroke. Pending
 * text is written before the field or the panel closes.
 *
 * @param write must be referentially stable
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
