import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { i18n } from '#i18n';
import { Button } from '../parts/button';
import { Snackbar } from '../snackbar';
import { focusOpener } from './focus-opener';
import './job.css';

interface SheetProps {
  title: string;
  /** Buttons beside the title. */
  acts?: ReactNode;
  /** Where the focus goes back to; else to what had it when the sheet was opened. */
  opener?: Element | null;
  /** The user wants to leave, by Escape, the button or a press beside the sheet. */
  onLeave: () => void;
  children: ReactNode;
}

/**
 * A page that lies over a tab, which keeps its place. It has a snackbar of its own, since the panel's is out of reach while it
 * is open. The focus goes back to where it came from.
 */
export function Sheet({ title, acts, opener, onLeave, children }: SheetProps) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(focusOpener());
  const takeFocus = (event: Event) => {
    // Not the first button, which may well be the one that deletes: from the body one reads and scrolls.
    event.preventDefault();
    body.current?.focus();
  };
  const returnFocus = (event: Event) => {
    // The dialog knows no trigger of its own; and a job that was deleted has no row to go back to.
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
          <Snackbar>
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
          </Snackbar>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
