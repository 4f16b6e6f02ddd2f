import { useId, useState } from 'react';
import { i18n } from '#i18n';
import { ModelSettings } from '@/domain/model-settings';
import { Button } from '../../parts/button';

interface BaseUrlFieldProps {
  models: Pick<ModelSettings, 'provider' | 'baseUrl'>;
  /** The provider's own address, where it has one. */
  own: string | null;
  onChange: (baseUrl: string | null) => void;
}

const presets = [
  { name: 'Ollama', url: 'http://localhost:11434/v1' },
  { name: 'LM Studio', url: 'http://localhost:1234/v1' },
  { name: 'llama.cpp', url: 'http://localhost:8080/v1' },
];

/** What Ollama has to be told so that it answers extensions. */
const ollamaSetting = 'OLLAMA_ORIGINS=chrome-extension://*';

/**
 * Root of the API. Taken over only when the field is left: the key must not be sent to hosts that a half-typed address names.
 * An address that is none is said to be, and not handed on.
 */
export function BaseUrlField({ models: { provider, baseUrl }, own, onChange }: BaseUrlFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(true);
  const text = draft ?? baseUrl ?? '';
  const isValid = addressIn(text).success || !isLeft;
  const take = (address: string) => {
    setLeft(true);
    const parsed = addressIn(address);
    setDraft(parsed.success ? null : address);
    if (parsed.success && parsed.data !== baseUrl) onChange(parsed.data);
  };
  const isCompatible = provider === 'compatible';
  return (
    <div className="field">
      <label htmlFor={id}>
        {isCompatible || !own ? i18n.t('models.baseUrl') : i18n.t('models.baseUrlOwn', { url: own })}
      </label>
      <input
        id={id}
        className="text-input"
        type="url"
        inputMode="url"
        spellCheck={false}
        value={text}
        placeholder={isCompatible ? presets[0]?.url : undefined}
        aria-invalid={!isValid}
        aria-describedby={isValid ? undefined : `${id}-problem`}
        onChange={({ target }) => {
          setLeft(false);
          setDraft(target.value);
        }}
        onKeyDown={({ key }) => key === 'Enter' && take(text)}
        onBlur={() => take(text)}
      />
      {!isValid && (
        <p className="field-problem" id={`${id}-problem`}>
          {i18n.t('models.baseUrlInvalid')}
        </p>
      )}
      {isCompatible && <Presets current={baseUrl} onPick={take} />}
    </div>
  );
}

const addressIn = (text: string) => ModelSettings.shape.baseUrl.safeParse(text.trim() || null);

function Presets({ current, onPick }: { current: string | null; onPick: (url: string) => void }) {
  return (
    <>
      <fieldset className="presets">
        <legend className="visually-hidden">{i18n.t('models.presets')}</legend>
        {presets.map(({ name, url }) => (
          <Button key={url} aria-pressed={url === current} onClick={() => onPick(url)}>
            {name}
          </Button>
        ))}
      </fieldset>
      {current === presets[0]?.url && (
        <p className="progress-note">
          {i18n.t('models.ollamaHint')} <code>{ollamaSetting}</code>
        </p>
      )}
    </>
  );
}
