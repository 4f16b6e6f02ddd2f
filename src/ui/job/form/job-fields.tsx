import { i18n } from '#i18n';
import { ApplyType, RemoteType } from '@/domain/job/job-fields';
import { applyTypeLabel, remoteTypeLabel } from '@/ui/messages/job-labels';
import { ChoiceSelect } from '../../parts/choice-select';
import { FieldWithLabel } from '../../parts/form-field';
import { JobTextField } from './job-text-field';
import { PayFields } from './pay-fields';
import { PostedDateField } from './posted-date-field';
import type { DraftProps } from './use-job-form';

/** Every field of a job; only the title is required. */
export function JobFields(props: DraftProps) {
  return (
    <>
      <JobTextField {...props} name="title" label={i18n.t('jobForm.title')} />
      <JobTextField {...props} name="company" label={i18n.t('jobs.company')} />
      <JobTextField {...props} name="location" label={i18n.t('jobs.location')} />
      <WorkFields {...props} />
      <PayFields {...props} />
      <ApplyFields {...props} />
      <PostedDateField {...props} />
      <FieldWithLabel label={i18n.t('job.description')}>
        {(traits) => (
          <textarea
            {...traits}
            className="text-input growing"
            rows={6}
            value={props.draft.description}
            onChange={({ target }) => props.change({ description: target.value })}
          />
        )}
      </FieldWithLabel>
    </>
  );
}

function WorkFields(props: DraftProps) {
  const { draft, change } = props;
  return (
    <div className="form-pair">
      <FieldWithLabel label={i18n.t('job.remoteType')}>
        {(traits) => (
          <ChoiceSelect
            traits={traits}
            value={draft.remoteType}
            options={RemoteType.options}
            word={remoteTypeLabel}
            none={i18n.t('jobForm.notSaid')}
            onChange={(remoteType) => change({ remoteType })}
          />
        )}
      </FieldWithLabel>
      <JobTextField {...props} name="employmentType" label={i18n.t('job.employmentType')} />
    </div>
  );
}

function ApplyFields(props: DraftProps) {
  const { draft, change } = props;
  return (
    <>
      <JobTextField {...props} name="url" inputMode="url" label={i18n.t('jobForm.url')} />
      <JobTextField {...props} name="applyUrl" inputMode="url" label={i18n.t('jobForm.applyUrl')} />
      <FieldWithLabel label={i18n.t('job.applyType')}>
        {(traits) => (
          <ChoiceSelect
            traits={traits}
            value={draft.applyType === 'unknown' ? '' : draft.applyType}
            options={ApplyType.exclude(['unknown']).options}
            word={applyTypeLabel}
            none={i18n.t('jobForm.notSaid')}
            onChange={(applyType) => change({ applyType: applyType || 'unknown' })}
          />
        )}
      </FieldWithLabel>
    </>
  );
}
