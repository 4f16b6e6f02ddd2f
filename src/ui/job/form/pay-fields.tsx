import { i18n } from '#i18n';
import { SalaryUnit } from '@/domain/job/job-fields';
import { payUnitWord } from '@/ui/messages/pay-words';
import { ChoiceSelect } from '../../parts/choice-select';
import { CurrencySelect } from '../../parts/currency-select';
import { FieldWithLabel } from '../../parts/form-field';
import { withPayText } from './job-draft';
import { JobTextField } from './job-text-field';
import type { DraftProps } from './use-job-form';

/** The pay in words, and the amounts read from them while typing. */
export function PayFields(props: DraftProps) {
  const { draft, change } = props;
  return (
    <fieldset className="form-group">
      <legend>{i18n.t('job.salary')}</legend>
      <FieldWithLabel label={i18n.t('jobForm.payText')} hint={i18n.t('jobForm.payTextHint')}>
        {(traits) => (
          <input
            {...traits}
            type="text"
            value={draft.payText}
            onChange={({ target }) => change(withPayText(draft, target.value))}
          />
        )}
      </FieldWithLabel>
      <div className="form-pair">
        <JobTextField {...props} name="payMin" inputMode="decimal" label={i18n.t('jobForm.payMin')} />
        <JobTextField {...props} name="payMax" inputMode="decimal" label={i18n.t('jobForm.payMax')} />
        <FieldWithLabel label={i18n.t('jobForm.payCurrency')}>
          {(traits) => (
            <CurrencySelect
              traits={traits}
              value={draft.payCurrency}
              none={i18n.t('jobForm.notSaid')}
              onChange={(payCurrency) => change({ payCurrency })}
            />
          )}
        </FieldWithLabel>
        <FieldWithLabel label={i18n.t('jobForm.payUnit')}>
          {(traits) => (
            <ChoiceSelect
              traits={traits}
              value={draft.payUnit}
              options={SalaryUnit.options}
              word={payUnitWord}
              none={i18n.t('jobForm.notSaid')}
              onChange={(payUnit) => change({ payUnit })}
            />
          )}
        </FieldWithLabel>
      </div>
    </fieldset>
  );
}
