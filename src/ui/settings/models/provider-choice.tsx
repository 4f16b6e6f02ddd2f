import { i18n } from '#i18n';
import { ProviderName } from '@/domain/model/model-settings';
import { providerWords } from '@/ui/messages/provider-words';

interface ProviderChoiceProps {
  provider: ProviderName;
  onChange: (provider: ProviderName) => void;
}

export function ProviderChoice({ provider, onChange }: ProviderChoiceProps) {
  return (
    <fieldset className="providers">
      <legend className="visually-hidden">{i18n.t('models.provider')}</legend>
      {ProviderName.options.map((option) => {
        const { name, text } = providerWords(option);
        return (
          <label key={option}>
            <input type="radio" name="provider" checked={option === provider} onChange={() => onChange(option)} />
            <span>
              <span className="provider-name">{name}</span>
              <span className="progress-note">{text}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
