import { i18n } from '#i18n';
import type { JobRow } from '@/search/job-search';
import { Icon } from '@/ui/parts/icon';

/** Says that another site's job may be the same. The job's sheet shows which. */
export function DuplicateBadge({ row }: { row: JobRow }) {
  if (row.maybeDuplicates.length === 0) return null;
  return (
    <span className="duplicate-mark" title={i18n.t('jobs.maybeDuplicateLong')}>
      <Icon name="copies" />
      {i18n.t('jobs.maybeDuplicate')}
    </span>
  );
}
