import { Dialog } from 'radix-ui';
import { type ReactNode, useCallback, useRef } from 'react';
import { i18n } from '#i18n';
import type { Job } from '@/domain/job';
import type { LiveEvent } from '@/domain/live-event';
import { useLiveQuery } from '../live-query';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { Loaded } from '../parts/loaded';
import { usePorts } from '../ports-context';
import { webAddress } from '../web-address';
import { JobFacts } from './job-facts';

interface JobDetailsProps {
  id: string;
  onClose: () => void;
  onDelete: () => void;
}

const isJobsChange = (event: LiveEvent) => event.type === 'jobs-change';

/** One job in full, over the list, which keeps its place. */
export function JobDetails({ id, onClose, onDelete }: JobDetailsProps) {
  const { jobs } = usePorts();
  const read = useCallback(() => jobs.getMany([id]), [jobs, id]);
  const loadable = useLiveQuery(read, isJobsChange);
  const opener = useRef(document.activeElement);
  const returnFocus = (event: Event) => {
    // The dialog knows no trigger of its own; and a job that was deleted has no row to go back to.
    event.preventDefault();
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  };
  const title = loadable.state === 'ready' ? loadable.value[0]?.title : null;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-overlay" />
        <Dialog.Content className="sheet" aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <header className="sheet-header">
            <Dialog.Title>{title ?? i18n.t('state.loading')}</Dialog.Title>
            <Button look="quiet" icon="trash" aria-label={i18n.t('job.delete')} onClick={onDelete} />
            <Dialog.Close asChild>
              <Button look="quiet" icon="close" aria-label={i18n.t('job.close')} />
            </Dialog.Close>
          </header>
          <div className="sheet-body">
            <Loaded from={loadable}>{([job]) => job && <JobContent job={job} />}</Loaded>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function JobContent({ job }: { job: Job }): ReactNode {
  return (
    <>
      <p className="job-where">{[job.company, job.location].filter(Boolean).join(' · ')}</p>
      <JobActions job={job} />
      <JobFacts job={job} />
      <Description text={job.description} />
    </>
  );
}

function JobActions({ job }: { job: Job }) {
  const posting = webAddress(job.url);
  const apply = webAddress(job.applyUrl);
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

/** Text only: what a stranger's page said is never taken for markup. */
function Description({ text }: { text: string | null }) {
  return (
    <section className="job-description">
      <h3>{i18n.t('job.description')}</h3>
      {text ? <p className="description-text">{text}</p> : <p className="muted">{i18n.t('job.noDescription')}</p>}
    </section>
  );
}
