import { type FormEvent, useId, useState } from 'react';
import { i18n } from '#i18n';
import { Button } from '../../parts/button';
import { Icon } from '../../parts/icon';

interface KeyFormProps {
  /** Scheme, host and port that the key is for. */
  origin: string;
  isOptional: boolean;
  /** Where to create a key; null if none is needed, or it is unknown. */
  keysUrl: string | null;
  onSave: (key: string) => void;
  /** Null if there is no earlier key. */
  onCancel: (() => void) | null;
}

export function KeyForm({ origin, isOptional, keysUrl, onSave, onCancel }: KeyFormProps) {
  const id = useId();
  const [key, setKey] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!key.trim()) return;
    onSave(key);
    setKey('');
  };
  return (
    <form className="key-form" onSubmit={save}>
      <label htmlFor={id}>{i18n.t(isOptional ? 'models.keyOptional' : 'models.key')}</label>
      <input
        id={id}
        className="text-input"
        type="password"
        // Not a password of any site: the browser must not offer to save it.
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-where`}
        value={key}
        onChange={({ target }) => setKey(target.value)}
      />
      <Button type="submit" aria-disabled={!key.trim()}>
        {i18n.t('models.keySave')}
      </Button>
      <p className="progress-note" id={`${id}-where`}>
        {i18n.t('models.keyGoesTo', { origin })}
      </p>
      {keysUrl && (
        <a className="key-make" href={keysUrl} target="_blank" rel="noreferrer">
          {i18n.t('models.keyMake')}
          <Icon name="external" />
        </a>
      )}
      {onCancel && (
        <Button look="quiet" className="key-cancel" onClick={onCancel}>
          {i18n.t('models.keyCancel')}
        </Button>
      )}
    </form>
  );
}
