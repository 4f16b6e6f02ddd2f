import { i18n } from '#i18n';
import { ApplyType, RemoteType } from '@/domain/job/job-fields';
import { applyTypeWord, remoteTypeWord } from '@/ui/messages/job-labels';
import { ChoiceSelect } from '../../parts/choice-select';
import { FormField } from '../../parts/form-field';
import { TextField } from './job-text-field';
import { PayFields } from './pay-fields';
import { DateField } from './posted-date-field';
import type { DraftProps } from './use-job-form';

/** Every field of a job; only the title is required. */
export function JobFields(props: DraftProps) {
  return (
    <>
      <TextField {...props} name="title" label={i18n.t('jobForm.title')} />
      <TextField {...props} name="company" label={i18n.t('jobs.company')} />
      <TextField {...props} name="location" label={i18n.t('jobs.location')} />
      <WorkFields {...props} />
      <PayFields {...props} />
      <ApplyFields {...props} />
      <DateField {...props} />
      <FormField label={i18n.t('job.description')}>
        {(traits) => (
          <textarea
            {...traits}
            className="text-input growing"
            rows={6}
            value={props.draft.description}
            onChange={({ target }) => props.change({ description: target.value })}
          />
        )}
      </FormField>
    </>
  );
}

function WorkFields(props: DraftProps) {
  const { draft, change } = props;
  return (
    <div className="form-pair">
      <FormField label={i18n.t('job.remoteType')}>
        {(traits) => (
          <ChoiceSelect
            traits={traits}
            value={draft.remoteType}
            options={RemoteType.options}
            word={remoteTypeWord}
            none={i18n.t('jobForm.notSaid')}
            onChange={(remoteType) => change({ remoteType })}
          />
        )}
      </FormField>
      <TextField {...props} name="employmentType" label={i18n.t('job.employmentType')} />
    </div>
  );
}

function ApplyFields(props: DraftProps) {
  const { draft, change } = props;
  return (
    <>
      <TextField {...props} name="url" inputMode="url" label={i18n.t('jobForm.url')} />
      <TextField {...props} name="applyUrl" inputMode="url" label={i18n.t('jobForm.applyUrl')} />
      <FormField label={i18n.t('job.applyType')}>
        {(traits) => (
          <ChoiceSelect
            traits={traits}
            value={draft.applyType === 'unknown' ? '' : draft.applyType}
            options={ApplyType.exclude(['unknown']).options}
            word={applyTypeWord}
            none={i18n.t('jobForm.notSaid')}
            onChange={(applyType) => change({ applyType: applyType || 'unknown' })}
          />
        )}
      </FormField>
    </>
  );
}
