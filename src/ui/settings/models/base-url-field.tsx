import { useId, useState } from 'react';
import { i18n } from '#i18n';
import type { ModelSettings } from '@/domain/model/model-settings';
import { type AddressProblem, parseModelUrl } from '@/url/model-base-url';
import { Button } from '../../parts/button';

interface BaseUrlFieldProps {
  models: Pick<ModelSettings, 'provider' | 'baseUrl'>;
  /** The provider's own address, if it has one. */
  own: string | null;
  onChange: (baseUrl: string | null) => void;
}

const presets = [
  { name: 'Ollama', url: 'http://localhost:11434/v1' },
  { name: 'LM Studio', url: 'http://localhost:1234/v1' },
  { name: 'llama.cpp', url: 'http://localhost:8080/v1' },
];

/** The setting with which Ollama answers extensions. */
const ollamaSetting = 'OLLAMA_ORIGINS=chrome-extension://*';

/**
 * Base URL of the API. Applied only when the field is left: the key must not be sent to hosts that a half-typed address names. An invalid
 * address is reported, and not passed on.
 */
export function BaseUrlField({ models: { provider, baseUrl }, own, onChange }: BaseUrlFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(true);
  const text = draft ?? baseUrl ?? '';
  const problem = isLeft ? problemOf(text) : null;
  const take = (address: string) => {
    setLeft(true);
    const isSound = problemOf(address) === null;
    setDraft(isSound ? null : address);
    const next = address.trim() || null;
    if (isSound && next !== baseUrl) onChange(next);
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
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => {
          setLeft(false);
          setDraft(target.value);
        }}
        onKeyDown={({ key }) => key === 'Enter' && take(text)}
        onBlur={() => take(text)}
      />
      {problem && (
        <p className="field-problem" id={`${id}-problem`}>
          {words[problem]()}
        </p>
      )}
      {isCompatible && <Presets current={baseUrl} onPick={take} />}
    </div>
  );
}

const words: Record<AddressProblem, () => string> = {
  unreadable: () => i18n.t('models.addressUnreadable'),
  open: () => i18n.t('models.addressOpen'),
  credentials: () => i18n.t('models.addressCredentials'),
  query: () => i18n.t('models.addressQuery'),
};

/** What is wrong with an address; none is fine: then the provider's own is used. */
function problemOf(text: string): AddressProblem | null {
  const read = text.trim() === '' ? null : parseModelUrl(text.trim());
  return typeof read === 'string' ? read : null;
}

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
