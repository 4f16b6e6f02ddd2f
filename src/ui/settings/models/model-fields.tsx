import { i18n } from '#i18n';
import type { ModelSettings, Tier } from '@/domain/model/model-settings';
import { ModelNameField } from './model-name-field';
import { type ModelChoice, modelOf } from './use-model-choice';

type Names = ModelSettings['names'];

interface ModelFieldsProps {
  names: Names;
  choice: ModelChoice;
  onChange: (names: Names) => void;
}

const words: Record<Tier, () => string> = {
  smart: () => i18n.t('models.smart'),
  fast: () => i18n.t('models.fast'),
  vision: () => i18n.t('models.vision'),
};

const order = ['smart', 'fast', 'vision'] as const satisfies readonly Tier[];

/** One model per kind of work; empty fields use the provider's default. */
export function ModelFields({ names, choice, onChange }: ModelFieldsProps) {
  const isBlind = names.vision === null;
  return (
    <fieldset className="fields">
      <legend>{i18n.t('models.names')}</legend>
      {order.map((tier) => (
        <ModelNameField
          key={tier}
          label={words[tier]()}
          value={names[tier] ?? ''}
          placeholder={choice.provider?.defaults[tier]?.name ?? i18n.t('models.nameNeeded')}
          models={choice.models}
          model={names[tier] === null ? null : modelOf(names[tier], tier, choice)}
          isDisabled={tier === 'vision' && isBlind}
          onChange={(name) => onChange({ ...names, [tier]: name })}
        />
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={isBlind}
          onChange={({ target }) => onChange({ ...names, vision: target.checked ? null : '' })}
        />
        {i18n.t('models.noVision')}
      </label>
    </fieldset>
  );
}
