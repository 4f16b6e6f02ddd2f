import { useEffect, useRef } from 'react';
import { i18n } from '#i18n';
import type { SavedJob } from '@/store/jobs/put-found-job';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { ActProblem } from '../parts/act-problem';
import { Button } from '../parts/button';

interface AlreadyThereProps {
  saved: SavedJob;
  onOpen: () => void;
  onClose: () => void;
}

/** A job to be added is already on the list, or was deleted earlier. */
export function AlreadyThere({ saved: { job, outcome }, onOpen, onClose }: AlreadyThereProps) {
  const { jobs } = usePorts();
  const act = useAct(i18n.t('jobs.actFailed'));
  const isDeleted = outcome === 'deleted';
  const primary = useRef<HTMLButtonElement>(null);
  useEffect(() => primary.current?.focus(), []);
  const bringBack = () =>
    act.perform(async () => {
      await jobs.restore([job.id]);
      onOpen();
    });
  return (
    <div className="already-there">
      <h3>{isDeleted ? i18n.t('addJob.wasDeleted') : i18n.t('addJob.isThere')}</h3>
      <p>
        <strong>{job.title}</strong>
        <br />
        {[job.company, job.location, job.site].filter(Boolean).join(' · ')}
      </p>
      <p className="muted">{isDeleted ? i18n.t('addJob.wasDeletedText') : i18n.t('addJob.isThereText')}</p>
      <div className="actions">
        <Button look="primary" ref={primary} onClick={isDeleted ? bringBack : onOpen}>
          {isDeleted ? i18n.t('addJob.bringBack') : i18n.t('addJob.open')}
        </Button>
        <Button onClick={onClose}>{i18n.t('job.close')}</Button>
      </div>
      <ActProblem words={act.problem} />
    </div>
  );
}
