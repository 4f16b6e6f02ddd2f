import { i18n } from '#i18n';
import type { DiscoverRun } from '@/domain/run/run';
import { formatNumber } from '@/ui/messages/formats';
import { collectedCount, progressSentence } from '@/ui/run/collection-progress';

/** The run's progress, in words and as a bar. If the page states no total, the bar is indeterminate. */
export function RunProgress({ run }: { run: DiscoverRun }) {
  const { announced, limits } = run.state;
  const total = announced !== null && announced >= collectedCount(run) && announced > 0 ? announced : null;
  const isLimited = total === null || limits.jobs < total;
  return (
    <div className="progress">
      <p className="figure">{progressSentence(run)}</p>
      <Bar run={run} total={total} limit={limits.jobs} />
      {isLimited && (
        <p className="progress-note">{i18n.t('run.limit', limits.jobs, { count: formatNumber(limits.jobs) })}</p>
      )}
    </div>
  );
}

function Bar({ run, total, limit }: { run: DiscoverRun; total: number | null; limit: number }) {
  const collected = collectedCount(run);
  const known = total === null ? {} : { 'aria-valuenow': collected, 'aria-valuemin': 0, 'aria-valuemax': total };
  return (
    <div
      className={`bar ${total === null && run.status === 'running' ? 'bar-open' : ''}`}
      role="progressbar"
      aria-label={i18n.t('run.progressLabel')}
      aria-valuetext={progressSentence(run)}
      {...known}
    >
      <div className="bar-fill" style={{ inlineSize: `${total === null ? 0 : (collected / total) * 100}%` }} />
      {total !== null && limit < total && (
        <div className="bar-limit" style={{ insetInlineStart: `${(limit / total) * 100}%` }} />
      )}
    </div>
  );
}
