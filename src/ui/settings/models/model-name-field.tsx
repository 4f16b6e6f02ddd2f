import { useId } from 'react';
import { i18n } from '#i18n';
import type { ListedModel } from '@/rpc/panel-api';
import { priceWords } from '@/ui/messages/usage-words';

interface ModelNameFieldProps {
  label: string;
  value: string;
  placeholder: string;
  models: readonly ListedModel[];
  /** The current model with its price; null if there is nothing to say. */
  model: ListedModel | null;
  isDisabled?: boolean;
  onChange: (name: string) => void;
}

/** A model's name: one the provider lists, or any other. */
export function ModelNameField(props: ModelNameFieldProps) {
  const { label, value, placeholder, models, model, isDisabled = false, onChange } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="text-input"
        type="text"
        list={`${id}-models`}
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        disabled={isDisabled}
        aria-describedby={model ? `${id}-price` : undefined}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <datalist id={`${id}-models`}>
        {models.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {model && (
        <p className="progress-note" id={`${id}-price`}>
          {model.price ? priceWords(model.price) : i18n.t('models.priceUnknown')}
        </p>
      )}
    </div>
  );
}
