import type { JobStatus } from '@/domain/job/job';
import type { JobRow } from '@/search/job-search';
import { jobStatusLabel } from '@/ui/messages/job-labels';
import type { BadgeColumn } from './columns';
import { MatchBadge } from './match-mark';

const looks: Partial<Record<JobStatus, string>> = {
  applied: 'status-running',
  responded: 'status-running',
  interview: 'status-running',
  offer: 'status-running',
};

/** The content of a special column. */
export function BadgeCell({ name, row: { job, match } }: { name: BadgeColumn; row: JobRow }) {
  if (name === 'status') return <StatusPill status={job.status} />;
  if (name === 'match') return <MatchBadge match={match} />;
  return <TagList tags={job.tags} />;
}

/** The status of a job. Positive ones have the accent colour. */
function StatusPill({ status }: { status: JobStatus }) {
  return <span className={`status ${looks[status] ?? ''}`}>{jobStatusLabel(status)}</span>;
}

/** The user's own words on a job. */
function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <span className="tags">
      {tags.map((tag) => (
        <span key={tag} className="tag">
          {tag}
        </span>
      ))}
    </span>
  );
}
