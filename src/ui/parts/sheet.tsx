import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { i18n } from '#i18n';
import { Button } from './button';
import { focusOpener } from './focus-opener';
import { Toasts } from './toast';
import './sheet.css';

interface SheetProps {
  title: string;
  /** Buttons beside the title. */
  acts?: ReactNode;
  /** What gets the focus back; by default what had it when the sheet opened. */
  opener?: Element | null;
  /** The user wants to leave: Escape, the button or a press outside. */
  onLeave: () => void;
  children: ReactNode;
}

/**
 * A page above a tab, which keeps its position. It has its own toasts, since the panel's are out of reach meanwhile. The focus returns to
 * where it came from.
 */
export function Sheet({ title, acts, opener, onLeave, children }: SheetProps) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(focusOpener());
  const takeFocus = (event: Event) => {
    // Not the first button, which may be the one that deletes: from the body one can read and scroll.
    event.preventDefault();
    body.current?.focus();
  };
  const returnFocus = (event: Event) => {
    // The dialog has no trigger of its own; and a deleted job has no row to return to.
    event.preventDefault();
    const target = opener ?? before.current;
    if (target instanceof HTMLElement && target.isConnected) target.focus();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onLeave()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-overlay" />
        <Dialog.Content
          className="sheet"
          aria-describedby={undefined}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={returnFocus}
        >
          <Toasts onEscape={onLeave}>
            <header className="sheet-header">
              <Dialog.Title>{title}</Dialog.Title>
              {acts}
              <Dialog.Close asChild>
                <Button look="quiet" icon="close" aria-label={i18n.t('job.close')} />
              </Dialog.Close>
            </header>
            <div className="sheet-body" ref={body} tabIndex={-1}>
              {children}
            </div>
          </Toasts>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
