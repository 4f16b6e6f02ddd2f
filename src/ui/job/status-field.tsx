import { useCallback, useId } from 'react';
import { i18n } from '#i18n';
import { type Job, JobStatus } from '@/domain/job/job';
import { usePorts } from '@/ui/data/ports-context';
import { useAutosaved } from '@/ui/data/use-autosaved';
import { jobStatusLabel } from '@/ui/messages/job-labels';
import { NotSavedNote } from '@/ui/parts/unsaved-note';

type StatusJob = Pick<Job, 'id' | 'status' | 'skipReason'>;

/** The user's progress with a job; for skipped ones also why, in their own words. */
export function StatusField({ job }: { job: StatusJob }) {
  const { jobs } = usePorts();
  const id = useId();
  const write = useCallback((text: string) => jobs.edit(job.id, { status: JobStatus.parse(text) }), [jobs, job.id]);
  const status = useAutosaved(job.status, write);
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{i18n.t('job.status')}</label>
        <select
          id={id}
          className="text-input"
          value={status.text}
          onChange={({ target }) => {
            status.edit(target.value);
            status.leave();
          }}
        >
          {JobStatus.options.map((option) => (
            <option key={option} value={option}>
              {jobStatusLabel(option)}
            </option>
          ))}
        </select>
        <NotSavedNote hasFailed={status.hasFailed} />
      </div>
      {status.text === 'skipped' && <SkipReason job={job} />}
    </>
  );
}

function SkipReason({ job }: { job: StatusJob }) {
  const { jobs } = usePorts();
  const id = useId();
  const write = useCallback((text: string) => jobs.edit(job.id, { skipReason: text.trim() || null }), [jobs, job.id]);
  const reason = useAutosaved(job.skipReason ?? '', write);
  return (
    <div className="field">
      <label htmlFor={id}>{i18n.t('job.skipReason')}</label>
      <input
        id={id}
        type="text"
        className="text-input"
        maxLength={200}
        placeholder={i18n.t('job.skipReasonExample')}
        value={reason.text}
        onChange={({ target }) => reason.edit(target.value)}
        onBlur={reason.leave}
      />
      <NotSavedNote hasFailed={reason.hasFailed} />
    </div>
  );
}
