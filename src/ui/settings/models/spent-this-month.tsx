import { i18n } from '#i18n';
import type { LiveEvent } from '@/domain/live-event';
import { useLiveQuery } from '../../live-query';
import { usePorts } from '../../ports-context';
import { formatDollars } from '../../words/formats';

const isRunChange = (event: LiveEvent) => event.type === 'run-change';

export function SpentThisMonth({ limit }: { limit: number | null }) {
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
