import { type RefObject, useState } from 'react';
import { i18n } from '#i18n';
import type { Job } from '@/domain/job/job';
import { usePorts } from '@/ui/data/ports-context';
import { changedFields } from './form/changed-fields';
import { draftOf } from './form/job-draft';
import { JobForm } from './form/job-form';

interface EditJobProps {
  job: Job;
  leave: RefObject<(() => void) | null>;
  onDone: () => void;
}

/** Every field of a job, for editing. What a run finds meanwhile does not change the form. */
export function EditJob({ job, leave, onDone }: EditJobProps) {
  const { jobs } = usePorts();
  const [initial] = useState(() => draftOf(job));
  return (
    <JobForm
      initial={initial}
      saveLabel={i18n.t('jobForm.save')}
      leave={leave}
      onCancel={onDone}
      onSave={async (fields) => {
        await jobs.edit(job.id, changedFields(initial, fields));
        onDone();
      }}
    />
  );
}
