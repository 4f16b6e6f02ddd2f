import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { i18n } from '#i18n';
import type { Job } from '@/domain/job/job';
import type { LiveEvent } from '@/domain/run/live-event';
import { type Loadable, useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import { Sheet } from '@/ui/parts/sheet';
import { Button } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { Loaded } from '../parts/loaded';
import { EditJob } from './edit-job';
import { JobSheetView } from './job-view';
import { useSearchEngineAnswer } from './use-engine-answer';

const none: string[] = [];

interface JobDetailsProps {
  id: string;
  /** What gets the focus back; by default what had it when the sheet opened. */
  opener?: Element | null;
  onClose: () => void;
  /** Deletes the job and closes the sheet. */
  onDelete: () => void;
}

/** One job in full, above the list, which keeps its position. */
export function JobDetails({ id, opener, onClose, onDelete }: JobDetailsProps) {
  const loadable = useJob(id);
  const maybeDuplicates = useMaybeDuplicates(id);
  const knownTags = useKnownTags();
  const [isEditing, setEditing] = useState(false);
  const leaveForm = useRef<(() => void) | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const job = loadable.state === 'ready' ? loadable.value : null;
  useFocusAfter(isEditing, editButton);
  return (
    <Sheet
      title={isEditing ? i18n.t('job.edit') : titleOf(job, loadable.state)}
      opener={opener}
      acts={
        job &&
        !isEditing && (
          <>
            <Button
              ref={editButton}
              look="quiet"
              icon="pencil"
              aria-label={i18n.t('job.edit')}
              onClick={() => setEditing(true)}
            />
            <Button look="quiet" icon="trash" aria-label={i18n.t('job.delete')} onClick={onDelete} />
          </>
        )
      }
      onLeave={() => (isEditing && job ? leaveForm.current?.() : onClose())}
    >
      <Loaded from={loadable}>
        {(current) => {
          if (!current) return <Gone />;
          if (isEditing) return <EditJob job={current} leave={leaveForm} onDone={() => setEditing(false)} />;
          return <JobSheetView job={current} maybeDuplicates={maybeDuplicates} knownTags={knownTags} />;
        }}
      </Loaded>
    </Sheet>
  );
}

/** Returns the focus to the button that started something once that is over. */
function useFocusAfter(isOn: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const wasOn = useRef(false);
  useEffect(() => {
    if (wasOn.current && !isOn) button.current?.focus();
    wasOn.current = isOn;
  }, [isOn, button]);
}

function titleOf(job: Job | null, state: 'loading' | 'failed' | 'ready'): string {
  if (job) return job.title;
  return state === 'ready' ? i18n.t('job.gone') : i18n.t('job.loading');
}

function Gone() {
  return <EmptyState icon="none" title={i18n.t('job.gone')} text={i18n.t('job.goneText')} />;
}

/** The tags of all jobs. */
function useKnownTags(): string[] {
  const { engine } = usePorts();
  const ask = useCallback(async () => (await engine.facets()).tags.map(({ value }) => value), [engine]);
  return useSearchEngineAnswer(ask) ?? none;
}

/** The current job with this id; null if it is gone: deleted, or merged into another. */
function useJob(id: string): Loadable<Job | null> {
  const { jobs } = usePorts();
  const read = useCallback(async () => {
    const [job] = await jobs.getMany([id]);
    return job && job.deletedAt === null && job.mergedInto === null ? job : null;
  }, [jobs, id]);
  const isAffectedBy = useCallback(
    (event: LiveEvent) => event.type === 'jobs-change' && (event.ids?.includes(id) ?? true),
    [id],
  );
  return useLiveQuery(read, isAffectedBy);
}

/** Ids of other sites' jobs that may be the same. */
function useMaybeDuplicates(id: string): string[] {
  const { engine } = usePorts();
  const ask = useCallback(async () => (await engine.row(id))?.maybeDuplicates ?? [], [engine, id]);
  return useSearchEngineAnswer(ask) ?? none;
}
