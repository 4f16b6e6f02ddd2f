import { useCallback } from 'react';
import { i18n } from '#i18n';
import type { JobSummary } from '@/domain/job/job';
import { useUndoableAct } from '@/ui/acts/use-undoable-act';
import { isJobsChange } from '@/ui/data/jobs-change';
import { useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import { safeWebUrl } from '@/ui/parts/safe-web-url';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';

/** The jobs that the user merged into this one. */
export function MergedJobs({ id }: { id: string }) {
  const { jobs } = usePorts();
  const read = useCallback(() => jobs.mergedInto(id), [jobs, id]);
  const loadable = useLiveQuery(read, isJobsChange);
  if (loadable.state !== 'ready' || loadable.value.length === 0) return null;
  return (
    <section className="job-part">
      <h3>{i18n.t('job.mergedTitle')}</h3>
      <p className="muted">{i18n.t('job.mergedText')}</p>
      <ul className="merged-jobs">
        {loadable.value.map((merged) => (
          <MergedJob key={merged.id} merged={merged} into={id} />
        ))}
      </ul>
    </section>
  );
}

function MergedJob({ merged, into }: { merged: JobSummary; into: string }) {
  const { jobs } = usePorts();
  const attempt = useUndoableAct();
  const posting = safeWebUrl(merged.url);
  const split = () =>
    attempt(
      () => jobs.split(merged.id),
      i18n.t('job.splitOff'),
      () => jobs.merge([merged.id], into),
    );
  return (
    <li>
      <div>
        <p>{merged.title}</p>
        <p className="fact-note">
          {[merged.company, merged.site].filter(Boolean).join(' · ')}{' '}
          {posting && (
            <a href={posting} target="_blank" rel="noreferrer">
              {i18n.t('job.openOther')}
              <Icon name="external" />
            </a>
          )}
        </p>
      </div>
      <Button onClick={split} aria-label={i18n.t('job.splitNamed', { title: merged.title, site: merged.site })}>
        {i18n.t('job.split')}
      </Button>
    </li>
  );
}
