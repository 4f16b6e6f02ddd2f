import { useCallback, useId } from 'react';
import { i18n } from '#i18n';
import type { Job } from '@/domain/job/job';
import { usePorts } from '@/ui/data/ports-context';
import { useAutosaved } from '@/ui/data/use-autosaved';
import { NotSavedNote } from '@/ui/parts/unsaved-note';

/** The user's notes on a job: saved while typing. */
export function NotesField({ job }: { job: Pick<Job, 'id' | 'notes'> }) {
  const { jobs } = usePorts();
  const id = useId();
  const write = useCallback((notes: string) => jobs.edit(job.id, { notes }), [jobs, job.id]);
  const notes = useAutosaved(job.notes, write);
  return (
    <div className="field">
      <label htmlFor={id}>{i18n.t('job.notes')}</label>
      <textarea
        id={id}
        rows={2}
        className="text-input growing"
        placeholder={i18n.t('job.notesExample')}
        value={notes.text}
        onChange={({ target }) => notes.edit(target.value)}
        onBlur={notes.leave}
      />
      <NotSavedNote hasFailed={notes.hasFailed} />
    </div>
  );
}
