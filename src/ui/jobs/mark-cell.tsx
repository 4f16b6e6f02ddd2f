import type { MarkColumn } from './columns';
import { MatchMark } from './match-mark';
import type { JobRow } from './query/job-engine';
import { StatusPill } from './status-pill';
import { TagList } from './tag-list';

/** The content of a special column. */
export function MarkCell({ name, row: { job, match } }: { name: MarkColumn; row: JobRow }) {
  if (name === 'status') return <StatusPill status={job.status} />;
  if (name === 'match') return <MatchMark match={match} />;
  return <TagList tags={job.tags} />;
}
