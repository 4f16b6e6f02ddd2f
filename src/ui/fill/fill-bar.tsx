import { i18n } from '#i18n';
import type { FillRun } from '@/domain/run/run';
import { fillProgress } from '@/ui/data/fill-progress';
import { fillProgressSentence } from '@/ui/messages/fill-words';
import { formatNumber } from '@/ui/messages/formats';

/** How many of the fields with a value are filled. */
export function FillBar({ run }: { run: FillRun }) {
  const { settled, total } = fillProgress(run.state);
  const sentence = fillProgressSentence(run);
  const known = total === 0 ? {} : { 'aria-valuenow': settled, 'aria-valuemin': 0, 'aria-valuemax': total };
  return (
    <div className="progress">
      <p className="figure">{sentence}</p>
      <div
        className={`bar ${total === 0 && run.status === 'running' ? 'bar-open' : ''}`}
        role="progressbar"
        aria-label={i18n.t('fill.progressLabel')}
        aria-valuetext={sentence}
        {...known}
      >
        <div className="bar-fill" style={{ inlineSize: `${total === 0 ? 0 : (settled / total) * 100}%` }} />
      </div>
      {run.state.page > 1 && (
        <p className="progress-note">{i18n.t('fill.page', { page: formatNumber(run.state.page) })}</p>
      )}
    </div>
  );
}
