import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { i18n } from '#i18n';
import { useAnnounce } from './announcer';
import { Button } from './button';

interface Snack {
  text: string;
  /** Undoes the act; without it the bar only informs. */
  undo?: () => void;
  /** It stays until that is over, and something else is shown. */
  isGoingOn?: boolean;
}

const SnackContext = createContext<(snack: Snack) => void>(() => undefined);

/** Reports what was just done, and lets the user undo it. */
export const useToast = () => use(SnackContext);

/** Long enough to read and reach; deletions can still be restored in Settings. */
const millisecondsShown = 10_000;

/** One bar at the foot of the panel. It takes its own space, so that it never covers the focus. */
export function Toast({ children }: { children: ReactNode }) {
  const announce = useAnnounce();
  const [snack, setSnack] = useState<Snack | null>(null);
  const [isHeld, setHeld] = useState(false);
  const show = useCallback(
    (next: Snack) => {
      setSnack(next);
      announce(next.text);
    },
    [announce],
  );
  const undo = useCallback(() => {
    snack?.undo?.();
    setSnack(null);
  }, [snack]);

  useEffect(() => {
    if (!snack || snack.isGoingOn || isHeld) return;
    const timer = setTimeout(() => setSnack(null), millisecondsShown);
    return () => clearTimeout(timer);
  }, [snack, isHeld]);
  useUndoKey(snack?.undo ? undo : null);

  return (
    <SnackContext value={show}>
      {children}
      {snack && <Bar snack={snack} onUndo={undo} onDismiss={() => setSnack(null)} onHold={setHeld} />}
    </SnackContext>
  );
}

interface BarProps {
  snack: Snack;
  onUndo: () => void;
  onDismiss: () => void;
  /** It stays while someone uses it. */
  onHold: (isHeld: boolean) => void;
}

function Bar({ snack, onUndo, onDismiss, onHold }: BarProps) {
  return (
    <section
      className="snackbar"
      aria-label={snack.text}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <p>{snack.text}</p>
      {snack.undo && (
        <Button look="quiet" onClick={onUndo} aria-keyshortcuts="Control+Z">
          {i18n.t('jobs.undo')}
        </Button>
      )}
      <Button look="quiet" icon="close" aria-label={i18n.t('jobs.dismiss')} onClick={onDismiss} />
    </section>
  );
}

/** Ctrl+Z (⌘Z) works like the button, unless it undoes typing. */
function useUndoKey(undo: (() => void) | null): void {
  useEffect(() => {
    if (!undo) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLTextAreaElement ||
        (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox');
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo]);
}
