import { i18n } from '#i18n';
import type { ExplorationState } from '@/domain/run/exploration';
import { formatDuration, formatNumber } from '@/ui/messages/formats';
import { questionsSentence, settledQuestions } from './goals-progress';

/** How many goals are settled, and how much of the budget is spent. */
export function ExplorationProgress({ exploration }: { exploration: ExplorationState }) {
  const { goals, turns, limits, spentMs } = exploration;
  const settled = settledQuestions(goals);
  return (
    <div className="progress">
      <p className="figure">{questionsSentence(goals)}</p>
      <div
        className="bar"
        role="progressbar"
        aria-label={i18n.t('goals.progressLabel')}
        aria-valuetext={questionsSentence(goals)}
        aria-valuenow={settled}
        aria-valuemin={0}
        aria-valuemax={goals.length}
      >
        <div className="bar-fill" style={{ inlineSize: `${(settled / Math.max(1, goals.length)) * 100}%` }} />
      </div>
      <p className="progress-note">
        {i18n.t('exploring.budget', {
          turns: formatNumber(turns),
          most: formatNumber(limits.turns),
          spent: formatDuration(spentMs),
          minutes: formatNumber(limits.minutes),
        })}
      </p>
    </div>
  );
}
