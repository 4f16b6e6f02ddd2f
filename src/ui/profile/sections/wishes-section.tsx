import { useState } from 'react';
import { i18n } from '#i18n';
import { SalaryUnit } from '@/domain/job-fields';
import { ChoiceSelect } from '../../parts/choice-select';
import { CurrencySelect } from '../../parts/currency-select';
import { FormField } from '../../parts/form-field';
import { readAmount } from '../../parts/read-amount';
import { formatMoney } from '../../words/formats';
import { payUnitWord } from '../../words/pay-words';
import { changeExtension, changeSalary } from '../change-profile';
import { DayField } from '../day-field';
import { Section } from '../section';
import { TextField } from '../text-field';
import type { ProfileEditor } from '../use-profile-editor';
import { YesNoField } from '../yes-no-field';

/** What the user wants from the next job, and when they could start. */
export function WishesSection({ editor }: { editor: ProfileEditor }) {
  const own = editor.profile['x-jobtrail'];
  const pay = own?.salary?.amount === undefined ? '' : formatMoney(own.salary.amount, own.salary.currency ?? null);
  return (
    <Section title={i18n.t('profile.wishes')} holds={[pay, own?.noticePeriod].filter(Boolean).join(' · ')}>
      <SalaryFields editor={editor} />
      <div className="form-pair">
        <TextField
          label={i18n.t('profile.noticePeriod')}
          value={own?.noticePeriod}
          placeholder={i18n.t('profile.noticeExample')}
          onChange={(noticePeriod) => editor.edit('noticePeriod', changeExtension({ noticePeriod }))}
        />
        <DayField
          label={i18n.t('profile.earliestStart')}
          value={own?.earliestStart}
          onChange={(earliestStart) => editor.edit('earliestStart', changeExtension({ earliestStart }))}
        />
      </div>
      <YesNoField
        label={i18n.t('profile.relocation')}
        value={own?.willingToRelocate}
        onChange={(willingToRelocate) => editor.edit('relocation', changeExtension({ willingToRelocate }))}
      />
      <TextField
        label={i18n.t('profile.source')}
        hint={i18n.t('profile.sourceHint')}
        value={own?.referralSource}
        placeholder="LinkedIn"
        onChange={(referralSource) => editor.edit('source', changeExtension({ referralSource }))}
      />
    </Section>
  );
}

function SalaryFields({ editor }: { editor: ProfileEditor }) {
  const { amount, currency = '', unit = '' } = editor.profile['x-jobtrail']?.salary ?? {};
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? amount?.toString() ?? '';
  const isUnread = text.trim() !== '' && readAmount(text) === null;
  const changeAmount = (typed: string) => {
    setDraft(typed);
    const read = readAmount(typed);
    if (read !== null || !typed.trim()) editor.edit('amount', changeSalary({ amount: read ?? undefined }));
  };
  return (
    <fieldset className="form-group">
      <legend>{i18n.t('profile.salary')}</legend>
      <div className="form-triple">
        <TextField
          label={i18n.t('criteria.floorAmount')}
          inputMode="decimal"
          value={text}
          problem={isUnread ? i18n.t('jobForm.amount') : undefined}
          onChange={changeAmount}
          onLeave={() => isUnread || setDraft(null)}
        />
        <FormField label={i18n.t('jobForm.payCurrency')}>
          {(traits) => (
            <CurrencySelect
              traits={traits}
              value={currency}
              none={i18n.t('jobForm.notSaid')}
              onChange={(next) => editor.edit('currency', changeSalary({ currency: next }))}
            />
          )}
        </FormField>
        <FormField label={i18n.t('jobForm.payUnit')}>
          {(traits) => (
            <ChoiceSelect
              traits={traits}
              value={unit}
              options={SalaryUnit.options}
              word={payUnitWord}
              none={i18n.t('jobForm.notSaid')}
              onChange={(next) => editor.edit('unit', changeSalary({ unit: next || undefined }))}
            />
          )}
        </FormField>
      </div>
    </fieldset>
  );
}
