import { Dialog } from 'radix-ui';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { i18n } from '#i18n';
import { Button } from '@/ui/parts/button';

interface TextDialogProps {
  title: string;
  /** Label of the text. */
  label: string;
  /** A hint below it. */
  hint?: string;
  initial?: string;
  maxLength: number;
  /** Whether it may stay empty. */
  isOptional?: boolean;
  confirm: string;
  /** Gets the focus afterwards: a menu that opened it is gone by then. */
  returnTo: RefObject<HTMLElement | null>;
  onConfirm: (text: string) => void;
  onClose: () => void;
}

/** Asks for one line of text. */
export function TextDialog(props: TextDialogProps) {
  const {
    title,
    label,
    hint,
    initial = '',
    maxLength,
    isOptional = false,
    confirm,
    returnTo,
    onConfirm,
    onClose,
  } = props;
  const id = useId();
  const [text, setText] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOptional && !text.trim()) return;
    onConfirm(text.trim());
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-overlay" />
        <Dialog.Content className="dialog" aria-describedby={undefined} onCloseAutoFocus={focusOn(returnTo)}>
          <Dialog.Title>{title}</Dialog.Title>
          <form className="text-dialog" onSubmit={submit}>
            <label htmlFor={id}>{label}</label>
            <input
              id={id}
              className="text-input"
              type="text"
              maxLength={maxLength}
              required={!isOptional}
              aria-describedby={hint && `${id}-hint`}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            {hint && (
              <p id={`${id}-hint`} className="muted">
                {hint}
              </p>
            )}
            <div className="actions">
              <Dialog.Close asChild>
                <Button>{i18n.t('jobs.cancel')}</Button>
              </Dialog.Close>
              <Button type="submit" look="primary">
                {confirm}
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const focusOn = (element: RefObject<HTMLElement | null>) => (event: Event) => {
  event.preventDefault();
  element.current?.focus();
};
