import { useState } from 'react';
import { i18n } from '#i18n';
import { SalaryUnit } from '@/domain/job/job-fields';
import { formatMoney } from '@/ui/messages/formats';
import { payUnitWord } from '@/ui/messages/pay-words';
import { ChoiceSelect } from '@/ui/parts/choice-select';
import { CurrencySelect } from '@/ui/parts/currency-select';
import { FieldWithLabel } from '@/ui/parts/form-field';
import { readAmount } from '@/ui/parts/read-amount';
import { changeExtension, changeSalary } from '../fields/change-profile';
import { DayField } from '../fields/day-field';
import { Section } from '../fields/folding-section';
import { ProfileTextField } from '../fields/profile-text-field';
import type { ProfileEditor } from '../fields/use-profile-editor';
import { YesNoField } from '../fields/yes-no-field';

/** What the user wants from the next job, and when they could start. */
export function WishesSection({ editor }: { editor: ProfileEditor }) {
  const own = editor.profile['x-jobtrail'];
  const pay = own?.salary?.amount === undefined ? '' : formatMoney(own.salary.amount, own.salary.currency ?? null);
  return (
    <Section title={i18n.t('profile.wishes')} holds={[pay, own?.noticePeriod].filter(Boolean).join(' · ')}>
      <SalaryFields editor={editor} />
      <div className="form-pair">
        <ProfileTextField
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
      <ProfileTextField
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
        <ProfileTextField
          label={i18n.t('criteria.floorAmount')}
          inputMode="decimal"
          value={text}
          problem={isUnread ? i18n.t('jobForm.amount') : undefined}
          onChange={changeAmount}
          onLeave={() => isUnread || setDraft(null)}
        />
        <FieldWithLabel label={i18n.t('jobForm.payCurrency')}>
          {(traits) => (
            <CurrencySelect
              traits={traits}
              value={currency}
              none={i18n.t('jobForm.notSaid')}
              onChange={(next) => editor.edit('currency', changeSalary({ currency: next }))}
            />
          )}
        </FieldWithLabel>
        <FieldWithLabel label={i18n.t('jobForm.payUnit')}>
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
        </FieldWithLabel>
      </div>
    </fieldset>
  );
}
