import { i18n } from '#i18n';
import type { DiscoverRun } from '@/domain/run/run';
import { formatNumber } from '@/ui/messages/formats';

export function RunCountsList({ run }: { run: DiscoverRun }) {
  const { counts, limits, page } = run.state;
  const missed = run.result?.facts.missed ?? 0;
  const entries = [
    [i18n.t('run.new'), formatNumber(counts.new)],
    [i18n.t('run.known'), formatNumber(counts.known)],
    [i18n.t('run.details'), countOf(counts.details, limits.details)],
    ...(counts.duplicate > 0 ? [[i18n.t('run.duplicates'), formatNumber(counts.duplicate)]] : []),
    ...(missed > 0 ? [[i18n.t('run.missed'), formatNumber(missed)]] : []),
    [i18n.t('run.page'), i18n.t('run.pageOf', { page: formatNumber(page), limit: formatNumber(limits.pages) })],
  ];
  return (
    <>
      <dl className="counts">
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {counts.failed > 0 && (
        <p className="progress-note">
          {i18n.t('run.failedRows', counts.failed, { count: formatNumber(counts.failed) })}
        </p>
      )}
    </>
  );
}

function countOf(count: number, limit: number | null): string {
  if (limit === null) return formatNumber(count);
  return i18n.t('run.detailsOf', { count: formatNumber(count), limit: formatNumber(limit) });
}
