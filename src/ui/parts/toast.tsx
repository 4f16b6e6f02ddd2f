import { Toast } from 'radix-ui';
import { createContext, type ReactNode, type RefObject, use, useCallback, useEffect, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { Button } from './button';
import './toast.css';

interface Message {
  text: string;
  /** Undoes the act; without it the toast only informs. */
  undo?: () => void;
  /** It stays until that is over, and something else is shown. */
  isGoingOn?: boolean;
}

const ToastContext = createContext<(message: Message) => void>(() => undefined);

/** Reports what was just done, and lets the user undo it. */
export const useToast = () => use(ToastContext);

/** Long enough to read and reach; deletions can still be restored in Settings. */
const millisecondsShown = 10_000;

interface ToastsProps {
  /** What Escape is for where the toast is. Radix gives the key to the topmost layer alone, which a toast is. */
  onEscape?: () => void;
  children: ReactNode;
}

/** One toast at a time, at the foot of the panel. It takes its own space, so that it never covers the focus. */
export function Toasts({ onEscape, children }: ToastsProps) {
  const [shown, setShown] = useState<(Message & { number: number }) | null>(null);
  const count = useRef(0);
  const viewport = useRef<HTMLOListElement>(null);
  const show = useCallback((message: Message) => {
    count.current += 1;
    setShown({ ...message, number: count.current });
  }, []);
  const close = (number: number) => {
    setShown((current) => (current?.number === number ? null : current));
    // Radix moves the focus there, and with it there the next toast would never end.
    viewport.current?.blur();
  };
  return (
    <ToastContext value={show}>
      <Toast.Provider label={i18n.t('toast.label')} duration={millisecondsShown}>
        {children}
        {shown && (
          <OneToast key={shown.number} message={shown} onClose={() => close(shown.number)} onEscape={onEscape} />
        )}
        <Toast.Viewport ref={viewport} className="toasts" label={i18n.t('toast.region', { hotkey: 'F8' })} />
      </Toast.Provider>
    </ToastContext>
  );
}

interface OneToastProps {
  message: Message;
  onClose: () => void;
  onEscape: (() => void) | undefined;
}

function OneToast({ message: { text, undo, isGoingOn }, onClose, onEscape }: OneToastProps) {
  const toast = useRef<HTMLLIElement>(null);
  const escapes = useEscapes(toast, onEscape);
  const undoAndClose = () => {
    undo?.();
    onClose();
  };
  useUndoKey(undo ? undoAndClose : null);
  return (
    <Toast.Root
      ref={toast}
      className="toast"
      // A `foreground` one interrupts a screen reader.
      type="background"
      {...(isGoingOn && { duration: Number.POSITIVE_INFINITY })}
      open
      onOpenChange={() => escapes.mayClose() && onClose()}
      onEscapeKeyDown={escapes.onKeyDown}
    >
      <Toast.Description asChild>
        <p>{text}</p>
      </Toast.Description>
      {undo && (
        <Toast.Action altText={i18n.t('jobs.undo')} onClick={undo} asChild>
          <Button look="quiet" aria-keyshortcuts="Control+Z">
            {i18n.t('jobs.undo')}
          </Button>
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <Button look="quiet" icon="close" aria-label={i18n.t('jobs.dismiss')} />
      </Toast.Close>
    </Toast.Root>
  );
}

/** Escape closes a toast that has the focus. Elsewhere it means something else, and what can be undone stays. */
function useEscapes(toast: RefObject<HTMLElement | null>, onEscape: (() => void) | undefined) {
  const isEscaping = useRef(false);
  return {
    onKeyDown(event: KeyboardEvent) {
      const isOutside = !(event.target instanceof Node && toast.current?.contains(event.target));
      if (isOutside && onEscape) {
        event.preventDefault();
        onEscape();
      } else isEscaping.current = isOutside;
    },
    mayClose() {
      const mayClose = !isEscaping.current;
      isEscaping.current = false;
      return mayClose;
    },
  };
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
