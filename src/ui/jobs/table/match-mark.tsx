import { i18n } from '#i18n';
import type { Match } from '@/domain/job/match-criteria';
import { formatNumber } from '@/ui/messages/formats';
import { matchReason } from '@/ui/messages/match-words';

/** How well a job fits, of 100, and briefly why; nothing if the user has no criteria. */
export function MatchBadge({ match }: { match: Match }) {
  const reason = matchReason(match);
  if (!match.isKept) return null;
  return (
    match.score !== null && (
      <span className="match" title={reason ?? undefined}>
        <span
          className="match-score"
          role="img"
          aria-label={i18n.t('jobs.score', { score: formatNumber(match.score) })}
        >
          {formatNumber(match.score)}
        </span>
        {reason && <span className="match-reason">{reason}</span>}
      </span>
    )
  );
}

/** Why the user's criteria leave a job out. */
export function ExclusionReason({ match }: { match: Match }) {
  return match.isKept ? null : <span className="left-out-reason">{matchReason(match)}</span>;
}
