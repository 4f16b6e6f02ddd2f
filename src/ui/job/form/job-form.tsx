import { type FormEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { i18n } from '#i18n';
import { useAct } from '@/ui/data/use-act';
import { ActProblem } from '../../parts/act-problem';
import { Button } from '../../parts/button';
import { DiscardQuestion } from './discard-question';
import type { JobDraft } from './job-draft';
import { JobFields } from './job-fields';
import type { FormFields } from './read-draft';
import { useJobForm } from './use-job-form';

interface JobFormProps {
  initial: JobDraft;
  saveLabel: string;
  onSave: (fields: FormFields) => Promise<unknown>;
  /** Leaves the form without saving. */
  onCancel: () => void;
  /** Receives the function to call when the user wants to leave: typed text is not discarded unasked. */
  leave: RefObject<(() => void) | null>;
  children?: ReactNode;
}

/** The form to enter or edit a job. */
export function JobForm({ initial, saveLabel, onSave, onCancel, leave, children }: JobFormProps) {
  const form = useJobForm(initial);
  const act = useAct(i18n.t('jobs.actFailed'));
  const [isAsking, setAsking] = useState(false);
  const askOrCancel = () => (form.isChanged ? setAsking(true) : onCancel());
  useEffect(() => {
    leave.current = askOrCancel;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsking(false);
    const fields = form.check();
    if (fields) act.perform(() => onSave(fields));
  };
  return (
    <form className="job-form" ref={form.form} noValidate onSubmit={submit}>
      <JobFields draft={form.draft} problems={form.problems} change={form.change} />
      {children}
      <footer className="form-footer">
        <ActProblem words={act.problem} />
        {isAsking ? (
          <DiscardQuestion onDiscard={onCancel} onKeep={() => setAsking(false)} />
        ) : (
          <div className="actions">
            <Button type="submit" look="primary" aria-disabled={act.isBusy}>
              {saveLabel}
            </Button>
            <Button onClick={askOrCancel}>{i18n.t('settings.cancel')}</Button>
          </div>
        )}
      </footer>
    </form>
  );
}
