import type { ComponentProps } from 'react';
import { i18n } from '#i18n';
import type { JobSummary } from '@/domain/job';
import { Icon } from '../parts/icon';
import { webAddress } from '../web-address';

/** Opens the posting in a new tab; nothing if its address is unknown. */
export function PostingLink({ job, ...rest }: { job: JobSummary } & ComponentProps<'a'>) {
  const url = webAddress(job.url);
  if (!url) return null;
  return (
    <a
      className="icon-link"
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={i18n.t('jobs.openJob', { title: job.title })}
      title={i18n.t('jobs.open')}
      {...rest}
    >
      <Icon name="external" />
    </a>
  );
}
