import { useRef, useState } from 'react';
import { i18n } from '#i18n';
import type { SavedJob } from '@/store/jobs/put-found-job';
import { useDeletion } from '@/ui/acts/use-deletion';
import { usePorts } from '@/ui/data/ports-context';
import { focusOpener } from '@/ui/parts/focus-opener';
import { Sheet } from '@/ui/parts/sheet';
import { useToast } from '@/ui/parts/toast';
import { AlreadyThere } from './already-there';
import { emptyDraft } from './form/job-draft';
import { JobForm } from './form/job-form';
import { newJob } from './form/new-job';
import type { FormFields } from './form/read-draft';
import { JobDetails } from './job-details';

interface AddJobProps {
  onClose: () => void;
}

/** A sheet to enter a job no run found. A known one is reported and shown instead. */
export function AddJob({ onClose }: AddJobProps) {
  const { jobs } = usePorts();
  const show = useToast();
  const deleteJobs = useDeletion();
  const opener = useRef(focusOpener());
  const leave = useRef<(() => void) | null>(null);
  const [there, setThere] = useState<SavedJob | null>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const save = async (fields: FormFields) => {
    const saved = await jobs.add(newJob(fields, new Date().toISOString()));
    if (saved.outcome !== 'new') return setThere(saved);
    show({ text: i18n.t('addJob.added', { title: saved.job.title }) });
    onClose();
  };
  const remove = (id: string) => {
    deleteJobs([id]);
    onClose();
  };
  if (openedId) {
    return <JobDetails id={openedId} opener={opener.current} onClose={onClose} onDelete={() => remove(openedId)} />;
  }
  return (
    <Sheet title={i18n.t('addJob.title')} onLeave={() => (there ? onClose() : leave.current?.())}>
      {there ? (
        <AlreadyThere saved={there} onOpen={() => setOpenedId(there.job.id)} onClose={onClose} />
      ) : (
        <JobForm initial={emptyDraft} saveLabel={i18n.t('addJob.add')} leave={leave} onCancel={onClose} onSave={save} />
      )}
    </Sheet>
  );
}
