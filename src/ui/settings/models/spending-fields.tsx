import { i18n } from '#i18n';
import { defaultModelSettings, type ModelSettings } from '@/domain/model/model-settings';
import type { LiveEvent } from '@/domain/run/live-event';
import { useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import { formatDollars } from '@/ui/messages/formats';
import { LimitField } from './limit-field';

const isRunChange = (event: LiveEvent) => event.type === 'run-change';

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

function SpentThisMonth({ limit }: { limit: number | null }) {
  const { spentThisMonth } = usePorts();
  const spent = useLiveQuery(spentThisMonth, isRunChange);
  if (spent.state !== 'ready') return null;
  const amount = formatDollars(spent.value);
  return (
    <p className="progress-note">
      {limit === null
        ? i18n.t('models.spent', { amount })
        : i18n.t('models.spentOf', { amount, limit: formatDollars(limit) })}
    </p>
  );
}
