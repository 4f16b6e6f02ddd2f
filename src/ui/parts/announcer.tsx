import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/** Announces a change to screen readers, politely. */
export const useAnnounce = () => use(AnnounceContext);

/** A screen reader interrupted more often never finishes. */
const millisecondsBetweenMessages = 2000;

/** The panel's one polite live region. Of messages in quick succession only the last is announced. */
export function Announcer({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  const waiting = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const say = useCallback(() => {
    timer.current = undefined;
    if (waiting.current === null) return;
    setMessage(waiting.current);
    waiting.current = null;
    timer.current = setTimeout(say, millisecondsBetweenMessages);
  }, []);
  const announce = useCallback(
    (text: string) => {
      waiting.current = text;
      if (timer.current === undefined) say();
    },
    [say],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="visually-hidden" role="status" aria-live="polite">
        {message}
      </div>
    </AnnounceContext>
  );
}
