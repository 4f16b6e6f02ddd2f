import { i18n } from '#i18n';
import type { ModelSettings } from '@/domain/model/model-settings';
import { AgentFields } from './agent-fields';
import { BaseUrlField } from './base-url-field';
import { KeyField } from './key-field';
import { KeysElsewhere } from './keys-elsewhere';
import { ModelFields } from './model-fields';
import { ModelTestButton } from './model-test-button';
import { PrivacyNote } from './privacy-note';
import { ProviderChoice } from './provider-choice';
import { SpendingFields } from './spending-fields';
import { useModelChoice } from './use-model-choice';
import './models.css';

interface ModelsSectionProps {
  models: ModelSettings;
  onChange: (models: ModelSettings) => void;
}

/** Who answers, with which key and models, for how much money at most, and what they see. */
export function ModelsSection({ models, onChange }: ModelsSectionProps) {
  const change = (part: Partial<ModelSettings>) => onChange({ ...models, ...part });
  return (
    <section className="models">
      <h2>{i18n.t('models.title')}</h2>
      <p className="muted">{i18n.t('models.text')}</p>
      <ProviderChoice
        provider={models.provider}
        // Models and address belong to the previous provider.
        onChange={(provider) => change({ provider, baseUrl: null, names: emptyNames, byAgent: {} })}
      />
      <PrivacyNote models={models} />
      {models.provider !== 'rules' && <OfProvider key={models.provider} models={models} change={change} />}
    </section>
  );
}

const emptyNames: ModelSettings['names'] = { fast: '', smart: '', vision: '' };

interface OfProviderProps {
  models: ModelSettings;
  change: (part: Partial<ModelSettings>) => void;
}

function OfProvider({ models, change }: OfProviderProps) {
  const choice = useModelChoice(models);
  const isCompatible = models.provider === 'compatible';
  const own = choice.provider?.baseUrl ?? null;
  const address = <BaseUrlField models={models} own={own} onChange={(baseUrl) => change({ baseUrl })} />;
  return (
    <>
      {isCompatible && address}
      {choice.origin === null ? (
        choice.provider && <p className="muted">{i18n.t('models.keyNeedsAddress')}</p>
      ) : (
        <KeyField
          // A half-typed key was meant for the previous address.
          key={choice.origin}
          origin={choice.origin}
          isOptional={isCompatible}
          keysUrl={models.baseUrl === null ? (choice.provider?.keysUrl ?? null) : null}
          isRemembered={models.isKeyRemembered}
          onRememberedChange={(isKeyRemembered) => change({ isKeyRemembered })}
        />
      )}
      <KeysElsewhere origin={choice.origin} />
      <ModelFields names={models.names} choice={choice} onChange={(names) => change({ names })} />
      <AgentFields byAgent={models.byAgent} choice={choice} onChange={(byAgent) => change({ byAgent })} />
      {!isCompatible && address}
      <ModelTestButton models={models} />
      <SpendingFields spending={models.spending} onChange={(spending) => change({ spending })} />
    </>
  );
}
