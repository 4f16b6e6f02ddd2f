import { i18n } from '#i18n';
import { Icon } from '../parts/icon';
import type { JobRow } from './query/job-engine';

/** Says that a job of another site may be the same. The sheet of the job shows which. */
export function DuplicateMark({ row }: { row: JobRow }) {
  if (row.maybeDuplicates.length === 0) return null;
  return (
    <span className="duplicate-mark" title={i18n.t('jobs.maybeDuplicateLong')}>
      <Icon name="copies" />
      {i18n.t('jobs.maybeDuplicate')}
    </span>
  );
}
