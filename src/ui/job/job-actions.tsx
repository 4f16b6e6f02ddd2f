import { i18n } from '#i18n';
import type { Job } from '@/domain/job/job';
import { safeWebUrl } from '@/ui/parts/safe-web-url';
import { Icon } from '../parts/icon';

/** Links to the web. Addresses come from strangers: only web addresses become links. */
export function JobActions({ job }: { job: Pick<Job, 'url' | 'applyUrl'> }) {
  const posting = safeWebUrl(job.url);
  const apply = safeWebUrl(job.applyUrl);
  if (!posting && !apply) return null;
  return (
    <div className="actions">
      {posting && (
        <a className="button button-primary" href={posting} target="_blank" rel="noreferrer">
          <Icon name="external" />
          {i18n.t('jobs.open')}
        </a>
      )}
      {apply && apply !== posting && (
        <a className="button button-plain" href={apply} target="_blank" rel="noreferrer">
          {i18n.t('job.apply')}
        </a>
      )}
    </div>
  );
}
