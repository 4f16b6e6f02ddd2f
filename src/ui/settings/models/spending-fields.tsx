import { i18n } from '#i18n';
import { defaultModelSettings, type ModelSettings } from '@/domain/model-settings';
import { LimitField } from './limit-field';
import { SpentThisMonth } from './spent-this-month';

type Spending = ModelSettings['spending'];

interface SpendingFieldsProps {
  spending: Spending;
  onChange: (spending: Spending) => void;
}

/** The maximum model costs: a run that reaches the limit waits for the user. */
export function SpendingFields({ spending, onChange }: SpendingFieldsProps) {
  const { perRun, perMonth } = spending;
  const initial = defaultModelSettings.spending;
  return (
    <fieldset className="limits">
      <legend>{i18n.t('models.spending')}</legend>
      <LimitField
        label={i18n.t('models.perRun')}
        noLimitLabel={i18n.t('models.noLimitRun')}
        value={perRun}
        initial={initial.perRun ?? 1}
        onChange={(value) => onChange({ ...spending, perRun: value })}
      />
      <LimitField
        label={i18n.t('models.perMonth')}
        noLimitLabel={i18n.t('models.noLimitMonth')}
        value={perMonth}
        initial={initial.perMonth ?? 20}
        onChange={(value) => onChange({ ...spending, perMonth: value })}
      />
      <SpentThisMonth limit={perMonth} />
    </fieldset>
  );
}
