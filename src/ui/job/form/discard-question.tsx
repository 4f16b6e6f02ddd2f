import { useEffect, useRef } from 'react';
import { i18n } from '#i18n';
import { Button } from '../../parts/button';

interface DiscardQuestionProps {
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asked before typed text is discarded; the focus is on the safe answer. */
export function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    keep.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <>
      <p role="alert">{i18n.t('jobForm.discardQuestion')}</p>
      <div className="actions">
        <Button ref={keep} onClick={onKeep}>
          {i18n.t('jobForm.keepEditing')}
        </Button>
        <Button look="danger" onClick={onDiscard}>
          {i18n.t('jobForm.discard')}
        </Button>
      </div>
    </>
  );
}
