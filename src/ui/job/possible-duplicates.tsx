import { useCallback } from 'react';
import { i18n } from '#i18n';
import type { Job, JobSummary } from '@/domain/job/job';
import { useUndoableAct } from '@/ui/acts/use-undoable-act';
import { isJobsChange } from '@/ui/data/jobs-change';
import { useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import { safeWebUrl } from '@/ui/parts/safe-web-url';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { ComparedFacts } from './compared-facts';

interface PossibleDuplicatesProps {
  job: Job;
  /** Ids of possible duplicates. */
  ids: string[];
}

/** Jobs of other sites that may be this one: only the user decides. Keyed by the ids. */
export function PossibleDuplicates({ job, ids }: PossibleDuplicatesProps) {
  const { jobs } = usePorts();
  const read = useCallback(() => jobs.getMany(ids), [jobs, ids]);
  const loadable = useLiveQuery(read, isJobsChange);
  if (loadable.state !== 'ready') return null;
  const others = loadable.value.filter((other) => other.deletedAt === null && other.mergedInto === null);
  return others.map((other) => <PossibleDuplicate key={other.id} job={job} other={other} />);
}

function PossibleDuplicate({ job, other }: { job: Job; other: JobSummary }) {
  const { jobs } = usePorts();
  const attempt = useUndoableAct();
  const posting = safeWebUrl(other.url);
  const merge = () =>
    attempt(
      () => jobs.merge([other.id], job.id),
      i18n.t('job.merged'),
      () => jobs.split(other.id),
    );
  const keepApart = () =>
    attempt(
      () => jobs.setDistinct(job.id, other.id, true),
      i18n.t('job.keptApart'),
      () => jobs.setDistinct(job.id, other.id, false),
    );
  return (
    <section className="notice notice-attention duplicate">
      <h3>
        <Icon name="copies" />
        {i18n.t('job.maybeSame', { site: other.site })}
      </h3>
      <p>{i18n.t('job.maybeSameText')}</p>
      <ComparedFacts one={job} other={other} />
      <div className="actions">
        <Button onClick={merge}>{i18n.t('job.merge')}</Button>
        <Button onClick={keepApart}>{i18n.t('job.notSame')}</Button>
        {posting && (
          <a href={posting} target="_blank" rel="noreferrer">
            {i18n.t('job.openOther')}
            <Icon name="external" />
          </a>
        )}
      </div>
    </section>
  );
}
